import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import type { Webhooks } from '../../webhooks/webhooks.ts'
import { statusClasses } from './delivery-log.ts'
import type { DeliveryRows } from './delivery-rows.ts'
import type { Sender } from './send.ts'
import type { WebhookRows } from './webhook-rows.ts'

export interface Retention {
  /** Gives up deliveries that have waited too long, and deletes events past the retention period. */
  tidy(signal: AbortSignal): Promise<void>
  /** Deletes all deliveries of a removed webhook. */
  forget(webhookId: number, signal: AbortSignal): Promise<void>
  forgetResponses: Webhooks['forgetResponses']
}

interface LogPosition {
  webhookId: number
  statusClass: number
  afterId: number
}

export interface RetentionOptions {
  db: Database<WebhookTables>
  clock: Clock
  webhooks: Pick<WebhookRows, 'listIds'>
  deliveries: Pick<DeliveryRows, 'listExpired' | 'settleAll'>
  sender: Pick<Sender, 'refuse'>
  retentionMs: number
  /** The number of rows per transaction, small enough not to block other writes for long. */
  batchSize?: number
}

const maxWaitMs = 3 * 86_400_000

export function createRetention(options: RetentionOptions): Retention {
  const { db, clock, webhooks, deliveries, sender, retentionMs, batchSize = 100 } = options

  /** Settles a batch of deliveries of a webhook that waited too long. Returns false when there are none. */
  async function expireBatch(webhookId: number): Promise<boolean> {
    const retainedMs = clock.now() - retentionMs
    const firstMs = Math.max(clock.now() - maxWaitMs, retainedMs)
    const expired = await deliveries.listExpired(webhookId, { firstMs, retainedMs }, batchSize)
    if (expired.length === 0) return false
    const outcome = sender.refuse('expired', 'The delivery waited too long for its target')
    await db.write((tx) => deliveries.settleAll(tx, expired, outcome))
    return true
  }

  async function expire(signal: AbortSignal): Promise<void> {
    for (let ids = await listIds(0); ids.length > 0; ids = await listIds(ids.at(-1) ?? 0))
      for (const id of ids)
        do {
          signal.throwIfAborted()
          await nextTurn()
        } while (await expireBatch(id))
  }

  const listIds = (afterId: number) => webhooks.listIds({ afterId, limit: batchSize })

  /** Deletes a batch of the oldest payloads with their deliveries, and returns the next cursor. */
  async function deleteBatch(tx: Transaction<WebhookTables>, afterId: number, beforeMs: number) {
    const oldest = await tx
      .selectFrom('octavo_webhook_payload')
      .select(['id', 'emitted_at_ms'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const outdated = oldest.filter((payload) => payload.emitted_at_ms < beforeMs).map(({ id }) => id)
    if (outdated.length === 0) return undefined
    await tx
      .deleteFrom('octavo_webhook_payload')
      .where('id', 'in', outdated)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('octavo_webhook_delivery as delivery')
              .select('delivery.id')
              .whereRef('payload_id', '=', 'octavo_webhook_payload.id')
              .where('status_class', 'is', null),
          ),
        ),
      )
      .execute()
    return outdated.at(-1)
  }

  async function forgetBatch(tx: Transaction<WebhookTables>, webhookId: number): Promise<boolean> {
    const rows = await tx
      .selectFrom('octavo_webhook_delivery')
      .select(['id', 'payload_id'])
      .where('webhook_id', '=', webhookId)
      .limit(batchSize)
      .execute()
    if (rows.length === 0) return false
    const ids = rows.map(({ id }) => id)
    await tx.deleteFrom('octavo_webhook_delivery').where('id', 'in', ids).execute()
    const payloadIds = [...new Set(rows.map((delivery) => delivery.payload_id))]
    await tx
      .deleteFrom('octavo_webhook_payload')
      .where('id', 'in', payloadIds)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('octavo_webhook_delivery').select('payload_id').where('payload_id', 'in', payloadIds),
      )
      .execute()
    return true
  }

  /** Deletes the responses of a batch of finished deliveries, and returns the next cursor. */
  async function forgetResponseBatch(
    tx: Transaction<WebhookTables>,
    log: LogPosition,
    isMeant: (body: string) => boolean,
  ): Promise<number | undefined> {
    const rows = await tx
      .selectFrom('octavo_webhook_delivery as delivery')
      .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'delivery.payload_id')
      .select(['delivery.id', 'payload.body'])
      .where('webhook_id', '=', log.webhookId)
      .where('status_class', '=', log.statusClass)
      .where('delivery.id', '>', log.afterId)
      .orderBy('delivery.id')
      .limit(batchSize)
      .execute()
    const matchingIds = rows.filter(({ body }) => isMeant(body)).map(({ id }) => id)
    if (matchingIds.length > 0)
      await tx
        .updateTable('octavo_webhook_delivery')
        .set({ response_headers: null, response_body: null })
        .where('id', 'in', matchingIds)
        .execute()
    return rows.length < batchSize ? undefined : rows.at(-1)?.id
  }

  return {
    async tidy(signal) {
      await expire(signal)
      const beforeMs = clock.now() - retentionMs
      for (let afterId: number | undefined = 0; afterId !== undefined; await nextTurn()) {
        signal.throwIfAborted()
        const fromId: number = afterId
        afterId = await db.write((tx) => deleteBatch(tx, fromId, beforeMs))
      }
    },

    async forgetResponses({ id: webhookId }, isMeant, signal) {
      for (const statusClass of statusClasses)
        for (let afterId: number | undefined = 0; afterId !== undefined; await nextTurn()) {
          signal.throwIfAborted()
          const log: LogPosition = { webhookId, statusClass, afterId }
          afterId = await db.write((tx) => forgetResponseBatch(tx, log, isMeant))
        }
    },

    async forget(webhookId, signal) {
      while (await db.write((tx) => forgetBatch(tx, webhookId))) {
        signal.throwIfAborted()
        await nextTurn()
      }
    },
  }
}
