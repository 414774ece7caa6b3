import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problem } from '../src/errors.ts'
import {
  type Expansions,
  expand,
  type RequestedExpansions,
  readExpansions,
  toOne,
} from '../src/wire/expansions.ts'

interface Event {
  id: number
  venueId: number | null
}

const events: Event[] = [
  { id: 1, venueId: 7 },
  { id: 2, venueId: null },
  { id: 3, venueId: 7 },
  { id: 4, venueId: 8 },
]

/** Records the number of loads and their IDs. */
function observeLoads() {
  const loads: number[][] = []
  const expansions: Expansions<Event, null> = {
    venue: toOne(
      ({ venueId }) => venueId,
      async (ids, _, requestedExpansions) => {
        loads.push(ids)
        return new Map(
          ids.filter((id) => id === 7).map((id) => [id, { id, hasCity: requestedExpansions.has('city') }]),
        )
      },
    ),
    broken: async () => {
      throw new Error('The disk is full')
    },
    refused: async () => {
      throw problem('NOT_AUTHORIZED')
    },
  }
  return { loads, expansions }
}

const requestedBy = (query: object, type?: string) => readExpansions({ query }, type)

/** The number of levels on which the two names alternate. */
function depthOf(requestedExpansions: RequestedExpansions, [name, next]: [string, string]): number {
  return requestedExpansions.has(name) ? 1 + depthOf(requestedExpansions.of(name), [next, name]) : 0
}

test('Expansions are loaded once per page with unique ids, and are null without an object', async () => {
  const { loads, expansions } = observeLoads()
  const more = await expand(events, expansions, null, requestedBy({ expand: 'venue.city,nonsense' }))
  assert.deepEqual(loads, [[7, 8]])
  assert.deepEqual(
    events.map((event) => more(event)),
    [
      { venue: { id: 7, hasCity: true } },
      { venue: null },
      { venue: { id: 7, hasCity: true } },
      { venue: null },
    ],
  )
})

test('Nothing is loaded without rows or without a request', async () => {
  const { loads, expansions } = observeLoads()
  await expand([], expansions, null, requestedBy({ expand: 'venue' }))
  for (const query of [{}, { expand: 'none' }, { expand: '' }, { expand: ',.,' }]) {
    const more = await expand(events, expansions, null, requestedBy(query))
    assert.deepEqual(more(events[0] as Event), {})
  }
  assert.deepEqual(loads, [])
})

test('Expansions are requested by path or type, repeatedly, up to four levels', () => {
  const requestedExpansions = requestedBy(
    { expand: ['a.b.c.d.e, f', 'a.g'], 'expand.event': 'h', 'expand.b': 'i' },
    'event',
  )
  assert.deepEqual(
    ['a', 'f', 'h', 'b', 'i'].map((name) => requestedExpansions.has(name)),
    [true, true, true, false, false],
  )
  assert.ok(requestedExpansions.of('a').has('b') && requestedExpansions.of('a').has('g'))
  assert.ok(requestedExpansions.of('a').of('b').has('i'))
  const deep = requestedExpansions.of('a').of('b').of('c')
  assert.ok(deep.has('d'))
  assert.ok(!deep.of('d').has('e'))
})

test('Expansions by type are limited to four levels', () => {
  const requestedExpansions = requestedBy({
    expand: 'a',
    'expand.a': 'b',
    'expand.b': 'c',
    'expand.c': 'd',
    'expand.d': 'e',
  })
  const deepest = requestedExpansions.of('a').of('b').of('c')
  assert.ok(deepest.has('d'))
  assert.ok(!deepest.of('d').has('e'))
})

test('An object that contains the expansion is not expanded again', () => {
  for (const query of [
    { expand: 'attendees.order.attendees.order' },
    { expand: 'attendees', 'expand.attendees': 'order', 'expand.order': 'attendees' },
  ])
    assert.equal(depthOf(requestedBy(query, 'order'), ['attendees', 'order']), 1)
  const ofAttendee = requestedBy({ expand: 'order.attendees.order,order.event' }, 'attendee')
  assert.equal(depthOf(ofAttendee, ['order', 'attendees']), 1)
  assert.ok(ofAttendee.of('order').has('event'))
  assert.ok(requestedBy({ expand: 'series.venue' }, 'event').of('series').has('venue'))
})

test('Expanded objects of more than 32 MB are refused, also if rows share one object', async () => {
  const text = 'x'.repeat(10_000_000)
  const expansions: Expansions<Event, null> = {
    venue: toOne(
      ({ venueId }) => venueId,
      async (ids) => new Map(ids.map((id) => [id, { text }])),
    ),
  }
  const more = await expand(events, expansions, null, requestedBy({ expand: 'venue' }))
  const rowsWithVenue = (count: number) => Array.from({ length: count }, () => more({ id: 1, venueId: 7 }))
  assert.equal(rowsWithVenue(3).length, 3)
  assert.throws(() => rowsWithVenue(1), { code: 'BAD_REQUEST', status: 400 })
})

test('A failing expansion is EXPANSION_FAILED, and a problem is passed on', async () => {
  const { expansions } = observeLoads()
  await assert.rejects(expand(events, expansions, null, requestedBy({ expand: 'broken' })), {
    code: 'EXPANSION_FAILED',
    status: 500,
  })
  await assert.rejects(expand(events, expansions, null, requestedBy({ expand: 'refused' })), {
    code: 'NOT_AUTHORIZED',
  })
})
