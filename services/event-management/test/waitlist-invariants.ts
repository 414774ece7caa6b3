import assert from 'node:assert/strict'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import { multiplyQuantities, sumQuantities } from '../src/inventory/quantities.ts'
import { checkInventory } from '../src/orders/check-inventory.ts'
import { ok } from './event-making.ts'
import type { Caller, EventsService } from './service.ts'

interface Sale {
  id: string
  path: string
}

const minuteMs = 60_000
const maxHoldMs = 120 * minuteMs
const unpaidMs = 1_440 * minuteMs

/**
 * Asserts what holds while no request and no job is running. Returns the quantity that anybody can order of each
 * ticket class.
 */
export async function checkInvariants(service: EventsService, sale: Sale, buyer: Caller): Promise<number[]> {
  const rows = await readRows(service, Number(sale.id))
  const nowMs = service.context.clock.now()
  const { isBalanced, accounts } = await checkInventory(service.context.db.read, Number(sale.id))
  const details = JSON.stringify({ nowMs, ...rows, accounts }, undefined, 1)
  assert.ok(isBalanced, `the ledger differs from the counters: ${details}`)
  checkCounters(rows, details)
  checkDeadlines(rows, nowMs, details)
  checkWaitlist(rows, details)
  await checkAvailability(sale, buyer, rows, details)
  return rows.classes.map((ticketClass) => (canOrder(rows, ticketClass) ? countFree(rows, ticketClass) : 0))
}

type Rows = Awaited<ReturnType<typeof readRows>>

async function readRows({ context }: EventsService, eventId: number) {
  const { read } = context.db
  const [event, classes, pools, orders, lines, attendees, entries] = await Promise.all([
    read.selectFrom('event').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow(),
    read.selectFrom('ticket_class').selectAll().where('event_id', '=', eventId).orderBy('id').execute(),
    read.selectFrom('pool').selectAll().where('event_id', '=', eventId).orderBy('id').execute(),
    read.selectFrom('ticket_order').selectAll().where('event_id', '=', eventId).orderBy('id').execute(),
    read
      .selectFrom('order_line')
      .innerJoin('ticket_order', 'ticket_order.id', 'order_line.order_id')
      .select(['order_line.order_id', 'order_line.quantity', 'order_line.pools', 'ticket_order.status'])
      .where('ticket_order.event_id', '=', eventId)
      .execute(),
    read.selectFrom('attendee').selectAll().where('event_id', '=', eventId).orderBy('id').execute(),
    read.selectFrom('waitlist_entry').selectAll().where('event_id', '=', eventId).orderBy('id').execute(),
  ])
  return {
    eventPoolId: event.capacity_pool_id,
    classes: classes.map(({ id, pool_id, minimum_quantity }) => ({ id, pool_id, minimum_quantity })),
    pools,
    orders: orders.map(({ id, status, created_at_ms, expires_at_ms, claims }) => ({
      id,
      status,
      created_at_ms,
      expires_at_ms,
      claims,
    })),
    lines,
    attendees: attendees.map(({ order_id, status, pools }) => ({ order_id, status, pools })),
    entries: entries.map(
      ({ id, ticket_class_id, quantity, state, offered_order_id, offer_expires_at_ms }) => ({
        id,
        ticket_class_id,
        quantity,
        state,
        offered_order_id,
        offer_expires_at_ms,
      }),
    ),
  }
}

/** The counters are the tickets in open orders and those of attendees, and fit the capacity. */
function checkCounters({ pools, lines, attendees }: Rows, details: string): void {
  const poolsOf = (row: { pools: string }) => decodeJson<number[]>(row.pools)
  const held = sumQuantities(
    lines
      .filter(({ status }) => status === 'started' || status === 'pending')
      .map((line) => multiplyQuantities(poolsOf(line), line.quantity)),
  )
  const sold = sumQuantities(
    attendees
      .filter(({ status }) => status === 'attending')
      .map((attendee) => multiplyQuantities(poolsOf(attendee), 1)),
  )
  for (const pool of pools) {
    const expected = { held: held.get(pool.id) ?? 0, sold: sold.get(pool.id) ?? 0 }
    assert.deepEqual({ held: pool.held, sold: pool.sold }, expected, `pool ${pool.id}: ${details}`)
    assert.ok(pool.sold + pool.held <= (pool.capacity ?? Infinity), `pool ${pool.id} is oversold: ${details}`)
  }
}

