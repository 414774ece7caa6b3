import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { MoneyEntryTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type MoneyEntryRow = Selectable<MoneyEntryTable>

export async function insertMoneyEntries(
  tx: Transaction<Tables>,
  entries: readonly Insertable<MoneyEntryTable>[],
): Promise<void> {
  if (entries.length > 0) await tx.insertInto('money_entry').values(entries).execute()
}

export async function listMoneyEntries(db: Kysely<Tables>, orderId: number): Promise<MoneyEntryRow[]> {
  return await db
    .selectFrom('money_entry')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
