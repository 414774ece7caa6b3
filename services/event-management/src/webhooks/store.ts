import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Addresses of webhooks name no organization. */
export async function findWebhookOwner(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const query = db.selectFrom('octavo_webhook').select('owner').where('id', '=', id)
  return (await query.executeTakeFirst())?.owner
}
