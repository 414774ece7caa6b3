import type { Settings } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { OrderRow } from './store/orders.ts'

type Terms = Pick<Settings, 'unpaidOrderHours' | 'pendingOrderDays'>

/**
 * Until when an order that is paid offline keeps its tickets: hours, or days for checks and invoices with a
 * confirmed address. Ends with the start of the event, or with its end for later orders.
 */
export function paymentDeadline(
  event: Pick<EventRow, 'start_ms' | 'end_ms'>,
  { method, isConfirmed }: { method: string; isConfirmed: boolean },
  nowMs: number,
  { unpaidOrderHours, pendingOrderDays }: Terms,
): number {
  const isLong = isConfirmed && waitsForTransfer(method)
  const heldMs = isLong ? pendingOrderDays * 24 * hourMs : unpaidOrderHours * hourMs
  return Math.min(nowMs + heldMs, lastDeadline(event, nowMs))
}

/** No deadline is after the start of the event, or after its end once it has started. */
export function lastDeadline(
  { start_ms, end_ms }: Pick<EventRow, 'start_ms' | 'end_ms'>,
  nowMs: number,
): number {
  return nowMs < start_ms ? start_ms : end_ms
}

/** True if confirming the address extends the deadline. */
export function canConfirm({
  status,
  payment_method,
  is_email_confirmed,
}: Pick<OrderRow, 'status' | 'payment_method' | 'is_email_confirmed'>): boolean {
  return status === 'pending' && is_email_confirmed === 0 && waitsForTransfer(payment_method ?? '')
}

const waitsForTransfer = (method: string) => method === 'invoice' || method === 'check'

const hourMs = 3_600_000
