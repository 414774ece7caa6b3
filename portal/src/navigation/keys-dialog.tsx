import { Dialog } from '../kit/dialog.tsx'
import { CheckField } from '../kit/field.tsx'
import { hasSingleKeys } from '../preferences.ts'
import { areKeysShown, shortcuts } from '../shortcuts.ts'

export function KeysDialog() {
  if (!areKeysShown.value) return null
  return (
    <Dialog
      title="Keyboard shortcuts"
      onClose={() => {
        areKeysShown.value = false
      }}
    >
      <div class="stack">
        <dl class="keys">
          {shortcuts.map(({ keys, means, isSingle }) => (
            <div key={keys} class={isSingle && !hasSingleKeys.value ? 'keys-off' : undefined}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
        <CheckField
          label="Enable single-key shortcuts"
          hint="Turn them off if they conflict with speech input."
          checked={hasSingleKeys.value}
          onChange={(event) => {
            hasSingleKeys.value = event.currentTarget.checked
          }}
        />
      </div>
    </Dialog>
  )
}
