import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { viewerOf } from '../src/access/viewer.ts'
import {
  type FeedSource,
  listEventIds,
  listReceivedEventIds,
  publicEvents,
  visibleEvents,
} from '../src/activity/store/events.ts'
import type { Tables } from '../src/database/tables.ts'
import { startCodeHosting } from './service.ts'

const app = await startCodeHosting()
const ada = await app.as('ada')
const reach = { sinceMs: 0, limit: 300 }
const viewer = viewerOf({
  kind: 'classic',
  user: ada.user,
  appId: null,
  tokenId: null,
  expiresAtMs: null,
  plan: 'user',
  scopes: new Set(['repo']),
})

/** SQLite's query plan for the queries of a store function. */
async function planOf(runQueries: (db: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = []
  const listening = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  })
  await runQueries(listening)
  const [query] = queries
  assert.ok(query)
  const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
  const { rows } = await app.context.db.read.executeQuery<{ detail: string }>(explained)
  return rows.map(({ detail }) => detail)
}

const sources: [FeedSource, string][] = [
  [{ of: 'everything' }, 'event_public'],
  [{ of: 'repository', id: 1 }, 'event_repository'],
  [{ of: 'network', id: 1 }, 'event_network'],
  [{ of: 'organization', id: 1 }, 'event_organization'],
  [{ of: 'actor', id: 1 }, 'event_actor'],
]
for (const [source, index] of sources) {
  test(`the feed of ${source.of} reads its newest events from an index`, async () => {
    for (const visibility of [publicEvents, visibleEvents(app.context.db.read, viewer)]) {
      const plan = await planOf((db) => listEventIds(db, source, visibility, reach))
      assert.ok(
        plan.some((step) => step.startsWith(`SEARCH event USING INDEX ${index} (`)),
        plan.join('\n'),
      )
      assert.ok(
        !plan.some((step) => step.includes('TEMP B-TREE') || step.startsWith('SCAN event')),
        plan.join('\n'),
      )
    }
  })
}

test('received events read the newest events of each watched repository and followed user', async () => {
  const plan = await planOf((db) => listReceivedEventIds(db, 1, publicEvents, reach))
  assert.ok(
    !plan.some((step) => /^SCAN (?:event|repository|follow|subscription)\b/.test(step)),
    plan.join('\n'),
  )
  const ranges = plan.filter((step) =>
    /^SEARCH event USING INDEX event_(?:repository|actor) \(\w+=\? AND id>\?\)/.test(step),
  )
  assert.equal(ranges.length, 2, plan.join('\n'))
})
