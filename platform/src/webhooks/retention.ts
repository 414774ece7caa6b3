import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import type { WebhookTables } from './tables.ts'

export interface Retention {
  /** Deletes what was emitted too long ago, unless some of it still waits. */
  tidy(signal: AbortSignal): Promise<void>
  /** Deletes all deliveries of a webhook that is no more. */
  forget(webhookId: number, signal: AbortSignal): Promise<void>
}

export interface RetentionGiven {
  db: Database<WebhookTables>
  clock: Clock
  keptMs: number
  /** How much one transaction deletes, so that other writes need not wait for long. */
  batchSize?: number
}

export function createRetention({ db, clock, keptMs, batchSize = 100 }: RetentionGiven): Retention {
  /** Deletes some of the oldest payloads with their deliveries, and returns where to go on. */
  async function tidySome(tx: Transaction<WebhookTables>, afterId: number, beforeMs: number) {
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

  async function forgetSome(tx: Transaction<WebhookTables>, webhookId: number): Promise<boolean> {
    const some = await tx
      .selectFrom('octavo_webhook_delivery')
      .select(['id', 'payload_id'])
      .where('webhook_id', '=', webhookId)
      .limit(batchSize)
      .execute()
    if (some.length === 0) return false
    const ids = some.map(({ id }) => id)
    await tx.deleteFrom('octavo_webhook_delivery').where('id', 'in', ids).execute()
    const payloadIds = [...new Set(some.map((delivery) => delivery.payload_id))]
    await tx
      .deleteFrom('octavo_webhook_payload')
      .where('id', 'in', payloadIds)
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('octavo_webhook_delivery').select('payload_id').where('payload_id', 'in', payloadIds),
      )
      .execute()
    return true
  }

  return {
    async tidy(signal) {
      const beforeMs = clock.now() - keptMs
      for (let afterId: number | undefined = 0; afterId !== undefined; await nextTurn()) {
        signal.throwIfAborted()
        const fromId: number = afterId
        afterId = await db.write((tx) => tidySome(tx, fromId, beforeMs))
      }
    },

    async forget(webhookId, signal) {
      while (await db.write((tx) => forgetSome(tx, webhookId))) {
        signal.throwIfAborted()
        await nextTurn()
      }
    },
  }
}
