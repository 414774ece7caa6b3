import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import type { Scope } from '../../context.ts'
import type { PoolRow } from '../../inventory/store/pools.ts'
import { presentId } from '../../wire/ids.ts'
import { presentMoney } from '../../wire/money.ts'
import { presentUtc } from '../../wire/times.ts'
import {
  displayNameOf,
  onSaleStatusOf,
  type PresentScope,
  presentCosts,
  presentHoldId,
  presentPublic,
  presentTime,
} from '../present/ticket-classes.ts'
import type { TicketClassForSale, Variant } from '../schema/ticket-classes.ts'
import type { TicketView } from '../ticket-views.ts'
import type { PricedOffer, PricedVariant } from './priced-offers.ts'
import type { Discount } from './schema/discounts.ts'
import type { DiscountRow } from './store.ts'

export function presentDiscount(
  discount: DiscountRow,
  pool: Pick<PoolRow, 'capacity' | 'sold'> | undefined,
  { url }: Pick<Scope, 'url'>,
): Static<typeof Discount> {
  const { ticket_class_ids, hold_ids } = discount
  return {
    id: presentId(discount.id),
    resource_uri: `${url}discounts/${discount.id}/`,
    type: discount.kind,
    code: discount.code,
    amount_off: discount.amount_off,
    percent_off: discount.percent_off,
    applies_to: discount.applies_to,
    event_id: presentId(discount.event_id),
    ticket_class_ids: ticket_class_ids === null ? [] : decodeJson<number[]>(ticket_class_ids).map(String),
    ticket_group_id: presentId(discount.ticket_group_id),
    hold_ids: hold_ids === null ? null : decodeJson<number[]>(hold_ids).map(presentHoldId),
    quantity_available: pool?.capacity ?? 0,
    quantity_sold: pool?.sold ?? 0,
    start_date: discount.start_local,
    start_date_relative: discount.start_relative_s,
    end_date: discount.end_local,
    end_date_relative: discount.end_relative_s,
  }
}

export function presentForSale(
  { offer, view, variants }: PricedOffer,
  scope: PresentScope,
): Static<typeof TicketClassForSale> {
  const { ticketClass } = offer
  const [first] = variants
  const presented = variants.map((variant, index) => presentVariant(variant, view, index === 0))
  const showsDates = ticketClass.hides_sale_dates === 0
  return {
    ...presentPublic(view, scope),
    name: displayNameOf(view),
    description: ticketClass.hides_description ? null : ticketClass.description,
    on_sale_status: onSaleStatusOf(first?.variant.sale ?? view.sale),
    sales_start: showsDates ? presentTime(ticketClass.sales_start_ms) : null,
    sales_end: showsDates ? presentUtc(view.sale.endsAtMs) : null,
    include_fee: ticketClass.includes_fee === 1,
    order_confirmation_message: ticketClass.order_confirmation_message,
    variants: presented,
  }
}

function presentVariant(
  { variant, costs, originalCosts }: PricedVariant,
  view: TicketView,
  primary: boolean,
): Static<typeof Variant> {
  const { ticketClass, event, tier } = view
  const { discount } = variant
  const currency = event.currency
  const money = (value: number | undefined) => (value === undefined ? null : presentMoney(value, currency))
  const before = discount ? originalCosts : undefined
  return {
    id: variant.id,
    category: ticketClass.category,
    primary,
    code: discount?.code ?? null,
    ...(!primary && { name: discount?.code ?? ticketClass.name }),
    display_name:
      discount?.kind === 'public' ? `${displayNameOf(view)} ${discount.code}` : displayNameOf(view),
    description: ticketClass.hides_description ? null : ticketClass.description,
    free: ticketClass.is_free === 1 || (costs?.gross === 0 && !ticketClass.is_donation),
    ...presentCosts(costs ?? null, currency),
    total_cost: money(costs?.gross),
    tax_and_fee: money(costs && costs.tax + costs.passedFees),
    original_cost: money(before?.displayPrice),
    original_total_cost: money(before?.gross),
    original_fee: money(before?.passedFees),
    original_tax: money(before?.tax),
    on_sale_status: onSaleStatusOf(variant.sale),
    amount_off: money(discount && costs?.discount),
    percent_off: discount?.percent_off ?? null,
    color: tier?.color ?? null,
    image_id: presentId(ticketClass.image_id),
  }
}
