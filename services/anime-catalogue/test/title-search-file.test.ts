import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTitleIndex, saveTitleIndex } from '../src/title-search/index-file.ts'
import { createTitleIndex } from '../src/title-search/title-index.ts'
import { readTitleEntries } from './title-search-catalogue.ts'

const entries = readTitleEntries().slice(0, 100)
const queries = entries.map(({ titles: [title] }) => title?.text.slice(0, 7) ?? '')

async function inFolder(use: (path: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'title-search-'))
  try {
    await use(join(folder, 'titles'), folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('index file: a loaded index equals the saved one, and accepts writes', () =>
  inFolder(async (path) => {
    const index = createTitleIndex(entries.slice(1))
    for (const entry of entries.slice(0, 1)) index.put(entry)
    await saveTitleIndex(path, index, 2 ** 40)
    const saved = await openTitleIndex(path)
    assert.equal(saved?.generation, 2 ** 40)
    assert.equal(saved.index.size, entries.length)
    for (const query of queries) assert.deepEqual(saved.index.search(query), index.search(query), query)
    saved.index.put({ id: 1e9, weight: 1, titles: [{ text: 'Put afterwards', kind: 'canonical' }] })
    assert.equal(saved.index.search('put afterwards')[0]?.id, 1e9)
  }))

test('index file: saving again replaces the file and leaves no temporary file', () =>
  inFolder(async (path, folder) => {
    await saveTitleIndex(path, createTitleIndex(entries), 1)
    await saveTitleIndex(path, createTitleIndex(entries.slice(0, 5)), 2)
    const saved = await openTitleIndex(path)
    assert.deepEqual([saved?.generation, saved?.index.size], [2, 5])
    assert.deepEqual(await readdir(folder), ['titles'])
  }))

test('index file: a failed save keeps the old file and leaves no temporary file', () =>
  inFolder(async (_, folder) => {
    // A non-empty folder blocks the path of the file.
    await saveTitleIndex(join(folder, 'titles'), createTitleIndex(entries), 1)
    await assert.rejects(saveTitleIndex(folder, createTitleIndex([]), 2))
    assert.deepEqual(await readdir(folder), ['titles'])
    assert.deepEqual(
      (await readdir(join(folder, '..'))).filter((name) => name.startsWith(`${folder.split('/').at(-1)}.`)),
      [],
    )
  }))

test('index file: an empty index can be saved and loaded', () =>
  inFolder(async (path) => {
    await saveTitleIndex(path, createTitleIndex([]), 0)
    assert.equal((await openTitleIndex(path))?.index.size, 0)
  }))

test('index file: missing, empty, foreign, truncated, extended or modified files are not loaded', () =>
  inFolder(async (path) => {
    assert.equal(await openTitleIndex(path), undefined)
    await saveTitleIndex(path, createTitleIndex(entries), 3)
    const complete = await readFile(path)
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('SQLite format 3\0'.repeat(20)),
      Buffer.alloc(5_000),
      Buffer.concat([complete, Buffer.alloc(8)]),
      complete.subarray(64),
    ]) {
      await writeFile(path, bytes)
      assert.equal(await openTitleIndex(path), undefined, `${bytes.length} bytes`)
    }
    for (let at = 0; at < complete.length; at += at < 300 ? 1 : Math.ceil(complete.length / 200)) {
      const corrupted = Buffer.from(complete)
      corrupted[at] = (corrupted[at] ?? 0) ^ 0x10
      await writeFile(path, corrupted)
      assert.equal(await openTitleIndex(path), undefined, `byte ${at}`)
    }
    await writeFile(path, complete)
    for (const length of [complete.length - 1, 64, 63, 10]) {
      await truncate(path, length)
      assert.equal(await openTitleIndex(path), undefined, `${length} bytes`)
    }
  }))
