import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EventRow } from '../src/events/store/events.ts'
import type { TierRow } from '../src/inventory/store/inventory-tiers.ts'
import type { PoolRow } from '../src/inventory/store/pools.ts'
import { availabilityOf } from '../src/tickets/availability.ts'
import { type SaleTerms, saleOf } from '../src/tickets/on-sale.ts'
import { poolsOf } from '../src/tickets/pools-of.ts'
import type { EventStock } from '../src/tickets/stock.ts'
import type { TicketClassRow } from '../src/tickets/store/ticket-classes.ts'

const hourMs = 3_600_000
const nowMs = Date.UTC(2030, 0, 1)
const startMs = nowMs + 24 * hourMs
const endMs = startMs + 3 * hourMs

const event = {
  id: 1,
  state: 'live',
  start_ms: startMs,
  end_ms: endMs,
  capacity: null,
  capacity_pool_id: 1,
} as EventRow

function ticketClass(change: Partial<TicketClassRow> = {}): TicketClassRow {
  return {
    id: 10,
    event_id: 1,
    pool_id: 10,
    name: 'Standing',
    description: null,
    sorting: 0,
    category: 'admission',
    is_donation: 0,
    is_free: 1,
    cost: null,
    includes_fee: 0,
    splits_fee: 0,
    minimum_quantity: 1,
    maximum_quantity: null,
    capacity: 10,
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
    parent_id: null,
    created_at_ms: 0,
    changed_at_ms: 0,
    deleted_at_ms: null,
    ...change,
  }
}

function pool(id: number, capacity: number | null, sold = 0, held = 0): PoolRow {
  return { id, event_id: 1, kind: 'ticket_class', subject: null, capacity, sold, held }
}

function stockOf(
  classes: readonly TicketClassRow[],
  pools: readonly PoolRow[],
  change: Partial<EventRow> = {},
): EventStock {
  const byId = new Map(pools.map((each) => [each.id, each]))
  return { event: { ...event, ...change }, classes, tiers: [], holds: [], pools: byId }
}

const plenty = [pool(1, null), pool(10, 10)]
const stateOf = (change: Partial<TicketClassRow>, pools = plenty, terms: Partial<SaleTerms> = {}) =>
  saleOf(ticketClass(change), stockOf([ticketClass(change)], pools), { nowMs, ...terms }).state

describe('ticket class sales', () => {
  test('are open from their start until their end', () => {
    const saleTimes = { sales_start_ms: nowMs - 1, sales_end_ms: nowMs + 1 }
    assert.equal(stateOf(saleTimes), 'available')
    assert.equal(stateOf(saleTimes, plenty, { nowMs: nowMs - 2 }), 'not_yet')
    assert.equal(stateOf(saleTimes, plenty, { nowMs: nowMs - 1 }), 'available')
    assert.equal(stateOf(saleTimes, plenty, { nowMs: nowMs + 1 }), 'ended')
  })

  test('end an hour before the event online, and with the event at the door', () => {
    const late = { nowMs: startMs - hourMs }
    assert.equal(stateOf({}, plenty, late), 'ended')
    assert.equal(stateOf({}, plenty, { ...late, channel: 'atd' }), 'available')
    assert.equal(stateOf({}, plenty, { nowMs: endMs, channel: 'atd' }), 'ended')
  })

  test('with a relative end move with the event', () => {
    const relative = { sales_end_relative: '{"relative_to_event":"end_time","offset":3600}' }
    assert.equal(stateOf(relative, plenty, { nowMs: endMs - hourMs - 1 }), 'available')
    assert.equal(stateOf(relative, plenty, { nowMs: endMs - hourMs }), 'ended')
  })

  test('are closed before the publication and after a cancelation', () => {
    const sale = (state: EventRow['state']) =>
      saleOf(ticketClass(), stockOf([ticketClass()], plenty, { state }), { nowMs }).state
    assert.deepEqual([sale('draft'), sale('canceled'), sale('completed')], ['not_yet', 'ended', 'ended'])
  })

  test('are sold out, or held while others hold the rest', () => {
    assert.equal(stateOf({}, [pool(1, null), pool(10, 10, 10)]), 'sold_out')
    assert.equal(stateOf({}, [pool(1, null), pool(10, 10, 7, 3)]), 'held')
    assert.equal(stateOf({}, [pool(1, null), pool(10, 10, 7, 2)]), 'available')
    assert.equal(stateOf({}, [pool(1, 5, 5), pool(10, 10, 2)]), 'sold_out')
    assert.equal(stateOf({}, [pool(1, 5, 3, 2), pool(10, 10, 2)]), 'held')
  })

  test('are closed if fewer than the minimum quantity are left', () => {
    const pair = { minimum_quantity: 2 }
    assert.equal(stateOf(pair, [pool(1, null), pool(10, 10, 9)]), 'sold_out')
    assert.equal(stateOf(pair, [pool(1, null), pool(10, 10, 7, 2)]), 'held')
  })

  test('without a limit have no end', () => {
    const donation = ticketClass({ capacity: null })
    const { remaining, state } = saleOf(donation, stockOf([donation], [pool(1, null), pool(10, null, 99)]), {
      nowMs,
    })
    assert.deepEqual([remaining, state], [null, 'available'])
  })

  test('are not shown on other sales channels', () => {
    assert.equal(stateOf({ sales_channels: '["atd"]' }), 'elsewhere')
    assert.equal(stateOf({ sales_channels: '["atd"]' }, plenty, { channel: 'atd' }), 'available')
  })

  test('are hidden, except with a code', () => {
    assert.equal(stateOf({ is_hidden: 1 }), 'hidden')
    assert.equal(stateOf({ is_hidden: 1 }, plenty, { isUnlocked: true }), 'available')
  })

  test('hide automatically or at set times', () => {
    const saleTimes = { auto_hides: 1, sales_start_ms: nowMs, sales_end_ms: nowMs + hourMs }
    const at = (change: Partial<TicketClassRow>, ms: number) =>
      stateOf({ ...saleTimes, ...change }, plenty, { nowMs: ms })
    assert.deepEqual(
      [at({}, nowMs - 1), at({}, nowMs), at({}, nowMs + hourMs)],
      ['hidden', 'available', 'hidden'],
    )
    const autoHideTimes = { auto_hide_before_ms: nowMs - hourMs, auto_hide_after_ms: nowMs + 2 * hourMs }
    assert.deepEqual(
      [
        at(autoHideTimes, nowMs - 1),
        at(autoHideTimes, nowMs + hourMs),
        at(autoHideTimes, nowMs + 2 * hourMs),
      ],
      ['not_yet', 'ended', 'hidden'],
    )
  })

  test('wait for another class to sell out or end', () => {
    const first = ticketClass({ id: 9, pool_id: 9, sales_end_ms: nowMs + hourMs })
    const second = ticketClass({ sales_start_after: 9 })
    const sale = (pools: readonly PoolRow[], ms = nowMs) =>
      saleOf(second, stockOf([first, second], pools), { nowMs: ms }).state
    const otherPools = [pool(1, null), pool(10, 10)]
    assert.equal(sale([...otherPools, pool(9, 5, 4)]), 'not_yet')
    assert.equal(sale([...otherPools, pool(9, 5, 4, 1)]), 'not_yet')
    assert.equal(sale([...otherPools, pool(9, 5, 5)]), 'available')
    assert.equal(sale([...otherPools, pool(9, 5, 0)], nowMs + hourMs), 'available')
  })
})

