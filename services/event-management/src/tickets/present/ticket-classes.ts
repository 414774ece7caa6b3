import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import type { Scope } from '../../context.ts'
import { presentId } from '../../wire/ids.ts'
import { presentMoney } from '../../wire/money.ts'
import { presentUtc } from '../../wire/times.ts'
import { defaultMaxQuantity } from '../max-quantities.ts'
import type { Sale } from '../on-sale.ts'
import type { Costs } from '../pricing/pricing.ts'
import type { OnSaleStatus, SalesEndRelative, TicketClass } from '../schema/ticket-classes.ts'
import type { TicketView } from '../ticket-views.ts'

/** Which fields the viewer may see. */
export interface TicketClassVisibility {
  isMember: boolean
  showsHolds: boolean
}

export type PresentScope = Pick<Scope, 'url'>

export function presentTicketClass(
  view: TicketView,
  { url }: PresentScope,
  { isMember, showsHolds }: TicketClassVisibility,
): Static<typeof TicketClass> {
  const { hides_description, description } = view.ticketClass
  return {
    ...presentPublic(view, { url }),
    description: hides_description && !isMember ? null : description,
    ...(isMember && presentPrivate(view)),
    ...(isMember && showsHolds && { hold_ids: view.holdIds.map(presentHoldId) }),
  }
}

/** Eventbrite's names. Everything that is over, sold elsewhere or may come back is UNAVAILABLE. */
export function onSaleStatusOf({ state }: Pick<Sale, 'state'>): Static<typeof OnSaleStatus> {
  return onSaleStatuses[state]
}

const onSaleStatuses = {
  hidden: 'HIDDEN',
  not_yet: 'NOT_YET_ON_SALE',
  available: 'AVAILABLE',
  held: 'UNAVAILABLE',
  sold_out: 'SOLD_OUT',
  ended: 'UNAVAILABLE',
  elsewhere: 'UNAVAILABLE',
} as const

export function presentPublic(view: TicketView, { url }: PresentScope) {
  const { ticketClass, event, sale, costs } = view
  const maximum = ticketClass.maximum_quantity ?? defaultMaxQuantity
  return {
    id: presentId(ticketClass.id),
    event_id: presentId(event.id),
    resource_uri: `${url}events/${event.id}/ticket_classes/${ticketClass.id}/`,
    name: ticketClass.name,
    display_name: displayNameOf(view),
    description: ticketClass.description,
    sorting: ticketClass.sorting,
    ...presentCosts(ticketClass.is_free ? null : costs, event.currency),
    donation: ticketClass.is_donation === 1,
    free: ticketClass.is_free === 1,
    minimum_quantity: ticketClass.minimum_quantity,
    maximum_quantity: ticketClass.maximum_quantity,
    maximum_quantity_per_order: Math.min(maximum, sale.remaining ?? maximum),
    delivery_methods: decodeJson<Static<typeof TicketClass>['delivery_methods']>(
      ticketClass.delivery_methods,
    ),
    has_pdf_ticket: ticketClass.has_pdf_ticket === 1,
    on_sale_status: onSaleStatusOf(sale),
    image_id: presentId(ticketClass.image_id),
    category: ticketClass.category,
    variants: [],
  }
}

function presentPrivate(view: TicketView) {
  const { ticketClass, event, costs, quantityTotal, quantitySold } = view
  const paid = ticketClass.is_free ? null : costs
  const money = (value: number) => presentMoney(value, event.currency)
  return {
    actual_cost: paid && money(paid.basePrice),
    actual_fee: paid && money(paid.serviceFee + paid.paymentFee),
    capacity: ticketClass.capacity,
    quantity_total: quantityTotal ?? 0,
    quantity_sold: quantitySold,
    hidden: ticketClass.is_hidden === 1,
    sales_start: presentTime(ticketClass.sales_start_ms),
    sales_end: presentTime(ticketClass.sales_end_ms),
    sales_end_relative:
      ticketClass.sales_end_relative === null
        ? null
        : decodeJson<Static<typeof SalesEndRelative>>(ticketClass.sales_end_relative),
    sales_start_after: presentId(ticketClass.sales_start_after),
    include_fee: ticketClass.includes_fee === 1,
    split_fee: ticketClass.splits_fee === 1,
    hide_description: ticketClass.hides_description === 1,
    hide_sale_dates: ticketClass.hides_sale_dates === 1,
    auto_hide: ticketClass.auto_hides === 1,
    auto_hide_before: presentTime(ticketClass.auto_hide_before_ms),
    auto_hide_after: presentTime(ticketClass.auto_hide_after_ms),
    order_confirmation_message: ticketClass.order_confirmation_message,
    sales_channels: decodeJson<('online' | 'atd')[]>(ticketClass.sales_channels),
    inventory_tier_id: presentId(ticketClass.inventory_tier_id),
    secondary_assignment_enabled: false,
  }
}

export function presentCosts(costs: Costs | null, currency: string) {
  return {
    cost: costs && presentMoney(costs.displayPrice, currency),
    fee: costs && presentMoney(costs.passedFees, currency),
    tax: costs && presentMoney(costs.tax, currency),
  }
}

export const presentHoldId = (id: number) => `I${id}`

export const displayNameOf = ({ ticketClass, tier }: TicketView) =>
  tier ? `${tier.name} ${ticketClass.name}` : ticketClass.name

export const presentTime = (ms: number | null) => (ms === null ? null : presentUtc(ms))
