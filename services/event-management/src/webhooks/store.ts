import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

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