/** No order holds tickets after its deadline, nor sets one beyond the maximum. */
function checkDeadlines({ orders, entries }: Rows, nowMs: number, details: string): void {
  for (const { id, status, created_at_ms, expires_at_ms } of orders) {
    if (status !== 'started' && status !== 'pending') continue
    const expiresMs = expires_at_ms ?? Infinity
    const offer = entries.find(({ offered_order_id }) => offered_order_id === id)
    const startedUntilMs = offer?.offer_expires_at_ms ?? created_at_ms + maxHoldMs
    const maxMs = status === 'pending' ? startedUntilMs + unpaidMs : startedUntilMs
    assert.ok(expiresMs > nowMs && expiresMs <= maxMs, `order ${id} expires at ${expiresMs}: ${details}`)
  }
}

/** Offers are open orders, nobody waits for tickets that are free, and nobody is passed over. */
function checkWaitlist(rows: Rows, details: string): void {
  const { entries, orders, classes } = rows
  for (const { id, ticket_class_id, quantity, state, offered_order_id } of entries) {
    const offer = orders.find((order) => order.id === offered_order_id)
    assert.equal(state === 'offered', offer?.status === 'started', `entry ${id}: ${details}`)
    if (state !== 'waiting') continue
    const awaitedClasses = classes.filter((one) => ticket_class_id === null || ticket_class_id === one.id)
    const fittingClasses = awaitedClasses.filter(
      (one) => canOrder(rows, one) && quantity >= one.minimum_quantity,
    )
    assert.deepEqual(fittingClasses, [], `entry ${id} waits for free tickets: ${details}`)
    const offeredFirst = entries.find(
      (other) =>
        other.id > id &&
        other.ticket_class_id === ticket_class_id &&
        other.quantity <= quantity &&
        other.offered_order_id !== null,
    )
    assert.equal(offeredFirst, undefined, `entry ${id} is passed over: ${details}`)
  }
}

/** Tickets are shown as available exactly while anybody can order them, also in search. */
async function checkAvailability(
  { id, path }: Sale,
  buyer: Caller,
  rows: Rows,
  details: string,
): Promise<void> {
  const shownEvent = ok(await buyer.get(`${path}/?expand=ticket_availability,ticket_classes`))
  const available = rows.classes.map((ticketClass) => canOrder(rows, ticketClass))
  assert.deepEqual(
    shownEvent.ticket_classes.map((one: { on_sale_status: string }) => one.on_sale_status === 'AVAILABLE'),
    available,
    details,
  )
  assert.equal(shownEvent.ticket_availability.has_available_tickets, available.includes(true), details)
  const { events } = ok(
    await buyer.get(`/events/search/?organizer.id=${shownEvent.organizer_id}&sort_by=-date`),
  )
  const isUnsold = rows.classes.some((ticketClass) => canOrder(rows, ticketClass, ({ sold }) => sold))
  const isListed = events.some((event: { id: string }) => event.id === id)
  assert.equal(isListed, isUnsold, details)
}

type Pool = Rows['pools'][number]

function canOrder(rows: Rows, ticketClass: Rows['classes'][number], countTaken?: (pool: Pool) => number) {
  return countFree(rows, ticketClass, countTaken) >= Math.max(1, ticketClass.minimum_quantity)
}

function countFree(
  { pools, eventPoolId }: Rows,
  { pool_id }: Rows['classes'][number],
  countTaken = ({ sold, held }: Pool) => sold + held,
): number {
  const limiting = pools.filter(({ id }) => id === pool_id || id === eventPoolId)
  return Math.min(...limiting.map((pool) => (pool.capacity ?? Infinity) - countTaken(pool)))
}
