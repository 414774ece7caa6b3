import { formatMoment } from '../calendar/format-times.ts'
import type { Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import { customText, type TextLookup } from '../tickets/event-texts.ts'
import { defaultMaxQuantity, maxTicketsInOrder } from '../tickets/max-quantities.ts'
import type { Variant } from '../tickets/offers/offers.ts'
import { type PricedOffer, type PricedVariant, readPricedOffers } from '../tickets/offers/priced-offers.ts'
import type { TextCode } from '../tickets/text-overrides.ts'
import { presentMoney } from '../wire/money.ts'
import type { OfferView } from './event-view.ts'

/** The tickets that a code unlocks, then all others. */
export async function viewOffers(
  scope: Pick<Scope, 'db' | 'settings' | 'nowMs'>,
  event: EventRow,
  code: string | undefined,
  textOf: TextLookup,
): Promise<OfferView[]> {
  const { nowMs } = scope
  const [withoutCode, byCode] = await Promise.all([
    readPricedOffers(scope, event, { nowMs }),
    code === undefined ? [] : readPricedOffers(scope, event, { nowMs, code }),
  ])
  const unlockedIds = new Set(byCode.map(({ offer }) => offer.ticketClass.id))
  const others = withoutCode.filter(({ offer }) => !unlockedIds.has(offer.ticketClass.id))
  return [...byCode, ...others].flatMap((offer) => viewOffer(offer, event, textOf))
}

function viewOffer(
  { offer: { ticketClass }, variants }: PricedOffer,
  event: EventRow,
  textOf: TextLookup,
): OfferView[] {
  const chosen = bestOf(variants)
  if (!chosen) return []
  const { variant, costs, originalCosts } = chosen
  const { sale } = variant
  const { currency } = event
  const show = (value: number) => (value === 0 ? 'Free' : presentMoney(value, currency).display)
  const isReduced = costs !== undefined && costs.gross !== originalCosts?.gross
  return [
    {
      id: variant.id,
      name: ticketClass.name,
      description: ticketClass.hides_description ? undefined : (ticketClass.description ?? undefined),
      price: costs && show(costs.gross),
      amount: costs && presentMoney(costs.gross, currency).major_value,
      was: isReduced && originalCosts ? show(originalCosts.gross) : undefined,
      fee: costs && costs.passedFees > 0 ? show(costs.passedFees) : undefined,
      remaining: event.shows_remaining ? (sale.remaining ?? undefined) : undefined,
      unavailable: describeUnavailable(variant, event, textOf),
      isSoldOut: sale.state === 'sold_out',
      until: describeEnd(variant, event),
      quantities: quantitiesOf(variant),
    },
  ]
}

/** Prefers the variant with a public discount. */
function bestOf(variants: readonly PricedVariant[]): PricedVariant | undefined {
  const buyable = variants.filter(({ variant }) => variant.sale.state === 'available')
  return buyable.findLast(({ variant }) => variant.reduction) ?? buyable[0] ?? variants[0]
}

function quantitiesOf({ ticketClass, sale }: Variant): OfferView['quantities'] {
  return {
    min: Math.max(1, ticketClass.minimum_quantity),
    max: Math.min(
      ticketClass.maximum_quantity ?? defaultMaxQuantity,
      sale.remaining ?? Infinity,
      maxTicketsInOrder,
    ),
  }
}

/** Undefined if the sale ends at its default time. */
function describeEnd({ ticketClass, sale }: Variant, { zone, locale }: EventRow): string | undefined {
  const { hides_sale_dates, sales_end_ms } = ticketClass
  return hides_sale_dates || sales_end_ms === null ? undefined : formatMoment(sale.endsAtMs, zone, locale)
}

function describeUnavailable(
  { sale: { state, startsAtMs } }: Variant,
  { zone, locale }: EventRow,
  textOf: TextLookup,
): string | undefined {
  if (state === 'available') return undefined
  const { label, code } = unavailableLabels[state] ?? ended
  const defaultText =
    state === 'not_yet' && startsAtMs !== null
      ? `On sale from ${formatMoment(startsAtMs, zone, locale)}`
      : label
  return customText(textOf, code) ?? defaultText
}

type Unavailability = { label: string; code: TextCode }

const unavailableLabels: Partial<Record<Variant['sale']['state'], Unavailability>> = {
  held: { label: 'In other buyers’ carts; some may become available again', code: 'tickets_unavailable' },
  sold_out: { label: 'Sold out', code: 'tickets_sold_out' },
  not_yet: { label: 'Not on sale yet', code: 'tickets_not_yet_on_sale' },
  elsewhere: { label: 'At the door only', code: 'tickets_at_the_door' },
}
const ended: Unavailability = { label: 'Sales have ended', code: 'tickets_with_sales_ended' }
