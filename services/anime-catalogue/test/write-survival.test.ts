import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import type { Tables } from '../src/database/tables.ts'
import service from '../src/index.ts'
import { mediaType } from '../src/json-api/negotiation.ts'
import { findContradictions } from './recount.ts'
import { document, identifier, review } from './written-documents.ts'

const writers = 8
const acknowledgedBeforeTheEnd = 150

test('a catalogue that is killed during concurrent writes keeps every acknowledged one and stays consistent', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startCatalogueProcess(t, dataDir, 0)
  const shelf = await first.call('POST', '/categories', document('categories', { title: 'Shelf' }))
  const works = new Map<string, { title: string; isShelved: boolean; isReviewed: boolean }>()
  const deletedIds = new Set<string>()
  let acknowledged = 0
  const acknowledge = () => {
    if (++acknowledged === acknowledgedBeforeTheEnd) first.kill()
  }

  async function write(writer: number): Promise<never> {
    for (let at = 0; ; at++) {
      const title = `Work ${writer} ${at}`
      const created = await first.call(
        'POST',
        '/anime',
        document('anime', { titles: { en: title }, episodeCount: 3 }),
      )
      assert.equal(created.status, 201)
      const { id } = created.json.data
      const work = { title, isShelved: false, isReviewed: false }
      works.set(id, work)
      acknowledge()
      const data = [identifier('categories', shelf.json.data.id)]
      assert.equal((await first.call('PATCH', `/anime/${id}/relationships/categories`, { data })).status, 204)
      work.isShelved = true
      acknowledge()
      assert.equal((await first.call('POST', '/reviews', review(id, { rating: 12 }))).status, 201)
      work.isReviewed = true
      acknowledge()
      if (at % 3) continue
      assert.equal((await first.call('DELETE', `/anime/${id}`)).status, 204)
      works.delete(id)
      deletedIds.add(id)
      acknowledge()
    }
  }
  await Promise.allSettled(Array.from({ length: writers }, (_, writer) => write(writer)))
  await first.ended
  assert.ok(works.size > 0 && deletedIds.size > 0)

  const next = await startCatalogueProcess(t, dataDir, 60_000)
  for (const [id, { title, isShelved, isReviewed }] of works) {
    const { status, json } = await next.call('GET', `/anime/${id}?include=categories,reviews`)
    // A deletion may have succeeded before the kill.
    if (status === 404) continue
    const { attributes, relationships } = json.data
    assert.equal(attributes.canonicalTitle, title)
    if (isShelved) assert.equal(relationships.categories.data.length, 1)
    if (isReviewed) assert.equal(relationships.reviews.data.length, 1)
    assert.equal((await next.call('GET', `/anime/${id}/episodes`)).json.meta.count, 3)
  }
  for (const id of deletedIds) assert.equal((await next.call('GET', `/anime/${id}`)).status, 404)
  next.kill()
  await next.ended
  const migrations = storageMigrations(service.name, service.migrations ?? {})
  const db = await openDatabase<Tables>({ dataDir, name: service.name, migrations })
  t.after(() => db.close())
  const rows = await db.read.selectFrom('anime').select('id').execute()
  assert.ok(rows.length >= works.size - writers)
  assert.deepEqual(await findContradictions(db, 5), [])
})

async function startCatalogueProcess(t: TestContext, dataDir: string, laterMs: number) {
  const script = new URL('./catalogue-process.ts', import.meta.url)
  const { call, ...process } = await startProcess(t, script, [dataDir, String(laterMs)])
  return {
    ...process,
    call: (method: string, path: string, body?: unknown) => call(method, path, body, mediaType),
  }
}
