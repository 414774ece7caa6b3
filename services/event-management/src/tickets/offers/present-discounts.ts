import type { Scope } from '../../context.ts'
import { loadEvents } from '../../events/present-events.ts'
import { readPools } from '../../inventory/pools.ts'
import { expand, toOne, type Wanted } from '../../wire/expansions.ts'
import { loadTicketGroups } from '../load-ticket-groups.ts'
import { getManagedDiscount } from './change-discounts.ts'
import { presentDiscount } from './present.ts'
import type { DiscountRow } from './store.ts'

/** With the number of uses. */
export async function presentDiscounts(rows: readonly DiscountRow[], scope: Scope, requested?: Wanted) {
  const poolIds = rows.map(({ pool_id }) => pool_id)
  const [pools, more] = await Promise.all([
    readPools(scope.db, poolIds),
    requested ? expand(rows, expansions, scope, requested) : () => ({}),
  ])
  return rows.map((row) => ({ ...presentDiscount(row, pools.get(row.pool_id), scope), ...more(row) }))
}

export async function presentOneDiscount(scope: Scope, id: number, requested?: Wanted) {
  const discount = await getManagedDiscount(scope.db, scope.viewer, id)
  const [presented] = await presentDiscounts([discount], scope, requested)
  if (!presented) throw new Error('Presenting one discount returned none.')
  return presented
}

const expansions = {
  event: toOne(({ event_id }: DiscountRow) => event_id, loadEvents),
  ticket_group: toOne(({ ticket_group_id }: DiscountRow) => ticket_group_id, loadTicketGroups),
  // Discounts apply to ticket classes including all their seats.
  reserved_seating: async () => () => null,
}