describe('the pools of a ticket', () => {
  const tier = { pool_id: 5 } as TierRow
  const of = (category: TicketClassRow['category']) => ({ pool_id: 10, category })

  test('are its class, tier, event and discount, ordered by id', () => {
    const all = { event: { capacity_pool_id: 7 }, tier, discount: { pool_id: 3 } }
    assert.deepEqual(poolsOf(of('admission'), all), [3, 5, 7, 10])
    assert.deepEqual(poolsOf(of('add_on'), all), [3, 5, 10])
    assert.deepEqual(poolsOf(of('donation'), { event: { capacity_pool_id: null } }), [10])
  })

  test('contain the hold instead of the pool it was set aside from', () => {
    const ofTier = { event: { capacity_pool_id: 7 }, tier, hold: { pool_id: 2, tier_id: 1 } }
    assert.deepEqual(poolsOf(of('admission'), ofTier), [2, 7, 10])
    const ofEvent = { event: { capacity_pool_id: 7 }, tier, hold: { pool_id: 2, tier_id: null } }
    assert.deepEqual(poolsOf(of('admission'), ofEvent), [2, 5, 10])
  })
})

describe('the availability of an event', () => {
  const available = (classes: readonly TicketClassRow[], pools = plenty) =>
    availabilityOf(stockOf(classes, pools), nowMs)

  test('is on_sale as soon as one class is', () => {
    const later = ticketClass({ id: 11, pool_id: 11, sales_start_ms: nowMs + hourMs })
    const { status, windows } = available([later, ticketClass()], [...plenty, pool(11, 5)])
    assert.equal(status, 'on_sale')
    assert.deepEqual(windows, [
      { startMs: nowMs + hourMs, endMs: startMs - hourMs },
      { startMs: 0, endMs: startMs - hourMs },
    ])
  })

  test('includes the start of sales, also of classes that hide until then', () => {
    const later = ticketClass({ sales_start_ms: nowMs + hourMs, auto_hides: 1 })
    const { status, startsAtMs } = available([later])
    assert.deepEqual([status, startsAtMs], ['not_yet_on_sale', nowMs + hourMs])
  })

  test('distinguishes sold out, unavailable and ended', () => {
    assert.equal(available([ticketClass()], [pool(1, null), pool(10, 3, 3)]).status, 'sold_out')
    assert.equal(available([ticketClass()], [pool(1, null), pool(10, 3, 2, 1)]).status, 'unavailable')
    assert.equal(available([ticketClass({ sales_end_ms: nowMs })]).status, 'sales_ended')
    assert.equal(available([ticketClass({ is_hidden: 1 })]).status, 'unavailable')
    assert.equal(available([ticketClass({ category: 'add_on' })]).status, 'unavailable')
    assert.deepEqual(available([ticketClass()], [pool(1, null), pool(10, 3, 3)]).windows, [])
  })
})
