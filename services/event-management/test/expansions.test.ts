import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problem } from '../src/errors.ts'
import { type Expansions, expand, readExpansions, toOne } from '../src/wire/expansions.ts'

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
function observed() {
  const loads: number[][] = []
  const expansions: Expansions<Event, null> = {
    venue: toOne(
      ({ venueId }) => venueId,
      async (ids, _, requested) => {
        loads.push(ids)
        return new Map(ids.filter((id) => id === 7).map((id) => [id, { id, hasCity: requested.has('city') }]))
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

test('Expansions are loaded once per page with unique ids, and are null without an object', async () => {
  const { loads, expansions } = observed()
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
  const { loads, expansions } = observed()
  await expand([], expansions, null, requestedBy({ expand: 'venue' }))
  for (const query of [{}, { expand: 'none' }, { expand: '' }, { expand: ',.,' }]) {
    const more = await expand(events, expansions, null, requestedBy(query))
    assert.deepEqual(more(events[0] as Event), {})
  }
  assert.deepEqual(loads, [])
})

test('Expansions are requested by path or type, repeatedly, up to four levels', () => {
  const requested = requestedBy(
    { expand: ['a.b.c.d.e, f', 'a.g'], 'expand.event': 'h', 'expand.b': 'i' },
    'event',
  )
  assert.deepEqual(
    ['a', 'f', 'h', 'b', 'i'].map((name) => requested.has(name)),
    [true, true, true, false, false],
  )
  assert.ok(requested.of('a').has('b') && requested.of('a').has('g'))
  assert.ok(requested.of('a').of('b').has('i'))
  const deep = requested.of('a').of('b').of('c')
  assert.ok(deep.has('d'))
  assert.ok(!deep.of('d').has('e'))
})

test('A failing expansion is EXPANSION_FAILED, and a problem is passed on', async () => {
  const { expansions } = observed()
  await assert.rejects(expand(events, expansions, null, requestedBy({ expand: 'broken' })), {
    code: 'EXPANSION_FAILED',
    status: 500,
  })
  await assert.rejects(expand(events, expansions, null, requestedBy({ expand: 'refused' })), {
    code: 'NOT_AUTHORIZED',
  })
})
