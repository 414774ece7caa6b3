import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { buildTitleIndexInWorker } from '../src/title-search/build-in-worker.ts'
import { createTitleIndex } from '../src/title-search/title-index.ts'
import { readTitleEntries } from './title-search-catalogue.ts'

const entries = readTitleEntries()

test('build in worker: equals an index built inline', async () => {
  const index = await buildTitleIndexInWorker(entries)
  const beside = createTitleIndex(entries)
  assert.equal(index.size, entries.length)
  for (const { titles } of entries)
    for (const { text } of titles)
      assert.deepEqual(index.search(text, { limit: 20 }), beside.search(text, { limit: 20 }), text)
})

test('build in worker: accepts entries in pages, without blocking the event loop', async () => {
  let turns = 0
  let isPacking = false
  let isBuilt = false
  const turning = (async () => {
    while (!isBuilt) {
      await setImmediate()
      if (isPacking) turns++
    }
  })()
  async function* pages() {
    for (const [index, entry] of entries.entries()) {
      if (index % 100 === 0) await setImmediate()
      yield entry
    }
    isPacking = true
  }
  const index = await buildTitleIndexInWorker(pages())
  isBuilt = true
  await turning
  assert.equal(index.size, entries.length)
  assert.ok(turns > 5, `${turns} turns`)
})

test('build in worker: no entries make an empty index', async () => {
  const index = await buildTitleIndexInWorker([])
  assert.deepEqual([index.size, index.search('anything')], [0, []])
})

test('build in worker: errors of the input or of an entry are thrown', async () => {
  async function* broken() {
    yield* entries.slice(0, 3)
    throw new Error('The page cannot be read')
  }
  await assert.rejects(buildTitleIndexInWorker(broken()), /cannot be read/)
  const strange = { id: 1, weight: 1, titles: [{ text: 5, kind: 'canonical' }] }
  // TypeScript prevents this value, but a database row may contain it.
  await assert.rejects(buildTitleIndexInWorker([strange as never]), TypeError)
})
