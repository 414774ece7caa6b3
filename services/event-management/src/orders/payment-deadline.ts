import type { Settings } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { OrderRow } from './store/orders.ts'

type Terms = Pick<Settings, 'unpaidOrderHours' | 'pendingOrderDays'>

/**
 * Until when an order that is paid offline keeps its tickets: hours, or days where the money travels and the buyer's
 * address is confirmed. Never past the start of the event, nor past its end for those who buy later.
 */
export function paymentDeadline(
  event: Pick<EventRow, 'start_ms' | 'end_ms'>,
  { method, isConfirmed }: { method: string; isConfirmed: boolean },
  nowMs: number,
  { unpaidOrderHours, pendingOrderDays }: Terms,
): number {
  const isLong = isConfirmed && waitsForTransfer(method)
  const heldMs = isLong ? pendingOrderDays * 24 * hourMs : unpaidOrderHours * hourMs
  return Math.min(nowMs + heldMs, nowMs < event.start_ms ? event.start_ms : event.end_ms)
}

/** Whether the buyer of an unpaid order can keep its tickets longer by confirming the address. */
export function canConfirm({
  status,
  payment_method,
  is_email_confirmed,
}: Pick<OrderRow, 'status' | 'payment_method' | 'is_email_confirmed'>): boolean {
  return status === 'pending' && is_email_confirmed === 0 && waitsForTransfer(payment_method ?? '')
}

const waitsForTransfer = (method: string) => method === 'invoice' || method === 'check'

const hourMs = 3_600_000
