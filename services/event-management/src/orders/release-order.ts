import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { release } from '../inventory/reservations.ts'
import { closePaymentsJob } from '../payments/payment-jobs.ts'
import { freeSeatsOfOrder } from '../seats/store/seat-changes.ts'
import { toTheSecond } from '../wire/moments.ts'
import { decodeClaims } from './claims.ts'
import { emitOrderWebhook } from './emit-webhooks.ts'
import { offerFreedUnits } from './offer-freed-units.ts'
import { salesChanged } from './sales-changed.ts'
import type { SalesCore } from './sales-core.ts'
import { transitionAttendees } from './store/attendees.ts'
import { transitionOrder } from './store/orders.ts'

const openStatuses = ['started', 'pending'] as const

/** Ends an order that is not placed, and releases its holds. False if it had already ended. */
export async function releaseOrder(
  { context, scarcity }: SalesCore,
  tx: Transaction<Tables>,
  orderId: number,
  { cause, nowMs }: { cause: 'expire' | 'abandon'; nowMs: number },
): Promise<boolean> {
  const changedAtMs = toTheSecond(nowMs)
  const ended = { status: 'abandoned' as const, changed_at_ms: changedAtMs }
  const condition = cause === 'expire' ? { from: openStatuses, expiredAtMs: nowMs } : { from: openStatuses }
  const order = await transitionOrder(tx, orderId, condition, ended)
  if (!order) return false
  await release(tx, { orderId, cause, nowMs })
  await freeSeatsOfOrder(tx, orderId)
  await transitionAttendees(tx, orderId, ['unpaid'], {
    status: 'deleted',
    is_cancelled: 1,
    changed_at_ms: changedAtMs,
  })
  if (cause === 'abandon' && order.gross > 0) await context.jobs.enqueue(tx, closePaymentsJob(orderId))
  await offerFreedUnits(tx, context, order.event_id)
  await salesChanged(tx, context, order.event_id)
  await emitOrderWebhook(tx, context, order, 'order.updated')
  afterCommit(tx, () => scarcity.forget(decodeClaims(order.claims).keys()))
  return true
}
