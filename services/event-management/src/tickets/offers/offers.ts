import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { argumentsError } from '../../errors.ts'
import type { TierHoldRow, TierRow } from '../../inventory/store/inventory-tiers.ts'
import { holdsFor } from '../holds.ts'
import { type Sale, type SalesChannel, saleOf } from '../on-sale.ts'
import { poolsOf } from '../pools-of.ts'
import { feeBearingOf } from '../pricing/fee-bearing.ts'
import type { FeeBearing, Reduction } from '../pricing/pricing.ts'
import { type EventStock, tierOf } from '../stock.ts'
import type { TicketClassRow } from '../store/ticket-classes.ts'
import { findPromotion, isGoodFor, listPublicPromotions, type Promotion, reductionOf } from './discounts.ts'
import type { DiscountRow } from './store.ts'

/** A ticket class as somebody can buy it now. */
export interface Offer {
  ticketClass: TicketClassRow
  tier: TierRow | undefined
  /** With and without each discount; the first is what is offered in the first place. */
  variants: readonly Variant[]
}

export interface Variant {
  ticketClass: TicketClassRow
  /** As clients name it: `T500000001` or `T500000001-D800000001`. */
  id: string
  discount: DiscountRow | undefined
  reduction: Reduction | undefined
  hold: TierHoldRow | undefined
  sale: Sale
  /** What each ticket takes one of. */
  pools: readonly number[]
  /** Null where the buyer says how much. */
  unitPrice: number | null
  feeBearing: FeeBearing
}

export interface OfferQuery {
  nowMs: number
  channel?: SalesChannel | undefined
  /** Leaves what the code is good for. One that is good for nothing is an error. */
  code?: string | undefined
  /** Leaves what can be drawn from the hold. The caller has to see to it that the viewer may. */
  holdId?: number | undefined
}

/** Nothing that is hidden is among them, but what the code shows. */
export async function readOffers(db: Kysely<Tables>, stock: EventStock, query: OfferQuery): Promise<Offer[]> {
  const variants = await variantsFor(db, stock, query)
  return stock.classes
    .map((ticketClass) => ({
      ticketClass,
      tier: tierOf(stock, ticketClass),
      variants: variants(ticketClass).filter(({ sale }) => sale.state !== 'hidden'),
    }))
    .filter((offer) => offer.variants.length > 0)
}

async function variantsFor(
  db: Kysely<Tables>,
  stock: EventStock,
  query: OfferQuery,
): Promise<(ticketClass: TicketClassRow) => Variant[]> {
  const { nowMs, code, holdId } = query
  const { event, holds } = stock
  if (code !== undefined) {
    const promotion = await findPromotion(db, event, code, nowMs)
    if (!promotion) throw argumentsError({ code: ['INVALID'] })
    const unlocked = holds.filter(({ id }) => promotion.holdIds.includes(id))
    return (ticketClass) => variantByCode(ticketClass, stock, query, promotion, unlocked)
  }
  if (holdId !== undefined) {
    const own = holds.filter(({ id }) => id === holdId)
    if (own.length === 0) throw argumentsError({ hold_id: ['INVALID'] })
    return (ticketClass) => {
      const [hold] = holdsFor(ticketClass, own)
      return hold ? [variantOf(ticketClass, stock, query, { hold, isUnlocked: true })] : []
    }
  }
  const promotions = await listPublicPromotions(db, event, nowMs)
  return (ticketClass) => [
    variantOf(ticketClass, stock, query, {}),
    ...promotions
      .filter((promotion) => isGoodFor(promotion, ticketClass) && !ticketClass.is_donation)
      .map((promotion) => variantOf(ticketClass, stock, query, { promotion })),
  ]
}

function variantByCode(
  ticketClass: TicketClassRow,
  stock: EventStock,
  query: OfferQuery,
  promotion: Promotion,
  unlocked: readonly TierHoldRow[],
): Variant[] {
  if (!isGoodFor(promotion, ticketClass)) return []
  const { kind } = promotion.discount
  const [hold] = holdsFor(ticketClass, unlocked)
  if (kind === 'hold' && !hold) return []
  return [variantOf(ticketClass, stock, query, { promotion, hold, isUnlocked: kind === 'access' })]
}

function variantOf(
  ticketClass: TicketClassRow,
  stock: EventStock,
  { nowMs, channel = 'online' }: OfferQuery,
  by: { promotion?: Promotion; hold?: TierHoldRow | undefined; isUnlocked?: boolean },
): Variant {
  const { promotion, hold, isUnlocked = false } = by
  const { event } = stock
  const discount = promotion?.discount
  const tier = tierOf(stock, ticketClass)
  return {
    ticketClass,
    id: discount ? `T${ticketClass.id}-D${discount.id}` : `T${ticketClass.id}`,
    discount,
    reduction: discount && !ticketClass.is_donation ? reductionOf(discount, event.currency) : undefined,
    hold,
    sale: saleOf(ticketClass, stock, { nowMs, channel, isUnlocked, hold, discount: promotion }),
    pools: poolsOf(ticketClass, { event, tier, hold, discount }),
    unitPrice: ticketClass.is_donation ? null : (ticketClass.cost ?? 0),
    feeBearing: feeBearingOf(ticketClass),
  }
}
