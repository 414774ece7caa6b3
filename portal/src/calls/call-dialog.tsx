import { Dialog } from '../kit/dialog.tsx'
import { CallCode } from './call-code.tsx'
import { currentCalls, isCallShown } from './current.ts'
import { callHref } from './explorer-href.ts'

/** Shows the requests of the current view. */
export function CallDialog() {
  const calls = currentCalls.value
  if (!isCallShown.value || !calls.length) return null
  const close = () => {
    isCallShown.value = false
  }
  return (
    <Dialog
      title={calls.length === 1 ? 'Request behind this view' : 'Requests behind this view'}
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
