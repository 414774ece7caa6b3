import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import definition from '../src/index.ts'
import { readImageId } from '../src/photos/image-urls.ts'
import { createPhotoLibrary } from '../src/photos/photo-library.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'photos',
  ({ location }) => test('over HTTP', (t) => testPhotos(t, location())),
  definition,
)

const basicKeys = [
  'id',
  'slug',
  'alternative_slugs',
  'asset_type',
  'created_at',
  'updated_at',
  'promoted_at',
  'width',
  'height',
  'color',
  'blur_hash',
  'description',
  'alt_description',
  'breadcrumbs',
  'urls',
  'links',
  'likes',
  'liked_by_user',
  'bookmarked',
  'current_user_collections',
  'sponsorship',
  'topic_submissions',
  'license',
  'source',
  'user',
]
const detailKeys = ['exif', 'location', 'views', 'downloads']
const fullKeys = [
  ...detailKeys,
  'public_domain',
  'tags',
  'tags_preview',
  'meta',
  'related_collections',
  'topics',
]
const keysOf = (json: object) => Object.keys(json).sort()

async function testPhotos(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const service = await startPhoto(databaseOptions(database))
  const { as, context, url, createApp, client } = service
  const ada = await as('ada')
  const bob = await as('bob')
  const { clientId } = await createApp()
  const app = client({ authorization: `Client-ID ${clientId}` })

  await t.test('a photo has the fields that clients read', async () => {
    const row = await publish(context, ada.user.id, {
      uid: 'Ab-_1234567',
      altDescription: 'A river in the autumn forest',
      description: 'Taken at dawn',
      tags: ['River', 'forest ', 'river'],
      color: '#0c2640',
      blurHash: 'LKO2?U%2Tw=w]~RBVZRi};RPxuwH',
      location: { name: 'Inari, Finland', city: 'Inari', country: 'Finland', latitude: 68.9, longitude: 27 },
      exif: { make: 'Canon', model: 'Canon EOS 5D', iso: 100, aperture: '2.8', exposureTime: '1/125' },
      promotedAtMs: Date.UTC(2026, 0, 2),
    })
    const { json } = await ada('GET', '/photos/Ab-_1234567')
    assert.deepEqual(keysOf(json), [...basicKeys, ...fullKeys].sort())
    assert.equal(json.slug, 'a-river-in-the-autumn-forest-Ab-_1234567')
    assert.equal(json.promoted_at, '2026-01-02T00:00:00Z')
    assert.equal(json.public_domain, true)
    assert.deepEqual(json.tags, [
      { type: 'search', title: 'river' },
      { type: 'search', title: 'forest' },
    ])
    assert.deepEqual(json.exif, {
      make: 'Canon',
      model: 'Canon EOS 5D',
      name: 'Canon EOS 5D',
      exposure_time: '1/125',
      aperture: '2.8',
      focal_length: null,
      iso: 100,
    })
    assert.deepEqual(json.location.position, { latitude: 68.9, longitude: 27 })
    assert.equal(json.user.name, 'ada')
    assert.equal(json.user.total_photos, 1)
    assert.equal(json.user.total_promoted_photos, 1)
    assert.deepEqual(keysOf(json.urls), ['full', 'raw', 'regular', 'small', 'small_s3', 'thumb'])
    assert.match(json.urls.raw, new RegExp(`^${url}/${row.file_name}\\?ixid=[\\w.-]+&ixlib=rb-4.0.3$`))
    assert.match(json.urls.regular, /\?crop=entropy&cs=tinysrgb&fit=max&fm=jpg&ixid=.*&q=80&w=1080$/)
    assert.match(json.urls.full, /\?crop=entropy&cs=srgb&fm=jpg&ixid=.*&q=85$/)
    assert.equal(json.links.html, `${url}/p/${json.slug}`)
    assert.equal(json.links.download, `${url}/p/Ab-_1234567/download`)
    assert.match(json.links.download_location, /\/photos\/Ab-_1234567\/download\?ixid=/)
  })

  await t.test('a photo is found by its slug, and an unknown one is not', async () => {
    const { json } = await ada('GET', '/photos/other-words-Ab-_1234567')
    assert.equal(json.id, 'Ab-_1234567')
    for (const path of [
      '/photos/nothing',
      '/photos/Ab-_123456x',
      '/photos/x/statistics',
      '/photos/x/download',
    ]) {
      const { status, json: body } = await ada('GET', path)
      assert.deepEqual([status, body], [404, { errors: ["Couldn't find Photo"] }])
    }
  })

  await t.test('older clients request an image of a custom size', async () => {
    const { json } = await ada('GET', '/photos/Ab-_1234567?w=300&h=200')
    assert.match(json.urls.custom, /&w=300&h=200$/)
  })

  await t.test('the same response has the same ETag, and 304 is sent for it', async () => {
    const first = await ada('GET', '/photos/Ab-_1234567')
    const etag = first.headers.get('etag') ?? ''
    const second = await ada('GET', '/photos/Ab-_1234567', undefined, { 'if-none-match': etag })
    assert.deepEqual([second.status, second.text], [304, ''])
  })

  await t.test('the owner updates a photo; absent fields stay, null clears', async () => {
    const { uid } = await publish(context, ada.user.id, {
      description: 'old',
      tags: ['one'],
      exif: { make: 'Canon', iso: 200 },
      location: { city: 'Oslo' },
    })
    const { status, json } = await ada('PUT', `/photos/${uid}`, {
      description: null,
      alt_description: 'A new text',
      tags: ['two', 'three'],
      location: { latitude: 1.5, longitude: -2 },
      exif: { aperture_value: 4, iso_speed_ratings: 400 },
    })
    assert.equal(status, 200)
    assert.deepEqual([json.description, json.alt_description], [null, 'A new text'])
    assert.deepEqual([json.exif.make, json.exif.iso, json.exif.aperture], ['Canon', 400, '4'])
    assert.deepEqual(json.location, {
      name: null,
      city: 'Oslo',
      country: null,
      position: { latitude: 1.5, longitude: -2 },
    })
    const { json: page } = await ada('GET', '/search/photos?query=three')
    assert.deepEqual(
      page.results.map(({ id }: { id: string }) => id),
      [uid],
    )
  })

  await t.test('fields of an update are read from JSON, a form and the query', async () => {
    const { uid } = await publish(context, ada.user.id)
    const form = 'description=form&location[city]=Lima&tags=x,y'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'PUT', headers: { authorization: `Bearer ${ada.token}`, ...headers }, body: form }
    const { json } = await service.call(`/photos/${uid}`, init)
    assert.deepEqual([json.description, json.location.city, json.tags.length], ['form', 'Lima', 2])
    const query = await ada('PUT', `/photos/${uid}?description=query&location[country]=Peru`, null)
    assert.deepEqual([query.json.description, query.json.location.country], ['query', 'Peru'])
  })

  await t.test('invalid values are errors', async () => {
    const { uid } = await publish(context, ada.user.id)
    const outside = await ada('PUT', `/photos/${uid}`, { location: { latitude: 91 } })
    assert.deepEqual([outside.status, outside.json.errors], [422, ['Latitude must be between -90 and 90']])
    const text = await ada('PUT', `/photos/${uid}`, { location: { latitude: 'north' } })
    assert.ok(text.status === 400 && Array.isArray(text.json.errors))
  })

  await t.test('only the owner and editors change a photo', async () => {
    const { uid } = await publish(context, ada.user.id)
    assert.equal((await bob('PUT', `/photos/${uid}`, { description: 'x' })).status, 403)
    assert.equal((await bob('DELETE', `/photos/${uid}`)).status, 403)
    assert.equal((await app('DELETE', `/photos/${uid}`)).status, 401)
    const editor = await as('editor', { role: 'editor' })
    assert.equal((await editor('PUT', `/photos/${uid}`, { description: 'x' })).status, 200)
    const limited = await as('ada', { scopes: ['public'] })
    assert.equal((await limited('DELETE', `/photos/${uid}`)).status, 403)
  })

  await t.test('a deleted photo is removed everywhere, and counters are updated', async () => {
    const carol = await as('carol')
    const { uid } = await publish(context, carol.user.id, { altDescription: 'Zeppelin above the town' })
    await bob('POST', `/photos/${uid}/like`)
    const likesBefore = (await bob('GET', '/users/bob')).json.total_likes
    assert.equal((await carol('DELETE', `/photos/${uid}`)).status, 204)
    assert.equal((await carol('GET', `/photos/${uid}`)).status, 404)
    assert.equal((await carol('GET', '/search/photos?query=zeppelin')).json.total, 0)
    assert.equal((await carol('GET', '/photos/random?username=carol')).status, 404)
    assert.equal((await carol('GET', '/users/carol')).json.total_photos, 0)
    assert.equal((await bob('GET', '/users/bob')).json.total_likes, likesBefore - 1)
    assert.equal((await carol('DELETE', `/photos/${uid}`)).status, 404)
  })

  await t.test('photos are listed by time, and by likes', async () => {
    const [first, second] = [await publish(context, ada.user.id), await publish(context, ada.user.id)]
    const old = await publish(context, ada.user.id, { createdAtMs: Date.UTC(2001, 0, 1) })
    await bob('POST', `/photos/${first.uid}/like`)
    await ada('POST', `/photos/${first.uid}/like`)
    const idsOf = async (query: string) =>
      (await ada('GET', `/photos?${query}`)).json.map(({ id }: { id: string }) => id)
    assert.deepEqual((await idsOf('per_page=2')).slice(0, 2).sort(), [first.uid, second.uid].sort())
    assert.equal((await idsOf('order_by=oldest'))[0], old.uid)
    assert.equal((await idsOf('order_by=popular'))[0], first.uid)
  })

  await t.test('pages partition the list', async () => {
    const ids = new Set<string>()
    const first = await ada('GET', '/photos?per_page=3')
    const total = Number(first.headers.get('x-total'))
    for (let page = 1; page <= Math.ceil(total / 3); page++) {
      const { json } = await ada('GET', `/photos?per_page=3&page=${page}`)
      for (const { id } of json) {
        assert.ok(!ids.has(id))
        ids.add(id)
      }
    }
    assert.equal(ids.size, total)
    const beyond = await ada('GET', `/photos?per_page=3&page=${total}`)
    assert.deepEqual(beyond.json, [])
  })

  await t.test('curated photos are those of the editorial feed', async () => {
    const { json, headers } = await ada('GET', '/photos/curated')
    assert.deepEqual(
      json.map(({ id }: { id: string }) => id),
      ['Ab-_1234567'],
    )
    assert.equal(headers.get('x-total'), '1')
  })

  await t.test('a photo is liked once, however often a user likes it', async () => {
    const { uid } = await publish(context, ada.user.id)
    const before = (await bob('GET', '/users/bob')).json.total_likes
    const responses = await Promise.all(Array.from({ length: 200 }, () => bob('POST', `/photos/${uid}/like`)))
    assert.ok(responses.every(({ status }) => status === 201))
    assert.deepEqual(keysOf(responses[0]?.json), ['photo', 'user'])
    const { json } = await bob('GET', `/photos/${uid}`)
    assert.deepEqual([json.likes, json.liked_by_user], [1, true])
    assert.equal((await ada('GET', `/photos/${uid}`)).json.liked_by_user, false)
    assert.equal((await bob('GET', '/users/bob')).json.total_likes, before + 1)
    await Promise.all(Array.from({ length: 20 }, () => bob('DELETE', `/photos/${uid}/like`)))
    const { status, json: unliked } = await bob('DELETE', `/photos/${uid}/like`)
    assert.deepEqual([status, unliked.photo.likes, unliked.photo.liked_by_user], [200, 0, false])
    const { json: statistics } = await bob('GET', `/photos/${uid}/statistics`)
    assert.equal(statistics.likes.historical.change, 0)
  })

  await t.test('downloads are counted when the response arrives', async () => {
    const { uid, file_name } = await publish(context, ada.user.id)
    const siteBefore = (await ada('GET', '/stats/total')).json.downloads
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => app('GET', `/photos/${uid}/download?ixid=x`)),
    )
    assert.match(responses[0]?.json.url, new RegExp(`^${url}/${file_name}\\?`))
    const { json } = await ada('GET', `/photos/${uid}/statistics?quantity=7`)
    assert.deepEqual(keysOf(json), ['downloads', 'id', 'likes', 'slug', 'views'])
    assert.equal(json.downloads.total, 25)
    assert.equal(json.downloads.historical.change, 25)
    assert.equal(json.downloads.historical.quantity, 7)
    assert.equal((await ada('GET', `/photos/${uid}`)).json.downloads, 25)
    assert.equal((await ada('GET', '/stats/total')).json.downloads, siteBefore + 25)
    const flat = await ada('GET', `/photos/${uid}/stats`)
    assert.deepEqual(keysOf(flat.json), ['downloads', 'likes', 'links', 'views'])
  })

  await t.test('statistics have a value for each day without gaps', async () => {
    const { json } = await ada('GET', '/photos/Ab-_1234567/statistics')
    const { values, quantity } = json.views.historical
    assert.equal(quantity, 30)
    const times = values.map(({ date }: { date: string }) => Date.parse(date))
    assert.equal(times.length, 30)
    for (const [index, time] of times.entries())
      if (index > 0) assert.equal(time - times[index - 1], 86_400_000)
    assert.equal(values.at(-1).date, new Date(context.clock.now()).toISOString().slice(0, 10))
  })

  await t.test('views of the beacon are counted for known apps', async () => {
    const [one, two] = [await publish(context, ada.user.id), await publish(context, ada.user.id)]
    const beacon = (appId: string) => client()('GET', `/v?photo_id=${one.uid},${two.uid}&app_id=${appId}`)
    assert.equal((await beacon(clientId)).status, 204)
    await beacon(clientId)
    assert.equal((await beacon('unknown')).status, 204)
    await context.counter.flush()
    for (const { uid } of [one, two]) {
      const { json } = await ada('GET', `/photos/${uid}/statistics`)
      assert.deepEqual([json.views.total, json.views.historical.change], [2, 2])
    }
  })

  await t.test('a photo names the collections of the caller that have it', async () => {
    const { uid } = await publish(context, ada.user.id)
    const { json: collection } = await bob('POST', '/collections', { title: 'Mine', private: true })
    await bob('POST', `/collections/${collection.id}/add`, { photo_id: uid })
    const collectionsFor = async (caller: typeof ada) =>
      (await caller('GET', `/photos/${uid}`)).json.current_user_collections.map(
        ({ title }: { title: string }) => title,
      )
    assert.deepEqual(await collectionsFor(bob), ['Mine'])
    assert.deepEqual(await collectionsFor(ada), [])
    assert.deepEqual(await collectionsFor(await as('bob', { scopes: ['public'] })), [])
    assert.equal((await bob('GET', `/photos/${uid}`)).json.related_collections.total, 0)
    await bob('PUT', `/collections/${collection.id}`, { private: false })
    const { related_collections: related } = (await ada('GET', `/photos/${uid}`)).json
    assert.deepEqual([related.total, related.type, related.results[0].title], [1, 'collected', 'Mine'])
  })

  await t.test('a photo is found by the new name of its user', async () => {
    const olga = await as('olga')
    const { uid } = await publish(context, olga.user.id)
    await olga('PUT', '/me', { first_name: 'Olga', last_name: 'Tokarczuk' })
    await context.jobs.idle()
    const { json } = await ada('GET', '/search/photos?query=tokarczuk')
    assert.deepEqual(
      json.results.map(({ id }: { id: string }) => id),
      [uid],
    )
  })

  await t.test('placeholder URLs choose among the photos', async () => {
    const library = createPhotoLibrary(context)
    const paul = await as('paul')
    const photo = await publish(context, paul.user.id, { altDescription: 'Windmill', promotedAtMs: 2 })
    await paul('POST', `/photos/${photo.uid}/like`)
    const libraryPhoto = await library.findById(photo.uid)
    assert.deepEqual(libraryPhoto, {
      id: photo.uid,
      fileName: photo.file_name,
      width: 4000,
      height: 3000,
      author: 'paul',
      pagePath: `/p/windmill-${photo.uid}`,
    })
    for (const filter of [
      { words: ['windmill'] },
      { username: 'paul' },
      { likedBy: 'paul' },
      { words: ['windmill'], seed: 'x' },
    ])
      assert.deepEqual(await library.pickRandom(filter), libraryPhoto, JSON.stringify(filter))
    assert.equal(await library.pickRandom({ collectionId: '123456' }), undefined)
    const { total, photos } = await library.list(1, 3)
    assert.ok(total > 3 && photos.length === 3)
  })

  await t.test('views of images are counted by their `ixid`', async () => {
    const { uid, file_name } = await publish(context, ada.user.id)
    const { urls } = (await ada('GET', `/photos/${uid}`)).json
    const imageId = new URL(urls.raw).searchParams.get('ixid') ?? ''
    assert.notEqual(readImageId(context.secret, imageId), undefined)
    for (const forged of ['', 'x', `${imageId}x`, `x${imageId}`, `${imageId}.${imageId}`])
      assert.equal(readImageId(context.secret, forged), undefined, forged)
    context.counter.countImageView(file_name)
    context.counter.countImageView(file_name)
    context.counter.countImageView('photo-unknown')
    await context.counter.flush()
    assert.equal((await ada('GET', `/photos/${uid}`)).json.views, 2)
  })

  await t.test('attribution is text, HTML, Markdown, BBCode and JSON', async () => {
    const eve = await as('eve')
    await eve('PUT', '/me', { first_name: '<b>Eve', last_name: '[x](y)' })
    const { uid } = await publish(context, eve.user.id, { license: 'CC-BY-4.0' })
    const path = `/photos/${uid}/attribution`
    const { json } = await ada('GET', `${path}?utm_source=my app`)
    assert.equal(json.text, 'Photo by <b>Eve [x](y) on Octavo Photo (CC-BY-4.0)')
    assert.equal(json.photographer.url, `${url}/@eve?utm_source=my+app&utm_medium=referral`)
    assert.deepEqual(json.license, {
      code: 'CC-BY-4.0',
      name: 'Creative Commons Attribution 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution_required: true,
    })
    const html = await ada('GET', `${path}?format=html`)
    assert.match(html.headers.get('content-type') ?? '', /^text\/html/)
    assert.match(html.text, /^Photo by <a href="[^"<]+">&lt;b&gt;Eve \[x\]\(y\)<\/a> on <a /)
    const markdown = await ada('GET', `${path}?format=markdown`)
    assert.ok(markdown.text.startsWith('Photo by [\\<b\\>Eve \\[x\\](y)]('), markdown.text)
    const bbcode = await ada('GET', `${path}?format=bbcode`)
    assert.match(bbcode.text, /^Photo by \[url=[^\]]+\]<b>Eve x\(y\)\[\/url\] on /)
  })

  await t.test('oEmbed describes the page of a photo', async () => {
    const page = encodeURIComponent(`${url}/p/a-river-Ab-_1234567`)
    const { json } = await client()('GET', `/oembed?url=${page}&maxwidth=800`)
    assert.deepEqual([json.version, json.type, json.width, json.height], ['1.0', 'photo', 800, 600])
    assert.equal(json.author_name, 'ada')
    assert.match(json.url, /&w=800$/)
    const narrow = await client()('GET', `/oembed?url=${page}&maxheight=300`)
    assert.deepEqual([narrow.json.width, narrow.json.height], [400, 300])
    assert.deepEqual([narrow.json.thumbnail_width, narrow.json.thumbnail_height], [200, 150])
    const tiny = (await client()('GET', `/oembed?url=${page}&maxwidth=100`)).json
    assert.deepEqual([tiny.thumbnail_width, tiny.thumbnail_height], [100, 75])
    assert.match(tiny.thumbnail_url, /&w=100$/)
    const small = await publish(context, ada.user.id, { width: 100, height: 50 })
    const ofSmall = encodeURIComponent(`${url}/p/${small.uid}`)
    const { json: exact } = await client()('GET', `/oembed?url=${ofSmall}`)
    assert.deepEqual([exact.thumbnail_width, exact.thumbnail_height], [100, 50])
    for (const other of ['https://example.org/p/a-Ab-_1234567', `${url}/p/unknown`, 'x'])
      assert.equal((await client()('GET', `/oembed?url=${encodeURIComponent(other)}`)).status, 404)
    assert.equal((await client()('GET', `/oembed?url=${page}&format=xml`)).status, 501)
  })

  await t.test('totals are the sums of the recorded events', async () => {
    const before = (await ada('GET', '/stats/total')).json
    const dave = await as('dave')
    await publish(context, dave.user.id, { width: 100, height: 50 })
    await publish(context, dave.user.id, { width: 100, height: 50 })
    const after = (await ada('GET', '/stats/total')).json
    assert.equal(after.photos, before.photos + 2)
    assert.equal(after.total_photos, after.photos)
    assert.equal(after.pixels, before.pixels + 10_000)
    assert.equal(after.photographers, before.photographers + 1)
    await context.counter.flush()
    const month = (await ada('GET', '/stats/month')).json
    assert.ok(month.new_photos >= 2 && month.new_requests > 0)
  })
}
