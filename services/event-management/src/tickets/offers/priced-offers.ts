import type { Scope } from '../../context.ts'
import type { EventRow } from '../../events/store/events.ts'
import { readPriceRules } from '../pricing/price-rules.ts'
import { type Costs, type PriceRules, price } from '../pricing/pricing.ts'
import { readStock } from '../stock.ts'
import { type TicketView, viewTicketClasses } from '../ticket-views.ts'
import { type Offer, type OfferQuery, readOffers, type Variant } from './offers.ts'

/** An offer with the costs of one ticket. */
export interface PricedOffer {
  offer: Offer
  view: TicketView
  variants: readonly PricedVariant[]
}

export interface PricedVariant {
  variant: Variant
  /** Undefined for donations. */
  costs: Costs | undefined
  originalCosts: Costs | undefined
}

export async function readPricedOffers(
  { db, settings }: Pick<Scope, 'db' | 'settings'>,
  event: EventRow,
  query: OfferQuery,
): Promise<PricedOffer[]> {
  const [stock, rules] = await Promise.all([readStock(db, event), readPriceRules(db, settings, event)])
  const offers = await readOffers(db, stock, query)
  const views = new Map(
    viewTicketClasses(stock, rules, query.nowMs).map((view) => [view.ticketClass.id, view]),
  )
  return offers.flatMap((offer) => {
    const view = views.get(offer.ticketClass.id)
    return view ? [{ offer, view, variants: offer.variants.map((variant) => priced(variant, rules)) }] : []
  })
}

function priced(variant: Variant, rules: PriceRules): PricedVariant {
  const { unitPrice, feeBearing, reduction } = variant
  if (unitPrice === null) return { variant, costs: undefined, originalCosts: undefined }
  const costsWith = (by: typeof reduction) =>
    price([{ quantity: 1, unitPrice, feeBearing, reduction: by }], rules)
  return { variant, costs: costsWith(reduction), originalCosts: costsWith(undefined) }
}
