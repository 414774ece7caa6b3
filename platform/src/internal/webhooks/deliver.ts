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
  dialect: Pick<WebhookDialect, 'retries' | 'unsubscribes'>
  /** How many deliveries before another webhook has its turn. */
  perTurn: number
}

/** Sends what waits for a webhook, one after another. Whoever calls it sees that it never runs twice at once. */
export function createDeliverer(given: DelivererOptions) {
  const { db, webhooks, deliveries, work, sender, targets, perTurn } = given
  const record = createRecorder(given)

  return async function deliver(webhookId: number, signal: AbortSignal): Promise<void> {
    const recordings: Promise<void>[] = []
    try {
      for (let afterId = 0; ; ) {
        // What waits must not be taken for done when the service stops.
        signal.throwIfAborted()
        const delivery = await deliveries.findNextWaiting(webhookId, afterId)
        if (!delivery) return
        if (recordings.length === perTurn) return await db.write((tx) => work.deliver(tx, webhookId))
        const webhook = await webhooks.findWithSecret(webhookId)
        if (!webhook) return
        const visit = await targets.visit(webhook.url, signal, async () => {
          // Only now, so that what waits for its turn takes no memory.
          const body = await deliveries.findPayload(delivery.payloadId)
          return sender.send(webhook, delivery, body ?? '')
        })
        if ('notBeforeMs' in visit)
          return await db.write((tx) => work.deliverLater(tx, webhookId, visit.notBeforeMs))
        const recording = record({ webhookId, delivery, outcome: visit })
        recordings.push(recording)
        // Waited for below, unless another fails before.
        recording.catch(() => {})
        if (given.dialect.unsubscribes?.(visit.statusCode)) return
        afterId = delivery.id
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

/** Writes down how deliveries ended: together what ended at about the same time. */
function createRecorder({ db, clock, webhooks, deliveries, work, sender, dialect }: DelivererOptions) {
  const { retries } = dialect
  const recordAll = async (all: Set<Recorded>) => {
    const last = new Map([...all].map(({ webhookId, outcome }) => [webhookId, outcome]))
    await db.write(async (tx) => {
      for (const { webhookId, delivery, outcome } of all) {
        await deliveries.settle(tx, delivery, outcome)
        if (dialect.unsubscribes?.(outcome.statusCode)) {
          await webhooks.switchOff(tx, webhookId)
          await deliveries.settleWaiting(tx, webhookId, sender.refuse('switched_off', unsubscribed))
        } else if (outcome.failure && retries && delivery.attempt < retries.maxAttempts) {
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
  // On SQLite a commit stops everything else, so that it must not follow every single answer of a slow disk.
  return createBatcher(recordAll, (tookMs) => Math.min(100, 4 * tookMs))
}

const unsubscribed = 'The target had asked not to be told again'
