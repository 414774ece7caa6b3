import { createBatchLoader } from '@octavo/platform/data/batch-loader.ts'
import type { Context } from '../context.ts'
import { getEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { type Offer, readOffers } from '../tickets/offers/offers.ts'
import { readPriceRules } from '../tickets/pricing/price-rules.ts'
import type { PriceRules } from '../tickets/pricing/pricing.ts'
import { type EventStock, readStock } from '../tickets/stock.ts'
import { findBuyerLimit } from './buyer-limit.ts'

/** The offers of an event with their terms. */
export interface ForSale {
  event: EventRow
  stock: EventStock
  offers: readonly Offer[]
  rules: PriceRules
  /** Per buyer. */
  limit: number | null
}

export type ForSaleReader = (eventId: number) => Promise<ForSale>

/** Coalesces concurrent reads of one event. */
export function createForSaleReader(context: Context): ForSaleReader {
  const read = createBatchLoader(async (_key, eventIds: readonly number[]) => {
    const [eventId] = eventIds
    const forSale = eventId === undefined ? undefined : await readForSale(context, eventId)
    return eventIds.flatMap(() => forSale ?? [])
  })
  return (eventId) => read(String(eventId), eventId)
}

async function readForSale({ db, clock, config }: Context, eventId: number): Promise<ForSale> {
  const event = await getEvent(db.read, eventId)
  const [stock, rules, limit] = await Promise.all([
    readStock(db.read, event),
    readPriceRules(db.read, config, event),
    findBuyerLimit(db.read, eventId),
  ])
  const offers = await readOffers(db.read, stock, { nowMs: clock.now() })
  return { event, stock, offers, rules, limit }
}
