import type { Transaction } from 'kysely'
import { chunkRows } from '../../data/chunks.ts'
import { encodeJson } from '../../data/columns.ts'
import type { Database } from '../../data/database.ts'
import type { WebhookTables } from '../../webhooks/tables.ts'
import type { Outcome } from './send.ts'

type Tx = Transaction<WebhookTables>

export interface NewDelivery {
  webhookId: number
  payloadId: number
  guid: string
  event: string
  action: string | null
  /** The outcome of a delivery that ends without being sent. */
  outcome?: Outcome | undefined
}

export interface WaitingDelivery {
  id: number
  guid: string
  event: string
  action: string | null
  attempt: number
  payloadId: number
}

/** The times before which an event was emitted whose delivery is given up. */
export interface ExpiryBounds {
  /** For deliveries that were never attempted. */
  firstMs: number
  /** For all: a later attempt at an old event may have been requested just now. */
  retainedMs: number
}

export interface DeliveryRows {
  addPayload(tx: Tx, body: string, emittedAtMs: number): Promise<number>
  addAll(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void>
  /** The next delivery that can be sent now. */
  findNextWaiting(webhookId: number, afterId: number): Promise<WaitingDelivery | undefined>
  /** Returns undefined when the delivery does not wait any longer. */
  findWaitingPayload(delivery: { id: number; guid: string }): Promise<string | undefined>
  settle(tx: Tx, delivery: { id: number; guid: string }, outcome: Outcome): Promise<void>
  /** Makes deliveries sendable whose time has come. */
  release(tx: Tx, webhookId: number, notBeforeMs: number): Promise<void>
  /** The ids of waiting deliveries that are given up. */
  listExpired(webhookId: number, bounds: ExpiryBounds, limit: number): Promise<number[]>
  /** Settles the deliveries that still wait. */
  settleAll(tx: Tx, ids: readonly number[], outcome: Outcome): Promise<void>
  settleWaiting(tx: Tx, webhookId: number, outcome: Outcome): Promise<void>
  /** Adds one more attempt. Returns false when the delivery does not exist or still waits itself. */
  repeat(tx: Tx, webhookId: number, id: number, notBeforeMs: number | null): Promise<boolean>
}

export function createDeliveryRows(db: Database<WebhookTables>): DeliveryRows {
  return {
    async addPayload(tx, body, emittedAtMs) {
      const { id } = await tx
        .insertInto('octavo_webhook_payload')
        .values({ body, emitted_at_ms: emittedAtMs })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async addAll(tx, added) {
      const rows = added.map(({ webhookId, payloadId, guid, event, action, outcome }) => ({
        ...{ webhook_id: webhookId, payload_id: payloadId, guid, event, action, attempt: 1 },
        ...(outcome && columnsOf(outcome)),
      }))
      // An INSERT has the columns of all its rows, and rows with an outcome have more.
      for (const alike of Map.groupBy(rows, (row) => 'status' in row).values())
        for (const some of chunkRows(alike))
          await tx.insertInto('octavo_webhook_delivery').values(some).execute()
    },

    findNextWaiting: (webhookId, afterId) =>
      db.read
        .selectFrom('octavo_webhook_delivery')
        .select(['id', 'guid', 'event', 'action', 'attempt', 'payload_id as payloadId'])
        .where('webhook_id', '=', webhookId)
        .where('status_class', 'is', null)
        .where('id', '>', afterId)
        .where('not_before_ms', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    async findWaitingPayload({ id, guid }) {
      const row = await db.read
        .selectFrom('octavo_webhook_delivery as delivery')
        .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'delivery.payload_id')
        .select('body')
        .where('delivery.id', '=', id)
        .where('guid', '=', guid)
        .where('status_class', 'is', null)
        .executeTakeFirst()
      return row?.body
    },

    async settle(tx, { id, guid }, outcome) {
      await tx
        .updateTable('octavo_webhook_delivery')
        .set(columnsOf(outcome))
        .where('id', '=', id)
        // The data may have been restored from a copy meanwhile, in which the id belongs to another delivery.
        .where('guid', '=', guid)
        .execute()
    },

    async release(tx, webhookId, notBeforeMs) {
      await tx
        .updateTable('octavo_webhook_delivery')
        .set({ not_before_ms: null })
        .where('webhook_id', '=', webhookId)
        .where('status_class', 'is', null)
        .where('not_before_ms', '<=', notBeforeMs)
        .execute()
    },

    async listExpired(webhookId, { firstMs, retainedMs }, limit) {
      const rows = await db.read
        .selectFrom('octavo_webhook_delivery as delivery')
        .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'delivery.payload_id')
        .select('delivery.id')
        .where('webhook_id', '=', webhookId)
        .where('status_class', 'is', null)
        .where(({ and, or, eb }) =>
          or([
            and([eb('attempt', '=', 1), eb('emitted_at_ms', '<', firstMs)]),
            eb('emitted_at_ms', '<', retainedMs),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async settleAll(tx, ids, outcome) {
      await tx
        .updateTable('octavo_webhook_delivery')
        .set(columnsOf(outcome))
        .where('id', 'in', ids)
        .where('status_class', 'is', null)
        .execute()
    },

    async settleWaiting(tx, webhookId, outcome) {
      await tx
        .updateTable('octavo_webhook_delivery')
        .set(columnsOf(outcome))
        .where('webhook_id', '=', webhookId)
        .where('status_class', 'is', null)
        .execute()
    },

    async repeat(tx, webhookId, id, notBeforeMs) {
      const rows = await tx
        .insertInto('octavo_webhook_delivery')
        .columns(['webhook_id', 'payload_id', 'guid', 'event', 'action', 'attempt', 'not_before_ms'])
        .expression((eb) =>
          eb
            .selectFrom('octavo_webhook_delivery')
            .select(['webhook_id', 'payload_id', 'guid', 'event', 'action'])
            .select((eb) => [
              eb('attempt', '+', 1).as('attempt'),
              eb.cast<number | null>(eb.val(notBeforeMs), 'bigint').as('not_before_ms'),
            ])
            .where('id', '=', id)
            .where('webhook_id', '=', webhookId)
            .where('status_class', 'is not', null),
        )
        .returning('id')
        .execute()
      return rows.length === 1
    },
  }
}

function columnsOf(outcome: Outcome) {
  return {
    status_class: Math.floor(outcome.statusCode / 100),
    status_code: outcome.statusCode,
    status: outcome.status,
    delivered_at_ms: outcome.deliveredAtMs,
    duration_ms: outcome.durationMs,
    request_headers: encodeJson(outcome.requestHeaders),
    response_headers: encodeJson(outcome.responseHeaders),
    response_body: outcome.responseBody,
  }
}
