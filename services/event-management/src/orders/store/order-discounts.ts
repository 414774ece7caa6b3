import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { DiscountRow } from '../../tickets/offers/store.ts'

/** Includes deleted discounts, for orders that used them. */
export async function listDiscountsById(db: Kysely<Tables>, ids: readonly number[]): Promise<DiscountRow[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('discount').selectAll().where('id', 'in', ids).execute()
}
