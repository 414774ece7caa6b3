import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import type { Order, RefundRequest } from '../records.ts'
import { refusedRefundsOf } from '../refused-refunds.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

/** Tries the refunds of an order again that the payment provider has refused. */
export function RetryRefunds({ url, order }: { url: string; order: Order }) {
  return (
    <>
      {refusedRefundsOf(order).map((request) => (
        <RetryRefund key={request.id} url={url} order={order} request={request} />
      ))}
    </>
  )
}

interface RetryRefundProps {
  url: string
  order: Order
  request: RefundRequest
}

function RetryRefund({ url, order: { id, name }, request }: RetryRefundProps) {
  const { run, isBusy, failure } = useAction()
  const amount = request.items[0]?.amount_requested.display ?? ''
  const retry = async () => {
    const call = eventsCall(url, '/refund_requests/{refund_request_id}/approve/', {
      method: 'POST',
      path: { refund_request_id: request.id },
    })
    if (await run(() => makeCall(call), `The refund of ${amount} is tried again.`)) forget(cachePrefix)
  }
  return (
    <>
      <Button aria-label={`Retry the refund of ${name}, order ${id}`} disabled={isBusy} onClick={retry}>
        Retry refund of {amount}
      </Button>
      {failure && <CallError failure={failure} />}
    </>
  )
}
