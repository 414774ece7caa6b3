import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import type { Order } from '../records.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

interface RecordPaymentProps {
  url: string
  order: Order
}

/** Records cash, a check or a transfer that the organizer has received for a pending order. */
export function RecordPayment({
  url,
  order: { id, name, status, costs, payment_method },
}: RecordPaymentProps) {
  const isOpen = useSignal(false)
  const { run, isBusy, failure } = useAction()
  if (status !== 'pending') return null
  const { value, currency, display } = costs.gross
  const close = () => {
    isOpen.value = false
  }
  const record = async () => {
    const call = eventsCall(url, '/orders/{order_id}/record_payment/', {
      method: 'POST',
      path: { order_id: id },
      body: { payment: { amount: { currency, value } } },
    })
    if (!(await run(() => makeCall(call), `The payment of ${display} is recorded.`))) return
    close()
    forget(cachePrefix)
  }
  return (
    <>
      <Button
        aria-label={`Record the payment of ${name}, order ${id}`}
        onClick={() => {
          isOpen.value = true
        }}
      >
        Record payment
      </Button>
      {isOpen.value && (
        <Dialog title="Record a payment" onClose={close}>
          <div class="stack">
            <p>
              Confirm that {name} has paid <strong>{display}</strong>
              {payment_method && ` by ${payment_method}`} for order {id}. The tickets become valid.
            </p>
            {failure && <CallError failure={failure} />}
            <div class="actions">
              <Button kind="primary" disabled={isBusy} onClick={record}>
                Record {display}
              </Button>
              <Button onClick={close}>Cancel</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
