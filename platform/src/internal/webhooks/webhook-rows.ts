import type { Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { decodeJson, encodeJson, fromBit, toBit } from '../../data/columns.ts'
import type { Database } from '../../data/database.ts'
import type { DeliveryRequest } from '../../webhooks/dialect.ts'
import type { WebhookTable, WebhookTables } from '../../webhooks/tables.ts'
import type { NewWebhook, Webhook, WebhookChange } from '../../webhooks/webhooks.ts'

type Tx = Transaction<WebhookTables>

export interface WebhookRows {
  create(tx: Tx, webhook: NewWebhook): Promise<Webhook>
  find(owner: string, id: number): Promise<Webhook | undefined>
  findWithSecret(id: number): Promise<DeliveryRequest['webhook'] | undefined>
  list(owner: string, page: { afterId?: number | undefined; limit: number }): Promise<Webhook[]>
  listIds(page: { afterId: number; limit: number }): Promise<number[]>
  listSubscribed(tx: Tx, owners: readonly string[], event: string): Promise<Webhook[]>
  update(tx: Tx, owner: string, id: number, change: WebhookChange): Promise<Webhook | undefined>
  remove(tx: Tx, owner: string, id: number): Promise<boolean>
  setLastResponse(tx: Tx, id: number, response: NonNullable<Webhook['lastResponse']>): Promise<void>
  isActive(tx: Tx, id: number): Promise<boolean>
  disable(tx: Tx, id: number): Promise<void>
}

export function createWebhookRows({ db, clock }: { db: Database<WebhookTables>; clock: Clock }): WebhookRows {
  return {
    async create(tx, { owner, active = true, settings = {}, ...webhook }) {
      const nowMs = clock.now()
      const row = await tx
        .insertInto('octavo_webhook')
        .values({
          owner,
          url: webhook.url,
          secret: webhook.secret || null,
          events: encodeJson(webhook.events),
          active: toBit(active),
          settings: encodeJson(settings),
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toWebhook(row)
    },

    async find(owner, id) {
      const row = await db.read
        .selectFrom('octavo_webhook')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return row && toWebhook(row)
    },

    async findWithSecret(id) {
      const row = await db.read
        .selectFrom('octavo_webhook')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { ...toWebhook(row), secret: row.secret }
    },

    async list(owner, { afterId = 0, limit }) {
      const rows = await db.read
        .selectFrom('octavo_webhook')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(toWebhook)
    },

    async listIds({ afterId, limit }) {
      const rows = await db.read
        .selectFrom('octavo_webhook')
        .select('id')
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async listSubscribed(tx, owners, event) {
      if (owners.length === 0) return []
      const rows = await tx
        .selectFrom('octavo_webhook')
        .selectAll()
        .where('owner', 'in', [...owners])
        .where('active', '=', 1)
        .orderBy('id')
        .execute()
      return rows.map(toWebhook).filter(({ events }) => events.includes('*') || events.includes(event))
    },

    async update(tx, owner, id, { url, secret, events, active, settings }) {
      const row = await tx
        .updateTable('octavo_webhook')
        .set({
          updated_at_ms: clock.now(),
          ...(url !== undefined && { url }),
          ...(secret !== undefined && { secret: secret || null }),
          ...(events && { events: encodeJson(events) }),
          ...(active !== undefined && { active: toBit(active) }),
          ...(settings && { settings: encodeJson(settings) }),
        })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returningAll()
        .executeTakeFirst()
      return row && toWebhook(row)
    },

    async remove(tx, owner, id) {
      const rows = await tx
        .deleteFrom('octavo_webhook')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returning('id')
        .execute()
      return rows.length === 1
    },

    async setLastResponse(tx, id, { code, status, message }) {
      await tx
        .updateTable('octavo_webhook')
        .set({ last_code: code, last_status: status, last_message: message })
        .where('id', '=', id)
        .execute()
    },

    async isActive(tx, id) {
      const row = await tx
        .selectFrom('octavo_webhook')
        .select('active')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.active === 1
    },

    async disable(tx, id) {
      await tx.updateTable('octavo_webhook').set({ active: 0 }).where('id', '=', id).execute()
    },
  }
}

/** Omits the secret. */
export function toWebhook(row: Selectable<WebhookTable>): Webhook {
  const { last_code: code, last_status: status, last_message: message } = row
  return {
    id: row.id,
    owner: row.owner,
    url: row.url,
    hasSecret: row.secret !== null,
    events: decodeJson<string[]>(row.events),
    active: fromBit(row.active),
    settings: decodeJson<Record<string, unknown>>(row.settings),
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    lastResponse: status === null ? null : { code, status, message },
  }
}
