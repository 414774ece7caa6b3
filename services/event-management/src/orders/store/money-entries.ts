import type { Insertable, Transaction } from 'kysely'
import type { MoneyEntryTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export async function insertMoneyEntries(
  tx: Transaction<Tables>,
  entries: readonly Insertable<MoneyEntryTable>[],
): Promise<void> {
  if (entries.length > 0) await tx.insertInto('money_entry').values(entries).execute()
}
