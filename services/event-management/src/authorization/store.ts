import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type OwnedTable =
  | 'venue'
  | 'organizer'
  | 'ticket_order'
  | 'discount'
  | 'ticket_group'
  | 'refund_request'
  | 'mail'

export async function findOwnerOf(
  db: Kysely<Tables>,
  table: OwnedTable,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(table)
    .select('organization_id')
    .where(`${table}.id`, '=', id)
    .executeTakeFirst()
  return row?.organization_id ?? undefined
}
