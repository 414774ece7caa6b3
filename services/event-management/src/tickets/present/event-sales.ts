import type { EventRow } from '../../events/store/events.ts'
import { presentMoney } from '../../wire/money.ts'
import { presentTimeIn } from '../../wire/times.ts'
import type { Availability, PriceRange, SalesStatus } from '../availability.ts'
import type { TextLookup } from '../event-texts.ts'
import type { EventStock } from '../stock.ts'
import type { TextCode } from '../text-overrides.ts'

export function presentTicketAvailability(
  { zone, currency }: Pick<EventRow, 'zone' | 'currency'>,
  { status, startsAtMs, canWait }: Availability,
  { isFree, minimum, maximum }: PriceRange,
) {
  return {
    has_available_tickets: status === 'on_sale',
    minimum_ticket_price: minimum === null ? null : presentMoney(minimum, currency),
    maximum_ticket_price: maximum === null ? null : presentMoney(maximum, currency),
    is_sold_out: status === 'sold_out',
    is_free: isFree,
    start_sales_date: startsAtMs === null ? null : presentTimeIn(zone, startsAtMs),
    waitlist_available: canWait,
  }
}

export function presentSalesStatus(
  { zone, state }: Pick<EventRow, 'zone' | 'state'>,
  { status, startsAtMs }: Availability,
  textOf: TextLookup,
) {
  const code = state === 'canceled' ? 'event_cancelled' : textCodeOf[status]
  const text = code && textOf(code)
  return {
    sales_status: status,
    start_sales_date: startsAtMs === null ? null : presentTimeIn(zone, startsAtMs),
    message: text?.message ?? null,
    message_type: text?.type ?? null,
    message_code: text?.messageCode ?? null,
  }
}

export function presentInventoryInfo({ classes, tiers, holds }: EventStock) {
  const isAdmission = tiers.map((tier) => tier.counts_against_event_capacity === 1)
  return {
    has_inventory_tiers: tiers.length > 0,
    has_add_ons: isAdmission.includes(false),
    has_ticket_classes: classes.length > 0,
    has_donations: classes.some(({ is_donation }) => is_donation === 1),
    has_ticket_rules: false,
    has_admission_tiers: isAdmission.includes(true),
    has_holds: holds.length > 0,
  }
}

const textCodeOf: Record<SalesStatus, TextCode | undefined> = {
  on_sale: undefined,
  not_yet_on_sale: 'tickets_not_yet_on_sale',
  sales_ended: 'tickets_with_sales_ended',
  sold_out: 'tickets_sold_out',
  unavailable: 'tickets_unavailable',
}
