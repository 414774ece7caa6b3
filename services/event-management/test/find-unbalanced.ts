import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import { type PoolAccount, selectAccounts } from '../src/inventory/store/inventory-entries.ts'
import { isBalanced } from '../src/orders/check-inventory.ts'

/** All pools of the service whose counters differ from the ledger or from the orders. */
export async function findUnbalanced(db: Kysely<Tables>): Promise<PoolAccount[]> {
  const accounts = await selectAccounts(db).orderBy('id').execute()
  return accounts.filter((account) => !isBalanced(account))
}
