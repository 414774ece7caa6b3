import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { CheckField, TextField } from '../../../kit/field.tsx'
import { cachePrefixOf, hostingCall, makeCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

const common = [
  'push',
  'issues',
  'issue_comment',
  'create',
  'delete',
  'label',
  'milestone',
  'star',
  'fork',
  'status',
]

export function NewHookDialog({
  view: { url, repoPath },
  onClose,
}: {
  view: RepositoryView
  onClose(): void
}) {
  const target = useSignal('')
  const secret = useSignal(randomSecret())
  const events = useSignal<readonly string[]>(['push'])
  const { run, isBusy, failure } = useAction()
  const isEverything = events.value.includes('*')
  const create = async () => {
    const config = {
      url: target.value.trim(),
      content_type: 'json',
      ...(secret.value ? { secret: secret.value } : {}),
    }
    const body = { name: 'web', events: events.value, config }
    const call = hostingCall(url, '/repos/{owner}/{repo}/hooks', {
      method: 'POST',
      path: { ...repoPath },
      body,
    })
    if (!(await run(() => makeCall(call), 'Webhook created, ping sent.'))) return
    onClose()
    forget(cachePrefixOf(url, repoPath.owner, repoPath.repo))
  }
  return (
    <Dialog title="Add a webhook" onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label="Address"
          isRequired
          placeholder="http://127.0.0.1:4000/hook"
          value={target.value}
          hint="Receives a POST with JSON for each event."
          onInput={(event) => {
            target.value = event.currentTarget.value
          }}
        />
        <TextField
          label="Secret"
          value={secret.value}
          hint="Signs each delivery. Copy it now; it is not shown again."
          onInput={(event) => {
            secret.value = event.currentTarget.value
          }}
        />
        <fieldset class="checks">
          <legend class="field-label">Events</legend>
          <CheckField
            label="everything"
            checked={isEverything}
            onChange={(event) => {
              events.value = event.currentTarget.checked ? ['*'] : ['push']
            }}
          />
          {!isEverything &&
            common.map((name) => (
              <CheckField
                key={name}
                label={name}
                checked={events.value.includes(name)}
                onChange={(event) => {
                  const otherEvents = events.value.filter((one) => one !== name)
                  events.value = event.currentTarget.checked ? [...otherEvents, name] : otherEvents
                }}
              />
            ))}
        </fieldset>
        {failure && <CallError failure={failure} />}
        <div class="actions">
          <Button kind="primary" type="submit" disabled={isBusy || !events.value.length}>
            Add webhook
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function randomSecret(): string {
  return crypto.getRandomValues(new Uint8Array(20)).toHex()
}
