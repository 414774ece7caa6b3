import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Database } from '@octavo/platform/data/database.ts'
import fc from '@octavo/testing/property.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { CompiledQuery } from 'kysely'
import type { EventState } from '../src/database/event-tables.ts'
import type { Tables } from '../src/database/tables.ts'
import { type EventList, type ListedStatus, listEvents } from '../src/events/lists.ts'
import { statusOf } from '../src/events/status.ts'
import { markPast } from '../src/events/store/events.ts'
import type { Cursor } from '../src/wire/continuations.ts'
import { describeOnBothDatabases } from './databases.ts'
import { insertEvents, openEventDatabase, type SomeEvent } from './event-database.ts'

const nowMs = Date.UTC(2026, 0, 15)
const hourMs = 3_600_000
const statuses: ListedStatus[] = ['draft', 'live', 'started', 'ended', 'completed', 'canceled']
const orders = (['start_ms', 'created_at_ms', 'name_folded'] as const).flatMap((column) =>
  (['asc', 'desc'] as const).map((direction) => ({ column, direction })),
)
const ofOrganization: EventList['owners'] = [{ column: 'organization_id', id: 1 }]
const defaultList: Omit<EventList, 'order'> = {
  owners: ofOrganization,
  kinds: ['children', 'nonseries'],
  where: [],
}

const pageOf = (size: number, after?: Cursor) => ({ number: 1, size, after, offset: 0, total: after && 0 })

describeOnBothDatabases('Lists of events', (databases) => {
  const states: EventState[] = ['draft', 'live', 'live', 'completed', 'canceled', 'deleted']
  const events: SomeEvent[] = Array.from({ length: 4_000 }, (_, index) => ({
    startMs: nowMs + (index - 2_000) * hourMs,
    name: `Event ${(index * 7_919) % 4_000}`,
    state: states[index % states.length] ?? 'live',
    organizationId: index % 10 === 0 ? 2 : 1,
  }))
  let db: Database<Tables>

  before(async () => {
    db = await openEventDatabase(databases)
    await insertEvents(db, events, nowMs - hourMs)
    while ((await db.write((tx) => markPast(tx, nowMs, 100))) > 0);
    if (db.dialect === 'postgres') await db.write((tx) => tx.executeQuery(CompiledQuery.raw('analyze event')))
  })

  for (const { column, direction } of orders)
    for (const listedStatuses of [undefined, ['live'], ['ended']] satisfies (ListedStatus[] | undefined)[])
      test(`A page of ${listedStatuses ?? 'all'} by ${column} ${direction} reads about as many rows as it returns`, async () => {
        const order = { column, direction }
        const list = { ...defaultList, order, ...(listedStatuses && { statuses: listedStatuses }) }
        const first = await listEvents(db.read, list, pageOf(20), nowMs)
        assert.equal(first.rows.length, 20)
        const [query] = await statementsOf(db, () => listEvents(db.read, list, pageOf(20, first.next), nowMs))
        assert.ok(query)
        await assertCheap(db, query, 20)
      })

  test('The list of a user with very many organizations is bounded', async () => {
    const owners = Array.from({ length: 150 }, (_, index) => ({
      column: 'organization_id' as const,
      id: index + 1,
    }))
    const list = { ...defaultList, owners, order: { column: 'start_ms', direction: 'asc' } as const }
    const { rows, total } = await listEvents(db.read, list, pageOf(10), nowMs)
    for (const { sql } of await statementsOf(db, () => listEvents(db.read, list, pageOf(10), nowMs)))
      assert.ok(sql.split('select ').length < 50, sql)
    const isListed = events.filter(({ state }) => state !== 'deleted')
    assert.equal(total, isListed.length)
    assert.deepEqual(
      rows.map(({ start_ms }) => start_ms),
      isListed.slice(0, 10).map(({ startMs }) => startMs),
    )
  })

  test('Pages of any list, in any order, equal a scan of all events', async () => {
    const all = await db.read.selectFrom('event').selectAll().execute()
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(statuses, { minLength: 1 }),
        fc.constantFrom(...orders),
        fc.constantFrom(undefined, 'past', 'current_future'),
        fc.integer({ min: 150, max: 400 }),
        async (listedStatuses, order, time, size) => {
          const { column, direction } = order
          const sign = direction === 'asc' ? 1 : -1
          const expected = all
            .filter((event) => event.organization_id === 1)
            .filter((event) => listedStatuses.some((status) => status === statusOf(event, nowMs)))
            .filter(({ end_ms }) => time === undefined || (time === 'past') === end_ms <= nowMs)
            .toSorted((a, b) => sign * (compare(a[column], b[column]) || a.id - b.id))
            .map(({ id }) => id)
          const list = { ...defaultList, statuses: listedStatuses, order, ...(time && { time }) }
          const ids: number[] = []
          let after: Cursor | undefined
          do {
            const page = await listEvents(db.read, list, pageOf(size, after), nowMs)
            if (after === undefined) assert.equal(page.total, expected.length)
            ids.push(...page.rows.map(({ id }) => id))
            after = page.next
          } while (after)
          assert.deepEqual(ids, expected)
        },
      ),
      { numRuns: 25 },
    )
  })
})

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

async function assertCheap(
  { dialect, read }: Database<Tables>,
  { sql, parameters }: CompiledQuery,
  size: number,
) {
  const explain = async (how: string) => {
    const { rows } = await read.executeQuery(CompiledQuery.raw(`${how} ${sql}`, [...parameters]))
    return rows as Record<string, string>[]
  }
  if (dialect === 'sqlite') {
    const lines = (await explain('explain query plan')).map(({ detail = '' }) => detail)
    const looks = lines.filter((line) => /\bevent\b/.test(line))
    assert.equal(looks.length > 0, true)
    for (const look of looks) assert.match(look, /^SEARCH event USING (COVERING )?INDEX event_organization_/)
    // Only the first rows of ranges are sorted.
    const sorted = lines.filter((_, index) => lines[index + 1]?.includes('TEMP B-TREE'))
    assert.deepEqual(
      sorted.filter((line) => line !== 'SCAN part'),
      [],
    )
    return
  }
  const [row] = await explain('explain (analyze, format json)')
  const plan: [{ Plan: PlanNode }] = JSON.parse(row?.['QUERY PLAN'] ?? '')
  const rows = rowsReadOf(plan[0].Plan)
  assert.equal(rows <= 8 * 4 * (size + 1), true, `${rows} rows read`)
}

function rowsReadOf({ Plans = [], ...node }: PlanNode): number {
  const rowCount = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return (
    (node['Relation Name'] === 'event' ? rowCount : 0) +
    Plans.reduce((sum, each) => sum + rowsReadOf(each), 0)
  )
}
