import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type PoolRow, readPools } from '../inventory/pools.ts'
import { sumQuantities } from '../inventory/quantities.ts'
import type { Quantities } from '../inventory/reservations.ts'
import { decodeClaims } from './claims.ts'
import type { Claim } from './order-draft.ts'
import { listClaimsOfGuests } from './store/guest-orders.ts'

/** Two orders of the default maximum quantity. */
const minAllowance = 20

/**
 * Returns the claims of guests whose network address would hold too much of the unsold stock in unfinished or unpaid
 * orders. The share leaves room for buyers behind one shared address, and the first order is limited by the organizer
 * alone.
 */
export async function listExcessive(
  tx: Transaction<Tables>,
  eventId: number,
  claims: readonly Claim[],
  { nowMs, maxPercent }: { nowMs: number; maxPercent: number },
): Promise<Claim[]> {
  const guests = claims.filter(({ draft }) => clientKeyOf(draft) !== '')
  if (maxPercent === 0 || guests.length === 0) return []
  const pools = await readPools(tx, [...sumQuantities(guests.map(({ quantities }) => quantities)).keys()])
  const held = await readHeld(tx, eventId, new Set(guests.map(({ draft }) => clientKeyOf(draft))), nowMs)
  return guests.filter(({ draft, quantities }) => {
    const clientKey = clientKeyOf(draft)
    const before = held.get(clientKey) ?? new Map()
    const after = sumQuantities([before, quantities])
    const exceeds = (poolId: number) =>
      before.has(poolId) && (after.get(poolId) ?? 0) > allowanceOf(pools.get(poolId), maxPercent)
    if ([...quantities.keys()].some(exceeds)) return true
    held.set(clientKey, after)
    return false
  })
}

async function readHeld(
  tx: Transaction<Tables>,
  eventId: number,
  clientKeys: ReadonlySet<string>,
  nowMs: number,
): Promise<Map<string, Quantities>> {
  const rows = await listClaimsOfGuests(tx, eventId, [...clientKeys], nowMs)
  const byClient = Map.groupBy(rows, ({ client_key }) => client_key)
  return new Map(
    Array.from(byClient, ([key, own]) => [key, sumQuantities(own.map(({ claims }) => decodeClaims(claims)))]),
  )
}

function allowanceOf(pool: PoolRow | undefined, maxPercent: number): number {
  // Codes and invitations have their own quantities.
  if (!pool || pool.capacity === null || !isStock.has(pool.kind)) return Infinity
  return Math.max(minAllowance, Math.floor(((pool.capacity - pool.sold) * maxPercent) / 100))
}

const isStock: ReadonlySet<PoolRow['kind']> = new Set(['event', 'tier', 'ticket_class'])

const clientKeyOf = ({ buyer }: Claim['draft']): string => buyer.clientKey ?? ''
