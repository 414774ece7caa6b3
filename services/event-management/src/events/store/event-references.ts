import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The first organizer of the organization. */
export async function findDefaultOrganizer(
  db: Kysely<Tables>,
  organizationId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('organizer')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function belongsTo(
  db: Kysely<Tables>,
  table: 'organizer' | 'venue',
  id: number,
  organizationId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOrganizerName(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('organizer').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}
