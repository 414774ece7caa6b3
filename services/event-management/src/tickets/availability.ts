import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type EventRow, listEventsById } from '../events/store/events.ts'
import { type Sale, saleOf } from './on-sale.ts'
import { type EventStock, readStocks } from './stock.ts'
import { listPriceRanges, type TicketClassRow } from './store/ticket-classes.ts'
import { listPoolsAtCheckout, listWaitlistedEvents } from './store/waitlist.ts'

/** Minor units. Null without a price. */
export interface PriceRange {
  /** All ticket classes are free. */
  isFree: boolean
  minimum: number | null
  maximum: number | null
}

export type SalesStatus = 'on_sale' | 'not_yet_on_sale' | 'sales_ended' | 'sold_out' | 'unavailable'

export interface Availability {
  status: SalesStatus
  /** The start of sales, if none has started. */
  startsAtMs: number | null
  /** The waitlist has entries, which get returned tickets first. */
  isWaitlisted: boolean
  /** The waitlist is open. */
  canWait: boolean
  /** The sale windows of classes that are not sold out, from 0 if they start at publication. */
  windows: readonly { startMs: number; endMs: number }[]
}

const nothing: PriceRange = { isFree: false, minimum: null, maximum: null }

export async function readPriceRanges(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Map<number, PriceRange>> {
  if (eventIds.length === 0) return new Map()
  const ranges = new Map(eventIds.map((id) => [id, nothing]))
  for (const { event_id, not_free, minimum, maximum } of await listPriceRanges(db, eventIds))
    ranges.set(event_id, { isFree: not_free === 0, minimum, maximum })
  return ranges
}

export async function readAvailability(
  db: Kysely<Tables>,
  eventIds: readonly number[],
  nowMs: number,
): Promise<Map<number, Availability>> {
  const events = await listEventsById(db, eventIds)
  return readAvailabilityOf(db, [...events.values()], nowMs)
}

export async function readAvailabilityOf(
  db: Kysely<Tables>,
  events: readonly EventRow[],
  nowMs: number,
): Promise<Map<number, Availability>> {
  const [stocks, waitlisted] = await Promise.all([
    readStocks(db, events),
    listWaitlistedEvents(
      db,
      events.map(({ id }) => id),
    ),
  ])
  const unavailableStocks = [...stocks.values()].filter(
    (stock) => salesStatusOf(salesOf(stock, nowMs)) === 'unavailable',
  )
  const poolsAtCheckout = await listPoolsAtCheckout(db, unavailableStocks.flatMap(heldPoolsOf))
  return new Map(
    [...stocks].map(([id, stock]) => [
      id,
      availabilityOf(
        stock,
        nowMs,
        waitlisted.has(id),
        unavailableStocks.includes(stock) ? poolsAtCheckout : undefined,
      ),
    ]),
  )
}

/** Pools with held units. Several events share one map. */
function heldPoolsOf({ event, classes, tiers }: EventStock): number[] {
  return [event.capacity_pool_id, ...classes.map(poolOf), ...tiers.map(poolOf)].filter((id) => id !== null)
}

const poolOf = ({ pool_id }: { pool_id: number }) => pool_id

export function availabilityOf(
  stock: EventStock,
  nowMs: number,
  isWaitlisted = false,
  poolsAtCheckout?: ReadonlySet<number>,
): Availability {
  const sales = salesOf(stock, nowMs)
  const isBack = isWaitlisted && sales.some(({ state }) => state === 'available')
  const status = isBack ? 'unavailable' : salesStatusOf(sales)
  const starts = sales.flatMap(({ state, startsAtMs }) => (state === 'not_yet' ? (startsAtMs ?? []) : []))
  return {
    status,
    startsAtMs: status === 'not_yet_on_sale' && starts.length > 0 ? Math.min(...starts) : null,
    isWaitlisted: isBack,
    // An offer is a held order, so an waitlisted event stays open while all is held.
    canWait: (isWaitlisted && sales.some(mayComeBack)) || isSoldOut(stock, nowMs, poolsAtCheckout),
    windows: isBack ? [] : sales.filter((sale) => isAhead(sale, nowMs)).map(windowOf),
  }
}

const mayComeBack = ({ state }: Sale) => state === 'available' || state === 'held'

/**
 * Whether everything is sold, pending or offered to the waitlist. Units in checkouts may come back within
 * minutes, so they do not count as sold out. Without `poolsAtCheckout`, all held units count.
 */
function isSoldOut(stock: EventStock, nowMs: number, poolsAtCheckout?: ReadonlySet<number>): boolean {
  if (!poolsAtCheckout) return salesStatusOf(salesOf(stock, nowMs)) === 'sold_out'
  const pools = Array.from(stock.pools.values(), (pool) =>
    poolsAtCheckout.has(pool.id) ? pool : { ...pool, sold: pool.sold + pool.held, held: 0 },
  )
  const settled = { ...stock, pools: new Map(pools.map((pool) => [pool.id, pool])) }
  return salesStatusOf(salesOf(settled, nowMs)) === 'sold_out'
}

function salesOf(stock: EventStock, nowMs: number): Sale[] {
  return stock.classes.filter(isOffered).map((ticketClass) =>
    // Classes that hide outside their sale window count once they are on sale.
    saleOf(ticketClass, stock, { nowMs, isUnlocked: true }),
  )
}

function salesStatusOf(sales: readonly Sale[]): SalesStatus {
  const has = (state: Sale['state']) => sales.some((sale) => sale.state === state)
  if (has('available')) return 'on_sale'
  if (has('held')) return 'unavailable'
  if (has('not_yet')) return 'not_yet_on_sale'
  if (has('sold_out')) return 'sold_out'
  return sales.length === 0 || has('elsewhere') ? 'unavailable' : 'sales_ended'
}

/** Public admission tickets, no add-ons. */
function isOffered({ is_hidden, category }: TicketClassRow): boolean {
  return is_hidden === 0 && category !== 'add_on'
}

/** A class that waits for another one has no start time. */
function isAhead({ state, startsAtMs }: Sale, nowMs: number): boolean {
  return state === 'available' || state === 'held' || (state === 'not_yet' && (startsAtMs ?? 0) > nowMs)
}

const windowOf = ({ startsAtMs, endsAtMs }: Sale) => ({ startMs: startsAtMs ?? 0, endMs: endsAtMs })
