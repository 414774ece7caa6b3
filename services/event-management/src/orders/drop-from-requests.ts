import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listAttendeesOf } from './store/attendees.ts'
import { listRefundRequests, transitionRefundRequest } from './store/refund-requests.ts'

/**
 * Removes tickets that were refunded otherwise, or transferred, from the pending refund requests of their order. A
 * request without tickets is completed.
 */
export async function dropFromRequests(
  tx: Transaction<Tables>,
  orderId: number,
  attendeeIds: readonly number[],
  nowMs: number,
): Promise<void> {
  const dropped = new Set(attendeeIds)
  for (const request of await listRefundRequests(tx, [orderId])) {
    const ids = decodeJson<number[]>(request.attendee_ids)
    const remaining = new Set(ids.filter((id) => !dropped.has(id)))
    if (request.status !== 'pending' || remaining.size === ids.length) continue
    const tickets = (await listAttendeesOf(tx, [orderId])).filter(({ id }) => remaining.has(id))
    await transitionRefundRequest(tx, request, ['pending'], {
      attendee_ids: encodeJson([...remaining]),
      amount: tickets.reduce((sum, { gross }) => sum + gross, 0),
      changed_at_ms: nowMs,
      ...(remaining.size === 0 && { status: 'completed' as const }),
    })
  }
}
