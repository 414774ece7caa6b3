import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { parseTextQuery } from '@octavo/platform/search/query.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import fc from '@octavo/testing/property.ts'
import { listingText } from '../src/database/listing-text.ts'
import type { Tables } from '../src/database/tables.ts'
import { findByWeeks } from '../src/search/by-weeks.ts'
import type { SearchFilter, SearchOrder } from '../src/search/filter.ts'
import { createEventFinder, type EventFinder, type SearchCursor } from '../src/search/find.ts'
import { findNearest } from '../src/search/nearest.ts'
import { accessPathsOf, textQueryOf } from '../src/search/plan.ts'
import { countListings, selectListings } from '../src/search/store/listings.ts'
import { coordinatesOf } from '../src/search/update-listings.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openListingDatabase } from './listing-database.ts'
import { fakeDocument, fakeEvents, naiveSearch, nowMs, towns, vocabulary } from './naive-search.ts'

const events = fakeEvents(400, seeded(3))
const day = 86_400_000

interface GeneratedSearch {
  filter: SearchFilter
  words: string[]
}

describeOnBothDatabases('searching', (databases) => {
  let db: Database<Tables>
  let finder: EventFinder

  before(async () => {
    db = await openListingDatabase(databases)
    const text = openTextIndex(listingText, db)
    await db.write(async (tx) => {
      for (const { row } of events) await tx.insertInto('listing').values(row).execute()
      await text.put(tx, events.map(fakeDocument))
    })
    finder = createEventFinder({ db, clock: createManualClock(nowMs) })
  })

  test('equals a scan of all events, in order', async () => {
    await fc.assert(
      fc.asyncProperty(searches, order, async ({ filter, words }, { by, isReversed }) => {
        const sortOrder = { by: by === 'distance' && !filter.area ? ('date' as const) : by, isReversed }
        const expected = naiveSearch(events, filter, words, sortOrder)
        const { ids } = await finder.find(filter, sortOrder, { limit: 500, offset: 0 })
        assert.deepEqual(ids, expected)
        const matches = naiveSearch(events, filter, words, { by: 'date', isReversed: false })
        assert.equal(await finder.count(filter), matches.length)
      }),
      { numRuns: 150 },
    )
  })

  test('counts the matches inside a circle, not in its cells', async () => {
    const crowd = await openListingDatabase(databases)
    const [center = { latitude: 0, longitude: 0 }] = towns
    const corner = { latitude: center.latitude + 0.2, longitude: center.longitude + 0.32 }
    const many = fakeEvents(9_000, seeded(5)).map((event, index) => ({
      ...event,
      name: ['jazz'],
      row: { ...event.row, ...coordinatesOf(index % 3 === 0 ? corner : center) },
    }))
    await crowd.write(async (tx) => {
      for (let start = 0; start < many.length; start += 500) {
        const some = many.slice(start, start + 500)
        await tx
          .insertInto('listing')
          .values(some.map(({ row }) => row))
          .execute()
        await openTextIndex(listingText, crowd).put(tx, some.map(fakeDocument))
      }
    })
    const filter: SearchFilter = {
      nowMs,
      words: parseTextQuery('jazz'),
      area: { center, withinM: 25_000 },
      startMs: { from: nowMs },
      includesUnavailable: true,
      includesAdult: true,
      everyOccurrence: true,
    }
    const { length } = naiveSearch(many, filter, ['jazz'], { by: 'date', isReversed: false })
    const estimate = await createEventFinder({ db: crowd, clock: createManualClock(nowMs) }).count(filter)
    assert.ok(Math.abs(estimate / length - 1) < 0.15, `${estimate} of ${length}`)
  })

  test('pages by continuation or number partition the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        searches,
        order,
        fc.integer({ min: 1, max: 40 }),
        async ({ filter, words }, { by, isReversed }, limit) => {
          const sortOrder = { by: by === 'distance' && !filter.area ? ('date' as const) : by, isReversed }
          const expected = naiveSearch(events, filter, words, sortOrder)
          const ids: number[] = []
          for (let after: SearchCursor | undefined, isLast = false; !isLast; isLast = after === undefined) {
            const page = await finder.find(filter, sortOrder, { limit, offset: 0, after })
            ids.push(...page.ids)
            after = page.next
          }
          assert.deepEqual(ids, expected)
          const offset = Math.floor(expected.length / 2)
          const numberedPage = await finder.find(filter, sortOrder, { limit, offset })
          assert.deepEqual(numberedPage.ids, expected.slice(offset, offset + limit))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('every access path returns the same page', async () => {
    const context = { dialect: db.dialect, text: openTextIndex(listingText, db) }
    await fc.assert(
      fc.asyncProperty(searches, fc.boolean(), async ({ filter, words }, isReversed) => {
        const sortOrder = { by: 'date' as const, isReversed }
        const expected = naiveSearch(events, filter, words, sortOrder)
        for (const way of accessPathsOf(filter)) {
          const page = selectListings(context, filter, way, sortOrder, { limit: 20, offset: 3 })
          const { rows } = await page.execute(db.read)
          assert.deepEqual(
            rows.map(({ id }) => id),
            expected.slice(3, 23),
          )
          const count = await countListings(context, filter, way.source).execute(db.read)
          assert.deepEqual(count.rows, [{ count: expected.length }])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a search week by week returns the same page', async () => {
    const context = { dialect: db.dialect, text: openTextIndex(listingText, db) }
    const sortOrder = { by: 'date' as const, isReversed: false }
    await fc.assert(
      fc.asyncProperty(
        searches,
        fc.integer({ min: 1, max: 60 }),
        fc.nat({ max: 5 }),
        async (search, limit, skipped) => {
          const { filter, words } = search
          if (!textQueryOf(filter)) return
          const expected = naiveSearch(events, filter, words, sortOrder)
          const last = events.find(({ row }) => row.event_id === expected[skipped])
          const after = last && ([last.row.start_ms, last.row.event_id] as const)
          const result = await findByWeeks(
            filter,
            { limit, offset: 0, after },
            async (way, starting, most) => {
              const page = { limit: most, offset: 0, after, starting }
              return (await selectListings(context, filter, way, sortOrder, page).execute(db.read)).rows
            },
          )
          const start = last ? skipped + 1 : 0
          assert.deepEqual(
            result.map(({ id }) => id),
            expected.slice(start, start + limit),
          )
        },
      ),
      { numRuns: 80 },
    )
  })

  test('a search with growing distances returns the nearest events', async () => {
    const context = { dialect: db.dialect, text: openTextIndex(listingText, db) }
    await fc.assert(
      fc.asyncProperty(searches, area, async ({ filter: part, words }, somewhere) => {
        const filter = { ...part, area: somewhere }
        const sortOrder = { by: 'distance' as const, isReversed: false }
        const result = await findNearest(filter, { limit: 12, offset: 0 }, async (source, within) => {
          const page = { limit: 12, offset: 0, within }
          const query = selectListings(context, filter, { source, isWalked: false }, sortOrder, page)
          return (await query.execute(db.read)).rows
        })
        const expected = naiveSearch(events, filter, words, sortOrder)
        assert.deepEqual(
          result.map(({ id }) => id),
          expected.slice(0, 12),
        )
      }),
      { numRuns: 60 },
    )
  })
})

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const some = (ids: readonly number[]) => maybe(fc.subarray([...ids], { minLength: 1 }))
const range = (from: number, to: number) =>
  maybe(
    fc.record({
      from: maybe(fc.integer({ min: from, max: to }).map((days) => nowMs + days * day)),
      to: maybe(fc.integer({ min: from, max: to }).map((days) => nowMs + days * day)),
    }),
  )
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const area = fc.oneof(
  fc.record({ center: fc.constantFrom(...towns), withinM: fc.integer({ min: 1_000, max: 150_000 }) }),
  fc.record({
    center: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
    withinM: fc.integer({ min: 1_000, max: 9_000_000 }),
  }),
  fc
    .tuple(fc.constantFrom(...towns), fc.double({ min: 0, max: 1.2, noNaN: true }))
    .map(([{ latitude, longitude }, size]) => ({
      viewport: {
        south: latitude - size,
        north: latitude + size,
        west: longitude - size,
        east: longitude + size > 180 ? longitude + size - 360 : longitude + size,
      },
    })),
)
const searches: fc.Arbitrary<GeneratedSearch> = fc
  .record({
    words: fc.oneof(
      { weight: 2, arbitrary: fc.constant<string[]>([]) },
      fc.subarray(vocabulary, { minLength: 1, maxLength: 2 }),
    ),
    area: maybe(area),
    isOnline: maybe(fc.boolean()),
    startMs: range(-5, 60),
    changedMs: range(-9, 0),
    eventIds: maybe(
      fc.subarray(
        events.map(({ row }) => row.event_id),
        { minLength: 1 },
      ),
    ),
    organizationIds: some([1, 2, 3, 99]),
    organizerIds: some([4, 5, 6]),
    categoryIds: some([101, 103, 120]),
    subcategoryIds: some([1001, 3001]),
    formatIds: some([1, 6]),
    isFree: maybe(fc.boolean()),
    includesUnavailable: fc.boolean(),
    includesAdult: fc.boolean(),
    everyOccurrence: fc.boolean(),
    // Many conditions together match nothing, so most searches have few.
    kept: fc.subarray(
      [
        'words',
        'area',
        'isOnline',
        'startMs',
        'changedMs',
        'eventIds',
        'organizationIds',
        'organizerIds',
        'categoryIds',
        'subcategoryIds',
        'formatIds',
        'isFree',
      ],
      { maxLength: 4 },
    ),
  })
  .map(({ kept, words, includesUnavailable, includesAdult, everyOccurrence, ...parts }) => {
    const chosenFilters = Object.fromEntries(Object.entries(parts).filter(([name]) => kept.includes(name)))
    const queryWords = kept.includes('words') ? words : []
    const filter = {
      ...chosenFilters,
      nowMs,
      includesUnavailable,
      includesAdult,
      everyOccurrence,
      words: parseTextQuery(queryWords.join(' ')),
    }
    return { words: queryWords, filter }
  })
const order: fc.Arbitrary<SearchOrder> = fc.record({
  by: fc.constantFrom('date', 'distance', 'best'),
  isReversed: fc.boolean(),
})

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
