import { Dialog } from '../kit/dialog.tsx'
import { CallCode } from './call-code.tsx'
import { currentCalls, isCallShown } from './current.ts'
import { callHref } from './explorer-href.ts'

/** What the view on the screen was made from. */
export function CallDialog() {
  const calls = currentCalls.value
  if (!isCallShown.value || !calls.length) return null
  const close = () => {
    isCallShown.value = false
  }
  return (
    <Dialog
      title={calls.length === 1 ? 'The call behind this view' : 'The calls behind this view'}
      onClose={close}
      isWide
    >
      <div class="stack stack-wide">
        {calls.map((call, index) => (
          <CallCode
            key={index}
            call={call}
            extra={
              <a href={callHref(call)} class="small" onClick={close}>
                Explore
              </a>
            }
          />
        ))}
      </div>
    </Dialog>
  )
}
