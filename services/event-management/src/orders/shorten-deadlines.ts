import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { shortenDeadlinesJob } from '../events/shorten-deadlines.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { setHoldExpiry } from '../inventory/store/holds.ts'
import { queueMail } from '../outbox/outbox.ts'
import { toTheSecond } from '../wire/moments.ts'
import { emitOrderWebhook } from './emit-webhooks.ts'
import { lastDeadline } from './payment-deadline.ts'
import { listOrdersOfEvent, type OrderRow, transitionOrder } from './store/orders.ts'

export function shortenDeadlinesJobs(context: Context): JobHandlers {
  const { db } = context
  return {
    [shortenDeadlinesJob]: {
      async run(payload, { signal }) {
        const { eventId } = Value.Parse(Payload, payload)
        const event = await findEvent(db.read, eventId)
        if (!event) return
        let orders: OrderRow[] = []
        do {
          signal.throwIfAborted()
          const afterId = orders.at(-1)?.id ?? 0
          orders = await db.writeBatched(inventoryKey(event), (tx) =>
            shortenBatch(context, tx, event, afterId),
          )
        } while (orders.length === batchSize)
      },
    },
  }
}

async function shortenBatch(
  context: Context,
  tx: Transaction<Tables>,
  { id }: EventRow,
  afterId: number,
): Promise<OrderRow[]> {
  const event = await findEvent(tx, id)
  if (!event) return []
  const deadlineMs = lastDeadline(event, context.clock.now())
  const orders = await listOrdersOfEvent(tx, id, ['pending'], afterId, batchSize)
  for (const order of orders)
    if ((order.expires_at_ms ?? 0) > deadlineMs) await shorten(context, tx, order, deadlineMs)
  return orders
}

/** The buyer gets the new deadline by email. */
async function shorten(
  context: Context,
  tx: Transaction<Tables>,
  { id: orderId }: OrderRow,
  deadlineMs: number,
): Promise<void> {
  const change = { expires_at_ms: deadlineMs, changed_at_ms: toTheSecond(context.clock.now()) }
  const order = await transitionOrder(tx, orderId, { from: ['pending'] }, change)
  if (!order) return
  await setHoldExpiry(tx, orderId, deadlineMs)
  await queueMail(tx, context, { kind: 'order-placed', orderId })
  await emitOrderWebhook(tx, context, order, 'order.updated')
}

const Payload = Type.Object({ eventId: Type.Integer() })
const batchSize = 50
