import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type PoolAccount, selectAccounts } from '../inventory/store/inventory-entries.ts'
import { type SeatAccount, selectSeatAccounts } from './store/seat-accounts.ts'

export interface InventoryProof {
  isBalanced: boolean
  accounts: readonly PoolAccount[]
  seats: readonly SeatAccount[]
}

/** Compares ledger sums, counters and orders per pool, and seats with tickets. */
export async function checkInventory(db: Kysely<Tables>, eventId: number): Promise<InventoryProof> {
  const [accounts, seats] = await Promise.all([
    selectAccounts(db).where('event_id', '=', eventId).orderBy('id').execute(),
    selectSeatAccounts(db).where('seat.event_id', '=', eventId).execute(),
  ])
  return { isBalanced: accounts.every(isBalanced) && seats.every(isSeated), accounts, seats }
}

export function isBalanced({ capacity, sold, held, ...others }: PoolAccount): boolean {
  const isSold = others.ledger_sold === sold && others.orders_sold === sold
  const isHeld = others.ledger_held === held && others.orders_held === held
  return isSold && isHeld && (capacity === null || sold + held <= capacity)
}

export function isSeated(account: SeatAccount): boolean {
  const { capacity, sold, held, seats, seats_sold, seats_held, misplaced } = account
  return seats === capacity && seats_sold === sold && seats_held === held && misplaced === 0
}
