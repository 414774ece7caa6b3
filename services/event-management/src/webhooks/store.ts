import { usersAs } from '@octavo/platform/auth/user-table.ts'
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

/** Returns false if the owner of the organization is suspended. */
export async function hasActiveOwner(db: Kysely<Tables>, organizationId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('organization')
    .innerJoin(usersAs('owner'), 'owner.id', 'organization.owner_id')
    .where('organization.id', '=', organizationId)
    .where('owner.suspended_at_ms', 'is', null)
    .select('owner.id')
    .executeTakeFirst()
  return owner !== undefined
}
