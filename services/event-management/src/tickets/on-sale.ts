import { decodeJson } from '@octavo/platform/data/columns.ts'
import { statusOf } from '../events/status.ts'
import type { EventRow } from '../events/store/events.ts'
import type { TierHoldRow } from '../inventory/store/inventory-tiers.ts'
import type { PoolRow } from '../inventory/store/pools.ts'
import { poolsOf } from './pools-of.ts'
import { type EventStock, tierOf } from './stock.ts'
import type { TicketClassRow } from './store/ticket-classes.ts'

export type SalesChannel = 'online' | 'atd'

export interface SalesEndRelative {
  relative_to_event: 'start_time' | 'end_time'
  /** Seconds before the event. */
  offset: number
}

/** `held`: the rest is in other checkouts. `elsewhere`: only another sales channel sells it. */
export type SaleState = 'hidden' | 'not_yet' | 'available' | 'held' | 'sold_out' | 'ended' | 'elsewhere'

export interface Sale {
  state: SaleState
  /** Null: from the publication, or when another class sells out. */
  startsAtMs: number | null
  endsAtMs: number
  /** Null: unlimited. */
  remaining: number | null
}

export interface SaleTerms {
  nowMs: number
  channel?: SalesChannel
  /** True if a code reveals hidden classes. */
  isUnlocked?: boolean
  hold?: TierHoldRow | undefined
  discount?: { pool: PoolRow } | undefined
}

export function saleOf(ticketClass: TicketClassRow, stock: EventStock, terms: SaleTerms): Sale {
  const startsAtMs = ticketClass.sales_start_ms
  const endsAtMs = salesEndOf(ticketClass, stock.event, terms.channel)
  const pools = poolRowsOf(ticketClass, stock, terms)
  const remaining = minOf(pools, ({ capacity, sold, held }) => capacity - sold - held)
  const state = stateOf(ticketClass, stock, terms, { endsAtMs, pools, remaining })
  return { state, startsAtMs, endsAtMs, remaining: remaining && Math.max(0, remaining) }
}

/** Defaults to one hour before the start, or at the door to the end. */
export function salesEndOf(
  { sales_end_ms, sales_end_relative }: Pick<TicketClassRow, 'sales_end_ms' | 'sales_end_relative'>,
  { start_ms, end_ms }: Pick<EventRow, 'start_ms' | 'end_ms'>,
  channel: SalesChannel = 'online',
): number {
  if (sales_end_relative !== null) {
    const { relative_to_event, offset } = decodeJson<SalesEndRelative>(sales_end_relative)
    return (relative_to_event === 'start_time' ? start_ms : end_ms) - offset * 1_000
  }
  return sales_end_ms ?? (channel === 'atd' ? end_ms : start_ms - 3_600_000)
}

function stateOf(
  ticketClass: TicketClassRow,
  stock: EventStock,
  { nowMs, channel = 'online', isUnlocked = false }: SaleTerms,
  { endsAtMs, pools, remaining }: { endsAtMs: number; pools: readonly PoolRow[]; remaining: number | null },
): SaleState {
  const startsAtMs = ticketClass.sales_start_ms ?? -Infinity
  const isWaiting = waitsForAnother(ticketClass, stock, nowMs)
  if (!isUnlocked && isHidden(ticketClass, { startsAtMs, endsAtMs, isWaiting, nowMs })) return 'hidden'
  const status = statusOf(stock.event, nowMs)
  if (status === 'draft') return 'not_yet'
  if (status !== 'live' && status !== 'started') return 'ended'
  if (nowMs >= endsAtMs) return 'ended'
  if (nowMs < startsAtMs || isWaiting) return 'not_yet'
  if (!decodeJson<SalesChannel[]>(ticketClass.sales_channels).includes(channel)) return 'elsewhere'
  const unsold = minOf(pools, ({ capacity, sold }) => capacity - sold)
  // Fewer than the minimum quantity cannot be bought.
  const minQuantity = Math.max(1, ticketClass.minimum_quantity)
  if (unsold !== null && unsold < minQuantity) return 'sold_out'
  return remaining !== null && remaining < minQuantity ? 'held' : 'available'
}

function isHidden(
  { is_hidden, auto_hides, auto_hide_before_ms, auto_hide_after_ms }: TicketClassRow,
  sale: { startsAtMs: number; endsAtMs: number; isWaiting: boolean; nowMs: number },
): boolean {
  if (is_hidden) return true
  if (!auto_hides) return false
  const { startsAtMs, endsAtMs, isWaiting, nowMs } = sale
  const isBefore = nowMs < (auto_hide_before_ms ?? startsAtMs) || (auto_hide_before_ms === null && isWaiting)
  return isBefore || nowMs >= (auto_hide_after_ms ?? endsAtMs)
}

function waitsForAnother({ sales_start_after }: TicketClassRow, stock: EventStock, nowMs: number): boolean {
  const other = stock.classes.find(({ id }) => id === sales_start_after)
  if (!other || nowMs >= salesEndOf(other, stock.event)) return false
  const unsold = minOf(poolRowsOf(other, stock, {}), ({ capacity, sold }) => capacity - sold)
  return unsold === null || unsold > 0
}

function poolRowsOf(
  ticketClass: TicketClassRow,
  stock: EventStock,
  { hold, discount }: Pick<SaleTerms, 'hold' | 'discount'>,
): PoolRow[] {
  const ids = poolsOf(ticketClass, { event: stock.event, tier: tierOf(stock, ticketClass), hold })
  return [...ids.flatMap((id) => stock.pools.get(id) ?? []), ...(discount ? [discount.pool] : [])]
}

/** The minimum over the limited pools. Null if none is limited. */
function minOf(pools: readonly PoolRow[], countOf: (pool: PoolRow & { capacity: number }) => number) {
  const counts = pools.flatMap(({ capacity, ...pool }) =>
    capacity === null ? [] : [countOf({ ...pool, capacity })],
  )
  return counts.length === 0 ? null : Math.min(...counts)
}
