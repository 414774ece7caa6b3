import type { Kysely, Transaction } from 'kysely'
import { toWebhook } from '../internal/webhooks/webhook-rows.ts'
import type { WebhookTables } from './tables.ts'
import type { Webhook } from './webhooks.ts'

/** For `createIndex` and `restart with` in a service's migrations. */
export const webhookTable = 'octavo_webhook'

/** Returns all webhooks of an owner, oldest first, as seen by the caller's transaction. */
export async function listWebhooksOf<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  owner: string,
): Promise<Webhook[]> {
  const rows = await webhookTables(db)
    .selectFrom(webhookTable)
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('id')
    .execute()
  return rows.map(toWebhook)
}

export async function countWebhooksOf<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  owner: string,
): Promise<number> {
  const { count } = await webhookTables(db)
    .selectFrom(webhookTable)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the owner, for APIs whose webhook paths do not include it. */
export async function findWebhookOwner<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  id: number,
): Promise<string | undefined> {
  const query = webhookTables(db).selectFrom(webhookTable).select('owner').where('id', '=', id)
  return (await query.executeTakeFirst())?.owner
}

/**
 * Deletes the payloads of all events with this action, and their deliveries, when what they contain must not be stored any
 * longer. The service's migrations include `indexDeliveryActions`.
 */
export async function deletePayloadsOf<Tables>(tx: Transaction<Tables>, action: string): Promise<void> {
  await webhookTables(tx)
    .deleteFrom('octavo_webhook_payload')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('octavo_webhook_delivery').select('payload_id').where('action', '=', action),
    )
    .execute()
}

/** The database of a service with webhooks also has their tables. */
function webhookTables<Tables>(db: Kysely<Tables> | Transaction<Tables>): Kysely<WebhookTables> {
  return db as unknown as Kysely<WebhookTables>
}
