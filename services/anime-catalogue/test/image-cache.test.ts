import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { workOf } from '@octavo/testing/poster-work.ts'
import { createImageWorld } from './images-fixture.ts'

const sizeOf = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

test('image cache: concurrent and repeated requests render once', async () => {
  const { open } = await createImageWorld()
  const art = open()
  const [one, other] = await Promise.all([
    art.render('poster', workOf(), 'tiny', 'jpg'),
    art.render('poster', workOf(), 'tiny', 'jpg'),
  ])
  assert.equal(one, other)
  assert.equal(await art.render('poster', workOf(), 'tiny', 'jpg'), one)
})

test('image cache: a restart reuses rendered images', async () => {
  const { open, folder } = await createImageWorld()
  const { bytes, etag } = await open().render('poster', workOf(), 'tiny', 'jpg')
  const [name = ''] = readdirSync(folder)
  const before = statSync(join(folder, name)).mtimeMs
  const again = await open().render('poster', workOf(), 'tiny', 'jpg')
  assert.deepEqual([again.bytes, again.etag], [bytes, etag])
  assert.equal(statSync(join(folder, name)).mtimeMs, before)
})

test('image cache: truncated or modified files are rendered again, and partial files are removed', async () => {
  const { open, folder } = await createImageWorld()
  const { bytes } = await open().render('portrait', { type: 'people', id: '1', name: 'A B' }, 'tiny', 'jpg')
  const [name = ''] = readdirSync(folder)
  const file = readFileSync(join(folder, name))
  const corrupted = Buffer.from(file)
  corrupted[file.length - 9] = (corrupted[file.length - 9] ?? 0) ^ 255
  for (const damaged of [file.subarray(0, 400), corrupted, Buffer.alloc(0)]) {
    writeFileSync(join(folder, name), damaged)
    writeFileSync(join(folder, `${name}.1.0`), 'half')
    const again = await open().render('portrait', { type: 'people', id: '1', name: 'A B' }, 'tiny', 'jpg')
    assert.deepEqual(again.bytes, bytes)
    assert.deepEqual(readdirSync(folder), [name])
    assert.deepEqual(readFileSync(join(folder, name)), file)
  }
})

test('image cache: stays within its size limit, also after a restart', async () => {
  const { open, folder } = await createImageWorld()
  const diskBytes = 30_000
  const art = open({ diskBytes })
  for (let id = 1; id <= 12; id++) await art.render('poster', workOf({ id: String(id) }), 'tiny', 'jpg')
  const cacheBytes = sizeOf(folder)
  assert.ok(cacheBytes > 0 && cacheBytes <= diskBytes, String(cacheBytes))
  await open({ diskBytes: 12_000 }).render('poster', workOf({ id: '12' }), 'tiny', 'jpg')
  await eventually('the cache is within its new limit', () => sizeOf(folder) <= 12_000)
})

test('image cache: images are served even if the folder is read-only', async () => {
  const { open, folder } = await createImageWorld()
  writeFileSync(folder, 'a file where the folder would be')
  const { bytes } = await open().render('poster', workOf(), 'tiny', 'jpg')
  assert.ok(bytes.length > 1000)
})

test('image cache: requests beyond the queue limit are refused, and the others succeed', async () => {
  const { open } = await createImageWorld()
  const art = open({ maxConcurrentRenders: 1, maxQueued: 2 })
  const renderings = Array.from({ length: 9 }, (_, i) =>
    art.render('poster', workOf({ id: String(i) }), 'tiny', 'jpg'),
  )
  const settled = await Promise.allSettled(renderings)
  const turnedAway = settled.filter((one) => one.status === 'rejected')
  assert.ok(turnedAway.length > 0 && turnedAway.length < 9)
  for (const { reason } of turnedAway) assert.equal(reason.code, 'overloaded')
  assert.ok((await art.render('poster', workOf({ id: '8' }), 'tiny', 'jpg')).bytes.length > 0)
})

test('image cache: a client that enumerates images does not keep others from seeing theirs', async () => {
  const { open } = await createImageWorld()
  const art = open({ maxConcurrentRenders: 1, maxQueued: 16 })
  const render = (id: string, client: string) => art.render('poster', workOf({ id }), 'tiny', 'jpg', client)
  const enumerated = Promise.allSettled(Array.from({ length: 40 }, (_, i) => render(String(i), 'many')))
  assert.ok((await render('100', 'one')).bytes.length > 0)
  const refused = (await enumerated).filter(({ status }) => status === 'rejected')
  assert.ok(refused.length > 0)
})
