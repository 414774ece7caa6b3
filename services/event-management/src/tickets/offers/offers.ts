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

/** A ticket class that can be bought now. */
export interface Offer {
  ticketClass: TicketClassRow
  tier: TierRow | undefined
  /** Without and with each discount. The first is the default. */
  variants: readonly Variant[]
}

export interface Variant {
  ticketClass: TicketClassRow
  /** The variant ID: `T500000001` or `T500000001-D800000001`. */
  id: string
  discount: DiscountRow | undefined
  reduction: Reduction | undefined
  hold: TierHoldRow | undefined
  sale: Sale
  /** The pools that each ticket takes one unit of. */
  pools: readonly number[]
  /** Null for donations. */
  unitPrice: number | null
  feeBearing: FeeBearing
}

export interface OfferQuery {
  nowMs: number
  channel?: SalesChannel | undefined
  /** Limits the offers to those of the code. Throws for a code without effect. */
  code?: string | undefined
  /** Limits the offers to those of the hold. The caller checks the permission. */
  holdId?: number | undefined
}

/** Excludes hidden classes, except those that the code reveals. */
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
