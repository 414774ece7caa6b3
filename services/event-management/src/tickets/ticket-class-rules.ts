import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { TicketCategory } from '../database/ticket-tables.ts'
import { argumentsError, problem } from '../errors.ts'
import { salesEndOf } from './on-sale.ts'
import { feeBearingOf } from './pricing/fee-bearing.ts'
import { feesOf, type PriceRules } from './pricing/pricing.ts'
import { type EventStock, tierOf } from './stock.ts'
import type { TicketClassRow } from './store/ticket-classes.ts'

type Columns = Omit<TicketClassRow, Fixed | 'category' | 'cost'>

/** Columns that clients cannot set. */
type Fixed = 'id' | 'event_id' | 'pool_id' | 'parent_id' | 'created_at_ms' | 'changed_at_ms' | 'deleted_at_ms'

/** Missing fields keep their value. */
export type TicketClassPatch = Partial<Columns> & { price?: { currency: string; value: number } | null }

/** The resulting columns. */
export type TicketClassTerms = Omit<TicketClassRow, Fixed>

const defaultColumns: Columns = {
  name: 'General Admission',
  description: null,
  sorting: 0,
  is_free: 0,
  is_donation: 0,
  capacity: null,
  minimum_quantity: 1,
  maximum_quantity: null,
  includes_fee: 0,
  splits_fee: 0,
  sales_start_ms: null,
  sales_end_ms: null,
  sales_end_relative: null,
  sales_start_after: null,
  is_hidden: 0,
  auto_hides: 0,
  auto_hide_before_ms: null,
  auto_hide_after_ms: null,
  hides_description: 0,
  hides_sale_dates: 0,
  has_pdf_ticket: 1,
  order_confirmation_message: null,
  sales_channels: '["online","atd"]',
  delivery_methods: '["electronic"]',
  inventory_tier_id: null,
  image_id: null,
}

/** Merges the input into the existing class, and throws if the result is inconsistent. */
export function termsOf(
  input: TicketClassPatch,
  before: TicketClassRow | undefined,
  stock: EventStock,
  rules: PriceRules,
): TicketClassTerms {
  refuseContradictions(input, stock)
  const { price, ...columns } = input
  const merged = { ...defaultColumns, ...columnsOf(before), ...columns, ...kindIn(input) }
  const cost = merged.is_free || merged.is_donation ? null : (price?.value ?? before?.cost ?? null)
  const terms = { ...merged, cost, category: categoryOf(merged, stock) }
  refuseTerms(terms, before, stock)
  refusePrice(terms, rules)
  refuseTimes(terms, input, stock)
  return terms
}

function columnsOf(before: TicketClassRow | undefined): Partial<Columns> {
  if (!before) return {}
  const { id: _, event_id: __, pool_id: ___, parent_id: ____, category, cost, ...rest } = before
  const { created_at_ms, changed_at_ms, deleted_at_ms, ...columns } = rest
  return columns
}

/** A price implies a paid ticket, and vice versa. */
function kindIn({ price, is_free, is_donation }: TicketClassPatch): Partial<Columns> {
  if (is_free) return { is_free: 1, is_donation: 0 }
  if (is_donation) return { is_free: 0, is_donation: 1 }
  return price ? { is_free: 0, is_donation: 0 } : {}
}

function categoryOf(
  terms: Pick<TicketClassRow, 'is_donation' | 'inventory_tier_id'>,
  stock: EventStock,
): TicketCategory {
  if (tierOf(stock, terms)?.counts_against_event_capacity === 0) return 'add_on'
  return terms.is_donation ? 'donation' : 'admission'
}

function refuseContradictions(
  { price, is_free, is_donation, minimum_quantity }: TicketClassPatch,
  { event }: EventStock,
) {
  if (is_free && is_donation) throw problem('DONATION_AND_FREE')
  if (is_donation && price) throw problem('DONATION_AND_COST')
  if (is_donation && (minimum_quantity ?? 1) > 1) throw problem('DONATION_AND_MIN_QUANTITY')
  if (is_free && price && price.value > 0) throw problem('FREE_AND_COST')
  if (price && price.currency !== event.currency) throw problem('CURRENCY_MISMATCH')
}

