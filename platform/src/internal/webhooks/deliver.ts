import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { WebhookDialect } from '../../webhooks/dialect.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import { createBatcher } from '../concurrency/batcher.ts'
import type { DeliveryRows, WaitingDelivery } from './delivery-rows.ts'
import type { Outcome, Sender } from './send.ts'
import type { Targets } from './targets.ts'
import type { WebhookRows } from './webhook-rows.ts'
import type { Work } from './work.ts'

export interface DelivererOptions {
  db: Database<WebhookTables>
  clock: Clock
  webhooks: WebhookRows
  deliveries: DeliveryRows
  work: Work
  sender: Sender
  targets: Targets
  dialect: Pick<WebhookDialect, 'retries' | 'unsubscribes' | 'mayReceive'>
  /** After this many deliveries, another webhook gets the slot. */
  maxPerRun: number
}

/** Sends a webhook's waiting deliveries in order. The caller must not run it concurrently for one webhook. */
export function createDeliverer(options: DelivererOptions) {
  const { db, webhooks, deliveries, work, sender, targets, dialect, maxPerRun } = options
  const record = createRecorder(options)

  return async function deliver(webhookId: number, signal: AbortSignal): Promise<void> {
    const recordings: Promise<void>[] = []
    try {
      for (let afterId = 0; ; ) {
        // On shutdown, throwing keeps the job, so waiting deliveries are not lost.
        signal.throwIfAborted()
        const delivery = await deliveries.findNextWaiting(webhookId, afterId)
        if (!delivery) return
        if (recordings.length === maxPerRun) return await db.write((tx) => work.deliver(tx, webhookId))
        const webhook = await webhooks.findWithSecret(webhookId)
        if (!webhook) return
        if (dialect.mayReceive && !(await dialect.mayReceive(webhook.owner)))
          return await db.write((tx) =>
            deliveries.settleWaiting(tx, webhookId, sender.refuse('disabled', suspended)),
          )
        afterId = delivery.id
        const visit = await targets.visit(webhook.url, signal, async () => {
          // Loads the payload only now, so that queued deliveries use no memory.
          const body = await deliveries.findWaitingPayload(delivery)
          return body === undefined ? undefined : sender.send(webhook, delivery, body)
        })
        // The delivery was deleted or discarded while it waited for its target.
        if (visit === undefined) continue
        if ('notBeforeMs' in visit)
          return await db.write((tx) => work.deliverLater(tx, webhookId, visit.notBeforeMs))
        const recording = record({ webhookId, delivery, outcome: visit })
        recordings.push(recording)
        // Awaited below; this avoids an unhandled rejection until then.
        recording.catch(() => {})
        if (dialect.unsubscribes?.(visit.statusCode)) return
      }
    } finally {
      await Promise.all(recordings)
    }
  }
}

interface Recorded {
  webhookId: number
  delivery: WaitingDelivery
  outcome: Outcome
}

/** Records outcomes in batches. */
function createRecorder({ db, clock, webhooks, deliveries, work, sender, dialect }: DelivererOptions) {
  const { retries } = dialect
  const recordAll = async (all: Set<Recorded>) => {
    const last = new Map([...all].map(({ webhookId, outcome }) => [webhookId, outcome]))
    await db.write(async (tx) => {
      for (const { webhookId, delivery, outcome } of all) {
        await deliveries.settle(tx, delivery, outcome)
        if (dialect.unsubscribes?.(outcome.statusCode)) {
          await webhooks.disable(tx, webhookId)
          await deliveries.settleWaiting(tx, webhookId, sender.refuse('disabled', unsubscribed))
        } else if (
          outcome.failure &&
          retries &&
          delivery.attempt < retries.maxAttempts &&
          (await webhooks.isActive(tx, webhookId))
        ) {
          const notBeforeMs = clock.now() + retries.backoffMs(delivery.attempt + 1)
          await deliveries.repeat(tx, webhookId, delivery.id, notBeforeMs)
          await work.deliverLater(tx, webhookId, notBeforeMs)
        }
      }
      for (const [webhookId, { statusCode, status, failure }] of last) {
        const response = { code: statusCode || null, status, message: failure?.message ?? null }
        await webhooks.setLastResponse(tx, webhookId, response)
      }
    })
  }
  // A commit blocks everything else on SQLite, so a slow disk must not commit for every response.
  return createBatcher(recordAll, (tookMs) => Math.min(100, 4 * tookMs))
}

const suspended = 'The owner of the webhook is suspended'
const unsubscribed = 'The target unsubscribed with an earlier response'
