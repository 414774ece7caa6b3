import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The columns that decide who may read an order. */
export type OrderOwner = Awaited<ReturnType<typeof findOrderOwner>> & {}

export function findOrderOwner(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('ticket_order')
    .select(['id', 'organization_id', 'user_id', 'access_hash'])
    .where('id', '=', orderId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
}
