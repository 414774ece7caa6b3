import type { EventRow } from '../store/events.ts'
import type { OrderRow } from '../store/orders.ts'
import type { SalesChannel } from '../tickets/on-sale.ts'
import type { Buyer } from './buyer.ts'
import { chooseLines } from './choose-lines.ts'
import { priceLines } from './price-lines.ts'
import { refuseWhatIsOver } from './refuse-over.ts'
import type { Sales } from './sales.ts'
import { attemptToReserve } from './shortages.ts'
import { nameOfWish, type Wish } from './wish.ts'

/** Holds the tickets for as long as the event gives buyers to complete their order. */
export async function createOrder(
  sales: Sales,
  { id: eventId }: Pick<EventRow, 'id'>,
  buyer: Buyer,
  wish: Wish,
  channel: SalesChannel = 'online',
): Promise<OrderRow> {
  await refuseWhatIsOver(sales, eventId, wish)
  const { db, clock } = sales.context
  const forSale = await sales.readForSale(eventId, channel)
  const chosen = await chooseLines(db.read, forSale, wish, { nowMs: clock.now(), channel })
  const priced = priceLines(chosen, forSale.rules)
  // Members of the organization sell to whomever they like.
  const limit = buyer.isSeller ? null : forSale.limit
  const { recordEffect } = sales
  const draft = { event: forSale.event, buyer, wish, chosen, priced, limit, recordEffect }
  const rememberShortage = (poolId: number) => {
    for (const [at, tickets] of wish.tickets.entries())
      if (chosen[at]?.variant.pools.includes(poolId))
        sales.scarcity.remember(nameOfWish(eventId, wish, tickets), { eventId, poolId })
  }
  return await attemptToReserve(sales, () => sales.grant(draft), rememberShortage)
}
