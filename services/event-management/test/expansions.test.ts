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
  const asked: number[][] = []
  const expansions: Expansions<Event, null> = {
    venue: toOne(
      ({ venueId }) => venueId,
      async (ids, _, wanted) => {
        asked.push(ids)
        return new Map(ids.filter((id) => id === 7).map((id) => [id, { id, hasCity: wanted.has('city') }]))
      },
    ),
    broken: async () => {
      throw new Error('The disk is full')
    },
    refused: async () => {
      throw problem('NOT_AUTHORIZED')
    },
  }
  return { asked, expansions }
}

const wantedBy = (query: object, type?: string) => readExpansions({ query }, type)

test('What is expanded is loaded once for a page, each id once, and is null where there is none', async () => {
  const { asked, expansions } = observed()
  const more = await expand(events, expansions, null, wantedBy({ expand: 'venue.city,nonsense' }))
  assert.deepEqual(asked, [[7, 8]])
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

test('Nothing is loaded for nobody, and nothing that nobody wants', async () => {
  const { asked, expansions } = observed()
  await expand([], expansions, null, wantedBy({ expand: 'venue' }))
  for (const query of [{}, { expand: 'none' }, { expand: '' }, { expand: ',.,' }]) {
    const more = await expand(events, expansions, null, wantedBy(query))
    assert.deepEqual(more(events[0] as Event), {})
  }
  assert.deepEqual(asked, [])
})

test('Expansions are named by path, by type, several times over, and no deeper than four levels', () => {
  const wanted = wantedBy({ expand: ['a.b.c.d.e, f', 'a.g'], 'expand.event': 'h', 'expand.b': 'i' }, 'event')
  assert.deepEqual(
    ['a', 'f', 'h', 'b', 'i'].map((name) => wanted.has(name)),
    [true, true, true, false, false],
  )
  assert.ok(wanted.of('a').has('b') && wanted.of('a').has('g'))
  assert.ok(wanted.of('a').of('b').has('i'))
  const deep = wanted.of('a').of('b').of('c')
  assert.ok(deep.has('d'))
  assert.ok(!deep.of('d').has('e'))
})

test('An expansion that fails is EXPANSION_FAILED, and one that refuses says why', async () => {
  const { expansions } = observed()
  await assert.rejects(expand(events, expansions, null, wantedBy({ expand: 'broken' })), {
    code: 'EXPANSION_FAILED',
    status: 500,
  })
  await assert.rejects(expand(events, expansions, null, wantedBy({ expand: 'refused' })), {
    code: 'NOT_AUTHORIZED',
  })
})