function refuseTerms(terms: TicketClassTerms, before: TicketClassRow | undefined, stock: EventStock): void {
  const { event } = stock
  const isPriced = !terms.is_free && !terms.is_donation
  if (isPriced && !terms.cost) throw problem('NO_COST')
  const sold = before ? (stock.pools.get(before.pool_id)?.sold ?? 0) : 0
  if (before && sold > 0 && kindOf(before) !== kindOf(terms)) throw problem('CANNOT_UPDATE_COST')
  const isTiered = terms.inventory_tier_id !== null
  if (isTiered && !tierOf(stock, terms)) throw problem('INVALID_INVENTORY_TIER_ID')
  if (before && before.inventory_tier_id !== terms.inventory_tier_id)
    throw problem('INVALID_INVENTORY_TIER_ID')
  if (terms.capacity === null && !isTiered && !terms.is_donation) throw problem('NO_QUANTITY_TOTAL')
  const max = Math.min(terms.maximum_quantity ?? Infinity, terms.capacity ?? Infinity)
  if (terms.minimum_quantity > max) throw problem('BAD_QUANTITIES')
  const isOnlyElectronic = decodeJson<string[]>(terms.delivery_methods).every(
    (method) => method === 'electronic',
  )
  if (event.is_online && !isOnlyElectronic) throw problem('INVALID_DELIVERY_METHOD')
  refuseWaiting(terms, before, stock)
}

function refusePrice(terms: TicketClassTerms, rules: PriceRules): void {
  if (terms.includes_fee && terms.splits_fee) throw problem('SPLIT_AND_INCLUDE')
  if (!terms.cost) return
  const { service, payment } = feesOf(terms.cost, 0, rules, feeBearingOf(terms))
  const borne = (terms.includes_fee ? service : 0) + (terms.includes_fee || terms.splits_fee ? payment : 0)
  if (borne >= terms.cost) throw problem('COST_GREATER_THAN_FEE')
}

function refuseTimes(terms: TicketClassTerms, input: TicketClassPatch, { event }: EventStock): void {
  const isBounded = (terms.auto_hide_before_ms ?? terms.auto_hide_after_ms) !== null
  if (isBounded && !terms.auto_hides) throw problem('AUTO_HIDE_NOT_SET')
  if ((terms.auto_hide_after_ms ?? Infinity) <= (terms.auto_hide_before_ms ?? -Infinity))
    throw invalid('auto_hide_after')
  if (event.is_series_parent && input.sales_end_ms) throw invalid('sales_end')
  if (terms.sales_end_relative !== null && terms.sales_end_ms !== null) throw invalid('sales_end_relative')
  // Occurrences have their own ends.
  if (event.is_series_parent && terms.sales_end_relative === null) return
  const endsAtMs = salesEndOf(terms, event)
  if (endsAtMs < Date.UTC(2000)) throw problem('SALES_END_RELATIVE_TOO_FAR_IN_PAST')
  const hasEnd = (input.sales_end_ms ?? input.sales_end_relative ?? input.sales_start_ms) != null
  const isNamed = terms.sales_end_ms !== null || terms.sales_end_relative !== null
  if (hasEnd && isNamed && (terms.sales_start_ms ?? -Infinity) >= endsAtMs) throw invalid('sales_end')
}

function refuseWaiting(
  terms: TicketClassTerms,
  before: TicketClassRow | undefined,
  { classes }: EventStock,
): void {
  const visited = new Set(before && [before.id])
  for (let id = terms.sales_start_after; id !== null; ) {
    if (visited.has(id)) throw problem('CIRCULAR_SALES_START_AFTER')
    visited.add(id)
    const other = classes.find((each) => each.id === id)
    if (!other) throw invalid('sales_start_after')
    id = other.sales_start_after
  }
}

const kindOf = ({ is_free, is_donation, cost }: Pick<TicketClassRow, 'is_free' | 'is_donation' | 'cost'>) =>
  `${is_free} ${is_donation} ${cost}`

const invalid = (field: string) => argumentsError({ [`ticket_class.${field}`]: ['INVALID'] })
