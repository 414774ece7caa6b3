import type { Kysely } from 'kysely'
import type { DiscountRow } from './discounts.ts'
import type { Tables } from './tables.ts'

/** Deleted ones among them, for the orders that were made with them. */
export async function listDiscountsById(db: Kysely<Tables>, ids: readonly number[]): Promise<DiscountRow[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('discount').selectAll().where('id', 'in', ids).execute()
}
