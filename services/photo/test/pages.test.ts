import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scenes } from '@octavo/drawing/scenes/catalogue.ts'
import { createManualClock } from '@octavo/platform/clock.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import sharp from 'sharp'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

const service = await startPhoto()
const { as, call, context, url } = service
const ada = await as('ada')

const open = (path: string, headers: Record<string, string> = {}) =>
  call(path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

/** The number of photos that the gallery of a page shows. */
const photosIn = (page: string) => page.match(/<li class="r\d+">/g)?.length ?? 0

test('every page that responses name is HTML, and reads without credentials', async () => {
  const photo = await publish(context, ada.user.id, { altDescription: 'A quiet lake', tags: ['lake'] })
  const { json: full } = await ada('GET', `/photos/${photo.uid}`)
  const { json: collection } = await ada('POST', '/collections', { title: 'Lakes' })
  await ada('POST', `/collections/${collection.id}/add`, { photo_id: photo.uid })
  const pages = [`${url}/`, full.links.html, full.user.links.html, collection.links.html, `${url}/s/lake`]
  for (const page of pages) {
    const { status, headers, text } = await open(page.slice(url.length))
    assert.equal(status, 200, page)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.match(text, /A quiet lake/, page)
    assert.doesNotMatch(text, / style="/, 'the security policy forbids inline styles')
  }
})

test('texts of users are escaped everywhere', async () => {
  const attack = '<img src=x onerror=alert(1)>"\'&</script>'
  const eve = await as('eve')
  await eve('PUT', '/me', { first_name: attack, bio: attack, url: 'javascript:alert(1)' })
  const photo = await publish(context, eve.user.id, {
    description: attack,
    altDescription: attack,
    tags: [attack],
    location: { name: attack },
    exif: { make: attack, model: attack },
  })
  const { json: collection } = await eve('POST', '/collections', { title: attack, description: attack })
  await eve('POST', `/collections/${collection.id}/add`, { photo_id: photo.uid })
  for (const path of [
    '/',
    `/p/${photo.uid}`,
    '/@eve',
    '/@eve?show=collections',
    `/c/${collection.id}`,
    `/s/${encodeURIComponent(attack)}`,
  ]) {
    const { status, text } = await open(path)
    assert.equal(status, 200, path)
    assert.doesNotMatch(text, /<img src=x|javascript:/, path)
    const scripts = text.match(/<\/script>/g)?.length ?? 0
    assert.equal(scripts, text.match(/<script[ >]/g)?.length ?? 0, path)
  }
})

test('a photo page has previews, oEmbed, the license and lines to copy', async () => {
  const photo = await publish(context, ada.user.id, {
    description: 'Fog over pines',
    altDescription: 'Pines in fog',
    license: 'CC-BY-4.0',
    color: '#336655',
    exif: { make: 'Fuji', model: 'X100', aperture: '2.8', iso: 400 },
  })
  const { text, headers } = await open(`/p/${photo.uid}`)
  assert.match(text, /<meta property="og:title" content="Fog over pines">/)
  assert.match(text, /<meta property="og:image" content="http[^"]+w=1080[^"]*">/)
  assert.match(text, /id="credit-markdown"[^>]*>Photo by \[ada\]\(http/)
  assert.match(text, /Creative Commons Attribution 4.0<\/a>. Credit is required/)
  assert.match(text, /Fuji, X100.*ƒ\/2.8.*400/s)
  assert.match(text, /\.c336655\{background:#336655\}/)
  const oembed = /href="([^"]+)" title="Fog over pines"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { json } = await call(oembed.slice(url.length))
  assert.equal(json.title, 'Pines in fog')
  // The styles of the page are allowed by their hashes.
  assert.equal(headers.get('content-security-policy')?.match(/'sha256-/g)?.length, 2)
})

test('generated photos are marked, others are not', async () => {
  const { hash } = await context.blobs.put(await jpeg(64, 48))
  const stored = await publish(context, ada.user.id, { source: { blobHash: hash } })
  const drawn = await publish(context, ada.user.id)
  assert.doesNotMatch((await open(`/p/${stored.uid}`)).text, />Generated</)
  assert.match((await open(`/p/${drawn.uid}`)).text, />Generated</)
})

test('opening a photo page counts a view', async () => {
  const photo = await publish(context, ada.user.id)
  await open(`/p/${photo.uid}`)
  await context.counter.flush()
  assert.equal((await ada('GET', `/photos/${photo.uid}`)).json.views, 1)
})

test('missing resources get a page with status 404', async () => {
  for (const path of ['/p/nothing-XXXXXXXXXXX', '/@nobody', '/c/999999', '/c/x', '/t/nothing']) {
    const { status, headers, text } = await open(path)
    assert.equal(status, 404, path)
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.match(text, /<h1>Page not found<\/h1>/)
  }
})

test('a private collection is visible only with its share key, and is marked noindex', async () => {
  const photo = await publish(context, ada.user.id, { altDescription: 'A secret garden' })
  const { json } = await ada('POST', '/collections', { title: 'Secret', private: true })
  await ada('POST', `/collections/${json.id}/add`, { photo_id: photo.uid })
  assert.equal((await open(`/c/${json.id}`)).status, 404)
  assert.equal((await open(`/c/${json.id}?share_key=wrong`)).status, 404)
  const shared = await open(`/c/${json.id}?share_key=${json.share_key}`)
  assert.equal(shared.status, 200)
  assert.match(shared.text, /A secret garden/)
  assert.match(shared.text, /<meta name="robots" content="noindex">/)
  assert.match(shared.headers.get('cache-control') ?? '', /private/)
  assert.doesNotMatch((await open('/@ada?show=collections')).text, /Secret/)
  const download = `/c/${json.id}/download`
  assert.equal((await open(download)).status, 404)
  const led = await open(`${download}?share_key=${json.share_key}`)
  assert.deepEqual(
    [led.status, led.headers.get('location')],
    [303, `/c/${json.id}?share_key=${json.share_key}`],
  )
})

test('search: the form leads to an address, filters and pages are links', async () => {
  const bob = await as('bob')
  for (let at = 0; at < 26; at++)
    await publish(context, bob.user.id, {
      altDescription: 'Heron',
      ...(at === 0 && { width: 300, height: 400 }),
    })
  const form = await open('/s?query=heron%20')
  assert.deepEqual([form.status, form.headers.get('location')], [303, '/s/heron'])
  assert.equal((await open('/s?query=')).headers.get('location'), '/')
  const { text } = await open('/s/heron')
  assert.match(text, /26 photos/)
  assert.equal(photosIn(text), 24)
  assert.match(text, /href="\/s\/heron\?page=2"/)
  assert.equal(photosIn((await open('/s/heron?page=2')).text), 2)
  const portrait = await open('/s/heron?orientation=portrait')
  assert.match(portrait.text, /1 photo</)
  assert.match(portrait.text, /href="\/s\/heron\?orientation=portrait&amp;color=teal"/)
  assert.match((await open('/s/heron?color=teal')).text, /No photos match these filters/)
  assert.equal((await open('/s/heron?color=plaid&page=x')).status, 200, 'unknown values are ignored')
  assert.match((await open('/s/a%2Fb%20%22c')).text, /No photos found/)
})

test('the number of statements does not depend on the number of photos', async () => {
  const cyd = await as('cyd')
  await publish(context, cyd.user.id, { tags: ['tern'] })
  const count = async (path: string) =>
    (await statementsOf(context.db, async () => assert.equal((await open(path)).status, 200))).length
  const before = [await count('/@cyd'), await count('/s/tern')]
  for (let at = 0; at < 5; at++) await publish(context, cyd.user.id, { tags: ['tern'] })
  assert.deepEqual([await count('/@cyd'), await count('/s/tern')], before)
})

test('a download is an attachment, needs no key and counts once', async () => {
  const bytes = await jpeg(64, 48)
  const { hash } = await context.blobs.put(bytes)
  const photo = await publish(context, ada.user.id, {
    source: { blobHash: hash },
    bytes: bytes.length,
    width: 64,
    height: 48,
  })
  const path = `/p/${photo.uid}/download`
  const { status, headers, bytes: body } = await open(path)
  assert.equal(status, 200)
  assert.equal(headers.get('content-disposition'), `attachment; filename="ada-${photo.uid}.jpg"`)
  assert.equal(headers.get('content-length'), String(bytes.length))
  assert.equal(headers.get('content-type'), 'image/jpeg')
  assert.match(headers.get('cache-control') ?? '', /no-cache/)
  assert.deepEqual(body, bytes)
  const smaller = await open(`${path}?w=32`)
  const { width } = await sharp(smaller.bytes).metadata()
  assert.equal(width, 32)
  const rest = await open(path, { range: 'bytes=10-' })
  assert.deepEqual([rest.status, rest.bytes.length], [206, bytes.length - 10])
  const head = await call(path, { method: 'HEAD' })
  assert.equal(head.headers.get('content-length'), String(bytes.length))
  assert.equal((await ada('GET', `/photos/${photo.uid}`)).json.downloads, 2, 'the file and the small one')
  assert.equal((await open('/p/XXXXXXXXXXX/download')).status, 404)
})

test('a generated photo is downloaded as JPEG', async () => {
  const [scene] = scenes
  assert.ok(scene)
  const photo = await publish(context, ada.user.id, {
    source: { scene: scene.name },
    width: scene.width,
    height: scene.height,
  })
  const { status, bytes } = await open(`/p/${photo.uid}/download?w=60`)
  assert.equal(status, 200)
  const { format, width } = await sharp(bytes).metadata()
  assert.deepEqual([format, width], ['jpeg', 60])
})

test('sizes of a download must be signed where images must be, and the page signs them', async () => {
  const settings = { file: { photo: { signedUrls: 'strict', signingToken: 'a-secret-token' } } }
  const strict = await startPhoto({ settings })
  const bytes = await jpeg(900, 600)
  const { hash } = await strict.context.blobs.put(bytes)
  const bob = await strict.as('bob')
  const source = { source: { blobHash: hash }, bytes: bytes.length, width: 900, height: 600 }
  const photo = await publish(strict.context, bob.user.id, source)
  const path = `/p/${photo.uid}/download`
  assert.equal((await strict.call(path)).status, 200)
  assert.equal((await strict.call(`${path}?w=300`)).status, 403)
  const { text } = await strict.call(`/p/${photo.uid}`)
  const [, link = ''] = /href="([^"]+download\?w=640[^"]*)"/.exec(text) ?? []
  const signed = link.replaceAll('&amp;', '&').slice(strict.url.length)
  assert.equal((await sharp((await strict.call(signed)).bytes).metadata()).width, 640)
  assert.equal((await strict.call(signed.replace('640', '641'))).status, 403)
})

test('unknown paths get a page in a browser, and an API error for clients', async () => {
  const load = (accept: string) => open('/no/such/page', { accept })
  const page = await load('text/html')
  assert.equal(page.status, 404)
  assert.match(page.text, /<h1>Page not found<\/h1>/)
  assert.deepEqual((await load('*/*')).json, { errors: ['Not found'] })
})

test('the script that copies is served', async () => {
  const { status, headers } = await open('/static/copy_text.js')
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/javascript; charset=utf-8'])
})

test('pages are rate limited per address, and the error page shows when to retry', async () => {
  const limited = await startPhoto({ clock: createManualClock() })
  const load = (path: string) => limited.call(path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  for (let at = 0; at < 1_200; at++) assert.equal((await load('/s')).status, 303)
  const { status, headers, text } = await load('/')
  assert.deepEqual([status, headers.get('retry-after')], [429, '60'])
  assert.match(text, /<h1>Too many requests<\/h1>/)
})

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()
