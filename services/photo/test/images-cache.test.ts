import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { parseParameters } from '../src/images/parameters.ts'
import { createPlan } from '../src/images/plan.ts'
import { createRenderLanes } from '../src/images/render-lanes.ts'
import type { SceneRenderer } from '../src/images/scene-renderer.ts'
import { createSharedTasks } from '../src/images/shared-tasks.ts'
import { findPhotoSource } from '../src/images/store.ts'
import { decode, fourQuarters, startImages, stubScenes } from './image-service.ts'
import { flatPng } from './upload-images.ts'

const original = await (await fourQuarters(640, 480)).jpeg({ quality: 90 }).toBuffer()
const dataDir = await mkdtemp(join(tmpdir(), 'octavo-images-'))
after(() => rm(dataDir, { recursive: true, force: true }))

/** Scenes that are drawn when the test says so. */
function createBlockedScenes() {
  const waiting: (() => void)[] = []
  const drawn: string[] = []
  const scenes: SceneRenderer = {
    version: 1,
    async render(name, width) {
      drawn.push(`${name} ${width}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return stubScenes.render(name, width)
    },
  }
  return {
    scenes,
    drawn,
    finishNext: () => waiting.shift()?.(),
    finishAll: () => {
      for (const finish of waiting.splice(0)) finish()
    },
  }
}

const filesIn = (folder: string) => readdirSync(folder).filter((name) => /^[0-9a-f]{40}$/.test(name))
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

test('image cache: requests for the same variant share one render', async () => {
  const blocked = createBlockedScenes()
  const { call, addScene } = await startImages({}, { scenes: blocked.scenes })
  const path = await addScene('dunes')
  const responses = Array.from({ length: 8 }, (_, index) =>
    call(`${path}?w=${index % 2 ? '200' : '100&dpr=2'}`),
  )
  await eventually('the scene is drawn', () => blocked.drawn.length > 0)
  blocked.finishAll()
  const all = await Promise.all(responses)
  assert.deepEqual(blocked.drawn, ['dunes 320'])
  for (const { status, bytes } of all) {
    assert.equal(status, 200)
    assert.deepEqual(bytes, all[0]?.bytes)
  }
  // Other variants of the same step use the same raster.
  assert.equal((await call(`${path}?w=300`)).status, 200)
  assert.equal((await call(`${path}?w=150&h=150&fit=crop`)).status, 200)
  assert.deepEqual(blocked.drawn, ['dunes 320'])
  const larger = call(`${path}?rect=0,0,300,200&w=200`)
  await eventually('a larger raster is drawn', () => blocked.drawn.length === 2)
  blocked.finishAll()
  assert.equal((await decode((await larger).bytes)).width, 200)
  assert.deepEqual(blocked.drawn[1], 'dunes 2560')
})

test('image cache: a restart reuses variants, and damaged files are rendered again', async () => {
  const first = await startImages({}, {}, { dataDir })
  const path = await first.addPhoto(original)
  const { bytes } = await first.call(`${path}?w=123`)
  const folder = first.context.folder('images')
  const [name = ''] = await eventually('the variant is on disk', () => {
    const files = filesIn(folder)
    return files.length > 0 && files
  })
  await first.close()
  const file = readFileSync(join(folder, name))
  const flipped = Buffer.from(file)
  flipped[file.length - 20] = (flipped[file.length - 20] ?? 0) ^ 255
  for (const content of [file, file.subarray(0, 300), flipped, Buffer.alloc(0)]) {
    writeFileSync(join(folder, name), content)
    writeFileSync(join(folder, `${name}.partial`), 'half')
    const again = await startImages({}, {}, { dataDir })
    const response = await again.call(`${path}?w=123`)
    assert.deepEqual(response.bytes, bytes)
    await eventually('the file is whole and alone', () => {
      const names = readdirSync(folder)
      return String(names) === name && readFileSync(join(folder, name)).equals(file)
    })
    await again.close()
  }
})

test('image cache: stays within its size', async () => {
  const { call, addPhoto, context } = await startImages({ imageDiskMegabytes: 16 })
  const noise = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, index) => (index * 2654435761) >>> 24))
  const sharp = (await import('sharp')).default
  const path = await addPhoto(
    await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer(),
  )
  const folder = context.folder('images')
  for (let width = 1100; width < 1108; width++) {
    assert.equal((await call(`${path}?w=${width}&fm=png`)).status, 200)
  }
  await eventually('the oldest files are removed', () => {
    const bytes = bytesIn(folder)
    return bytes > 8 * 1024 * 1024 && bytes <= 16 * 1024 * 1024
  })
})

test('render queue: cached images are served while it is full, and others get 503', async () => {
  const blocked = createBlockedScenes()
  const { call, url, addPhoto, addScene, subject } = await startImages(
    {},
    { scenes: blocked.scenes, maxConcurrent: 1, maxQueued: 16 },
  )
  const photo = await addPhoto(original)
  const huge = await addPhoto(flatPng(10_000, 6_000))
  const cached = await call(`${photo}?w=90`)
  const scenes = await Promise.all(Array.from({ length: 6 }, (_, index) => addScene(`scene-${index}`)))
  // One is drawn, and one client may have one waiting: a quarter of the slow lane.
  const responses = scenes.map((path) => call(`${path}?w=100`))
  const rejected = await Promise.any(
    responses.map(async (response) => {
      const { status, headers, json } = await response
      assert.equal(status, 503)
      return { retryAfter: headers.get('retry-after'), errors: json.errors }
    }),
  )
  assert.equal(rejected.retryAfter, '2')
  assert.equal(rejected.errors.length, 1)
  assert.deepEqual((await call(`${photo}?w=90`)).bytes, cached.bytes)
  assert.equal(
    (await call(`${photo}?w=90`, { headers: { 'if-none-match': cached.headers.get('etag') ?? '' } })).status,
    304,
  )
  // A source that takes much memory waits as well.
  assert.equal((await call(`${huge}?w=90`)).status, 503)
  // The fast lane is not held up by slow work.
  assert.equal((await call(`${photo}?w=91`)).status, 200)
  assert.ok(url && subject)
  const finishing = setInterval(blocked.finishAll, 5)
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  clearInterval(finishing)
  assert.deepEqual(statuses.filter((status) => status === 200).length, 2)
})

test('render queue: work that every client has left is dropped', async () => {
  const lanes = createRenderLanes({ maxConcurrent: 1 })
  const tasks = createSharedTasks<string>()
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const work = (key: string, { signal } = new AbortController()) =>
    tasks.join(key, signal, (shared) =>
      lanes.run('fast', 'ada', shared, async () => {
        begun.push(key)
        await gate.promise
        return key
      }),
    )
  const clients = Array.from({ length: 4 }, () => new AbortController())
  const running = work('running')
  const left = clients.slice(0, 2).map((client) => work('left', client))
  const shared = clients.slice(2).map((client) => work('shared', client))
  const [first, second, third] = clients
  for (const client of [first, second, third]) client?.abort()
  for (const one of left) await assert.rejects(one, { name: 'AbortError' })
  // A later client starts it again.
  const again = work('left')
  gate.resolve()
  assert.deepEqual(await Promise.all([running, shared[1], again]), ['running', 'shared', 'left'])
  await assert.rejects(shared[0] ?? Promise.resolve(), { name: 'AbortError' })
  assert.deepEqual(begun, ['running', 'shared', 'left'])
  assert.ok(lanes.isIdle('fast'))
})

test('render queue: a client that requests every width does not hold up others', async () => {
  const { addPhoto, context, subject } = await startImages({}, { maxConcurrent: 1, maxQueued: 16 })
  const source = await findPhotoSource(context, (await addPhoto(original)).slice(1))
  assert.ok(source)
  const { signal } = new AbortController()
  const finished: string[] = []
  const render = async (name: string, width: number) => {
    const plan = createPlan(source, parseParameters(new Map([['w', String(width)]])), 'jpeg')
    await subject.images.render(source, plan, { name, signal }).finally(() => finished.push(name))
  }
  const flood = Promise.allSettled(Array.from({ length: 200 }, (_, index) => render('flood', index + 1)))
  await eventually('the share of the client is full', () => finished.length > 0)
  await Promise.all([render('other', 301), render('other', 302)])
  const rejected = (await flood).filter(({ status }) => status === 'rejected')
  assert.ok(rejected.length > 0 && rejected.length < 200)
})

test('render budget: an address that renders too much gets 429, and cached images remain free', async () => {
  const { call, addPhoto } = await startImages({ rendersPerMinute: 3 })
  const photo = await addPhoto(original)
  for (const width of [50, 51, 52, 52, 51, 50]) assert.equal((await call(`${photo}?w=${width}`)).status, 200)
  const { status, headers, json } = await call(`${photo}?w=53`)
  assert.equal(status, 429)
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.equal(json.errors.length, 1)
  assert.equal((await call(`${photo}?w=50`)).status, 200)
  assert.equal((await call(photo)).status, 200)
})

test('render budget: large images count by megapixels, and the largest as the whole budget', async () => {
  const { call, addPhoto } = await startImages({ rendersPerMinute: 3 })
  const [photo, other] = [await addPhoto(original), await startImages({ rendersPerMinute: 3 })]
  assert.equal((await call(`${photo}?w=1500&h=1000&fit=scale`)).status, 200)
  assert.equal((await call(`${photo}?w=1501&h=1000&fit=scale`)).status, 429)
  assert.equal((await call(`${photo}?w=50`)).status, 200)
  assert.equal((await other.call(`${await other.addPhoto(original)}?w=2500&h=2000&fit=scale`)).status, 200)
})

test('render budget: identical requests at the same moment are paid for once', async () => {
  const { call, addPhoto } = await startImages({ rendersPerMinute: 2 })
  const photo = await addPhoto(original)
  const statusesOf = async (path: string) =>
    (await Promise.all(Array.from({ length: 8 }, () => call(path)))).map(({ status }) => status)
  assert.deepEqual(new Set(await statusesOf(`${photo}?w=50`)), new Set([200]))
  assert.deepEqual(new Set(await statusesOf(`${photo}?rect=0,0,90,90&palette=json`)), new Set([200]))
  assert.deepEqual(new Set(await statusesOf(`${photo}?w=51`)), new Set([429]))
})

test('render budget: a client that cannot pay does not fail others that want the same image', async () => {
  const { addPhoto, context, subject } = await startImages({ rendersPerMinute: 1 })
  const path = await addPhoto(original)
  const source = await findPhotoSource(context, path.slice(1))
  assert.ok(source)
  const render = (name: string, width: number) =>
    subject.images.render(
      source,
      createPlan(source, parseParameters(new Map([['w', String(width)]])), 'jpeg'),
      { name, signal: new AbortController().signal },
    )
  await render('eve', 50)
  const [, ada, bob] = await Promise.allSettled([render('eve', 51), render('ada', 51), render('bob', 51)])
  // The lookups on disk end in any order, so any of the three may start the render.
  assert.deepEqual([ada.status, bob.status], ['fulfilled', 'fulfilled'])
  const next = await Promise.allSettled([render('ada', 52), render('bob', 53)])
  assert.deepEqual(next.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'one of them has paid')
})

test('render budget: a computed BlurHash and palette are paid for once', async () => {
  const database = { dataDir: await mkdtemp(join(dataDir, 'described-')) }
  const first = await startImages({ rendersPerMinute: 1 }, {}, database)
  const photo = await first.addPhoto(original)
  const textOf = async ({ call }: typeof first, query: string) => {
    const { status, text } = await call(`${photo}?rect=0,0,100,100&${query}`)
    assert.equal(status, 200)
    return text
  }
  const blurHash = await textOf(first, 'fm=blurhash')
  const palette = await textOf(first, 'palette=json')
  assert.equal(await textOf(first, 'fm=blurhash'), blurHash)
  assert.equal((await first.call(`${photo}?rect=0,0,90,90&fm=blurhash`)).status, 429)
  await eventually('the description is on disk', () => filesIn(first.context.folder('images')).length === 1)
  await first.close()
  const again = await startImages({ rendersPerMinute: 1 }, {}, database)
  assert.equal((await again.call(`${photo}?w=50`)).status, 200)
  assert.deepEqual(
    [await textOf(again, 'fm=blurhash'), await textOf(again, 'palette=json')],
    [blurHash, palette],
  )
})

test('scenes: the drawn ones are rendered in a thread', async () => {
  const { scenes } = await import('@octavo/drawing/scenes/catalogue.ts')
  const [scene] = scenes
  assert.ok(scene)
  const { call, addScene } = await startImages(
    {},
    { scenes: (await import('../src/images/scene-renderer.ts')).createSceneRenderer() },
  )
  const path = await addScene(scene.name, scene.width, scene.height)
  const { width, height, at } = await decode((await call(`${path}?w=64`)).bytes)
  assert.deepEqual([width, height], [64, Math.round((64 * scene.height) / scene.width)])
  assert.notDeepEqual(at(0.5, 0.05), at(0.5, 0.95))
  assert.equal((await call(`${await addScene('unknown-scene')}?w=64`)).status, 500)
})
