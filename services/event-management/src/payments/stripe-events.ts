import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { checkRefundJob, settleOrderJob } from './payment-jobs.ts'
import { noteOnce } from './store/payments.ts'

const retentionMs = 30 * 86_400_000

/** Events only trigger a look at the API, since they may repeat or arrive out of order. */
export async function receiveStripeEvent(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  body: string,
): Promise<void> {
  const { id, orderId, refundId } = readEvent(body)
  const nowMs = clock.now()
  await db.write(async (tx) => {
    const isNew = await noteOnce(tx, id, { nowMs, retentionMs })
    if (isNew && orderId !== undefined) await jobs.enqueue(tx, settleOrderJob(orderId))
    if (isNew && refundId !== undefined) await jobs.enqueue(tx, checkRefundJob(refundId))
  })
}

const StripeEvent = Type.Object({
  id: Type.String({ maxLength: 255 }),
  data: Type.Object({
    object: Type.Object({
      id: Type.Optional(Type.String({ maxLength: 255 })),
      object: Type.Optional(Type.String()),
      metadata: Type.Optional(Type.Object({ order_id: Type.Optional(Type.String()) })),
    }),
  }),
})

interface EventSubject {
  id: string
  orderId: number | undefined
  refundId: string | undefined
}

function readEvent(body: string): EventSubject {
  try {
    const { id, data } = Value.Parse(StripeEvent, JSON.parse(body))
    const orderId = data.object.metadata?.order_id
    return {
      id,
      orderId: orderId && /^\d{1,15}$/.test(orderId) ? Number(orderId) : undefined,
      refundId: data.object.object === 'refund' ? data.object.id : undefined,
    }
  } catch {
    throw problem('INVALID_BODY')
  }
}
