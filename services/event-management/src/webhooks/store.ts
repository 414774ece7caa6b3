import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The paths of webhooks name no organization. */
export async function findWebhookOwner(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const query = db.selectFrom('octavo_webhook').select('owner').where('id', '=', id)
  return (await query.executeTakeFirst())?.owner
}

export async function isEventOf(
  db: Kysely<Tables>,
  eventId: number,
  organizationId: number,
): Promise<boolean> {
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('id', '=', eventId)
    .where('organization_id', '=', organizationId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst()
  return event !== undefined
}
