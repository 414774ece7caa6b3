import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import sharp from 'sharp'
import { sweepImages } from '../src/images/sweep-images.ts'
import { acceptUpload } from '../src/images/uploads.ts'
import { addAnime, addEpisodes } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document } from './written-documents.ts'

const red = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#e02020' } })
  .png()
  .toBuffer()

async function start() {
  const catalogue = await startCatalogue()
  await catalogue.context.db.write(async (tx) => {
    await addAnime(tx, { id: 1 })
    await addEpisodes(tx, 1, 1)
  })
  const moderator = await catalogue.as('mod', { role: 'database_mod' })
  const send = (path: string, body: Buffer, type = 'image/png') =>
    catalogue.call(path, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${moderator.token}`, 'content-type': type },
    })
  /** The color at the centre of the resource's image. */
  const color = async (path: string, attribute: string): Promise<string> => {
    const { json } = await catalogue.get(path)
    const address = json.data.attributes[attribute].small.replace(catalogue.url, '')
    const { bytes, headers } = await catalogue.call(address)
    assert.equal(headers.get('content-type'), 'image/jpeg')
    const { dominant } = await sharp(bytes).stats()
    return dominant.r > 180 && dominant.g < 80 && dominant.b < 80 ? 'red' : 'drawn'
  }
  /** Waits until the only image is stored, before its record references it. */
  const untilStored = () =>
    eventually('the image is stored', async () => {
      const [blob] = await Array.fromAsync(catalogue.context.blobs.list())
      return blob?.hash
    })
  return { ...catalogue, moderator, send, color, untilStored }
}

test('an uploaded image replaces the drawing until it is deleted', async () => {
  const { moderator, send, color } = await start()
  const { json: character } = await moderator(
    'POST',
    '/characters',
    document('characters', { names: { en: 'Kin' } }),
  )
  const { json: person } = await moderator('POST', '/people', document('people', { name: 'Voice' }))
  const images = [
    ['/anime/1', 'poster-image', 'posterImage'],
    ['/anime/1', 'cover-image', 'coverImage'],
    [`/characters/${character.data.id}`, 'image', 'image'],
    [`/people/${person.data.id}`, 'image', 'image'],
    ['/episodes/10000', 'thumbnail', 'thumbnail'],
  ] as const
  for (const [path, name, attribute] of images) {
    assert.equal(await color(path, attribute), 'drawn', path)
    const response = await send(`${path}/${name}`, red)
    assert.equal(response.status, 204, response.text)
    assert.equal(await color(path, attribute), 'red', path)
    assert.equal((await moderator('DELETE', `${path}/${name}`)).status, 204)
    assert.equal(await color(path, attribute), 'drawn', path)
  }
})

test('an upload is refused if the role or account of its user was revoked while it was read', async () => {
  for (const change of [{ role: '' }, { suspended: true }]) {
    const { moderator, send, color, context, untilStored } = await start()
    let upload: ReturnType<typeof send> | undefined
    // The transaction makes the upload wait.
    await context.db.write(async (tx) => {
      upload = send('/anime/1/poster-image', red)
      await untilStored()
      await context.auth.users.update(tx, moderator.user.id, change)
    })
    assert.equal((await upload)?.status, 403)
    assert.equal(await color('/anime/1', 'posterImage'), 'drawn')
  }
})

test('an image can be set in a document, and sending back the image object changes nothing', async () => {
  const { moderator, get, color } = await start()
  const posterImage = `data:image/png;base64,${red.toString('base64')}`
  const updated = await moderator('PATCH', '/anime/1', document('anime', { posterImage }, {}, 1))
  assert.equal(updated.status, 200, updated.text)
  assert.equal(await color('/anime/1', 'posterImage'), 'red')
  const { attributes } = (await get('/anime/1')).json.data
  const echoed = await moderator(
    'PATCH',
    '/anime/1',
    document('anime', { posterImage: attributes.posterImage }, {}, 1),
  )
  assert.equal(echoed.status, 200)
  assert.equal(await color('/anime/1', 'posterImage'), 'red')
  await moderator('PATCH', '/anime/1', document('anime', { posterImage: null }, {}, 1))
  assert.equal(await color('/anime/1', 'posterImage'), 'drawn')
  const newWork = document('anime', { titles: { en: 'New' }, coverImage: posterImage })
  const { json } = await moderator('POST', '/anime', newWork)
  assert.equal(await color(`/anime/${json.data.id}`, 'coverImage'), 'red')
})

test('invalid images are refused, and nothing changes', async () => {
  const { moderator, send, color } = await start()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  for (const [name, bytes, type] of [
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['a drawing that runs', svg, 'image/png'],
    ['half a picture', red.subarray(0, 60), 'image/png'],
    ['words', Buffer.from('hello'), 'application/octet-stream'],
  ] as const) {
    const { status, json } = await send('/anime/1/poster-image', bytes, type)
    assert.equal(status, 422, name)
    assert.equal(json.errors[0].source.pointer, '/data/attributes/posterImage')
  }
  assert.equal((await send('/anime/1/poster-image', svg, 'image/svg+xml')).status, 415)
  assert.equal((await send('/anime/1/poster-image', red, 'application/json')).status, 415)
  assert.equal((await send('/anime/2/poster-image', red)).status, 404)
  for (const posterImage of ['data:,x', 'https://example.org/a.png', 'data:image/png;base64,!!!', 'x', 5]) {
    const response = await moderator('PATCH', '/anime/1', document('anime', { posterImage }, {}, 1))
    assert.equal(response.status, 422, String(posterImage))
  }
  assert.equal((await send('/anime/1/poster-image', Buffer.alloc(11 * 1024 * 1024))).status, 413)
  assert.equal(await color('/anime/1', 'posterImage'), 'drawn')
})

test('a narrow upload is enlarged twice at most, because more would take all memory', async () => {
  const { context } = await start()
  const narrow = await sharp({ create: { width: 40, height: 2000, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const accepted = await acceptUpload(context.blobs, narrow, 'poster')
  assert.ok('bytes' in accepted)
  const { width, height } = await sharp(accepted.bytes).metadata()
  assert.deepEqual([width, height], [80, 113])
})

test('images that were replaced, deleted with their record or refused are removed, shared ones stay', async () => {
  const { moderator, send, color, context, write } = await start()
  await write(async (tx) => {
    await addAnime(tx, { id: 2 }, { id: 3 })
    await addEpisodes(tx, 2, 1)
  })
  const stored = async () => (await Array.fromAsync(context.blobs.list())).length
  const [blue, green, grey, white] = await Promise.all(
    ['#2020e0', '#20a020', '#808080', '#ffffff'].map((background) =>
      sharp({ create: { width: 60, height: 90, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  assert(blue && green && grey && white)
  for (const [path, image] of [
    ['/anime/1/poster-image', blue],
    ['/anime/1/poster-image', red],
    ['/anime/3/poster-image', red],
    ['/anime/2/poster-image', green],
    ['/episodes/20000/thumbnail', grey],
  ] as const)
    assert.equal((await send(path, image)).status, 204)
  assert.equal((await send('/anime/99/poster-image', white)).status, 404)
  assert.equal((await moderator('DELETE', '/anime/2')).status, 204)
  assert.equal((await moderator('DELETE', '/anime/3')).status, 204)
  assert.equal(await stored(), 5)

  const later = { ...context, clock: { ...context.clock, now: () => context.clock.now() + 2 * 86_400_000 } }
  const job = { id: 0, attempt: 1, signal: new AbortController().signal }
  await sweepImages(context).run(null, job)
  assert.equal(await stored(), 5, 'recent images stay')
  await sweepImages(later).run(null, job)
  assert.equal(await stored(), 1)
  assert.equal(await color('/anime/1', 'posterImage'), 'red')
  assert.equal((await send('/anime/1/cover-image', blue)).status, 204)
  assert.equal(await stored(), 2)
})

test('an image that is removed before its record references it is stored again', async () => {
  const { send, context, color, untilStored } = await start()
  let upload: ReturnType<typeof send> | undefined
  // The transaction makes the upload wait.
  await context.db.write(async () => {
    upload = send('/anime/1/poster-image', red)
    await context.blobs.remove(await untilStored())
  })
  assert.equal((await upload)?.status, 204)
  assert.equal(await color('/anime/1', 'posterImage'), 'red')
})
