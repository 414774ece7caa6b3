import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { type DetailedError, Upload } from 'tus-js-client'
import { transitionUpload } from '../src/uploads/store/uploads.ts'
import { createUploads } from '../src/uploads/uploads.ts'
import { startPhoto } from './service.ts'
import { drawJpeg } from './upload-images.ts'

const clock = createManualClock(Date.now())
const service = await startPhoto({ clock })
const { context } = service
const ada = await service.as('ada')
const bob = await service.as('bob')
const tus = { 'tus-resumable': '1.0.0' }
const content = { ...tus, 'content-type': 'application/offset+octet-stream' }

function call(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer, user = ada) {
  return service.call(path, {
    method,
    headers: { authorization: `Bearer ${user.token}`, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
}

async function create(length: number, more: Record<string, string> = {}): Promise<string> {
  const { status, headers } = await call('POST', '/uploads', {
    ...tus,
    'upload-length': String(length),
    ...more,
  })
  assert.equal(status, 201)
  return new URL(headers.get('location') ?? '').pathname
}

test('tus-js-client uploads in chunks, resumes, and gets the URL of the photo', async () => {
  const file = await drawJpeg(101, { width: 900, height: 700 })
  let paused = false
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(file, {
    endpoint: `${service.url}/uploads`,
    headers: { authorization: `Bearer ${ada.token}` },
    chunkSize: 20_000,
    metadata: { filename: 'harbor.jpg', alt_description: 'Boats in a harbor', tags: 'boats,harbor' },
    retryDelays: null,
    onChunkComplete() {
      if (paused) return
      paused = true
      void upload.abort().then(() => upload.start())
    },
    onError: (error: Error | DetailedError) => reject(error),
    onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('content-location') ?? ''),
  })
  upload.start()
  const { json } = await ada('GET', new URL(await promise).pathname)
  assert.ok(paused)
  assert.equal(json.alt_description, 'Boats in a harbor')
  assert.deepEqual([json.width, json.height], [900, 700])
  assert.deepEqual(await readdir(context.folder('uploads')), [])
})

test('the supported features are public', async () => {
  const { status, headers } = await service.call('/uploads', { method: 'OPTIONS' })
  assert.equal(status, 204)
  assert.equal(headers.get('tus-version'), '1.0.0')
  assert.equal(headers.get('tus-max-size'), String(64 * 1024 * 1024))
})

test('browsers may start and continue an upload', async () => {
  for (const [path, method] of [
    ['/uploads', 'POST'],
    ['/uploads/any', 'PATCH'],
  ] as const) {
    const headers = { origin: 'https://example.org', 'access-control-request-method': method }
    const preflight = await service.call(path, { method: 'OPTIONS', headers })
    assert.equal(preflight.status, 204)
    assert.match(preflight.headers.get('access-control-allow-methods') ?? '', new RegExp(method))
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'Authorization, *')
  }
})

test('bytes count once they are acknowledged, and an offset that differs is a conflict', async () => {
  const file = await drawJpeg(102)
  const path = await create(file.length)
  const first = await call('PATCH', path, { ...content, 'upload-offset': '0' }, file.subarray(0, 1_000))
  assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '1000'])
  for (const offset of [0, 999, 1_001])
    assert.equal(
      (await call('PATCH', path, { ...content, 'upload-offset': String(offset) }, file)).status,
      409,
    )
  const head = await call('HEAD', path, tus)
  assert.deepEqual(
    [head.headers.get('upload-offset'), head.headers.get('upload-length')],
    ['1000', String(file.length)],
  )
  assert.equal(head.headers.get('cache-control'), 'no-store')
  const rest = await call('PATCH', path, { ...content, 'upload-offset': '1000' }, file.subarray(1_000))
  assert.equal(rest.status, 204)
  const done = await call('GET', path)
  assert.equal(done.json.state, 'published')
  assert.equal(`${service.url}/photos/${done.json.photo_id}`, rest.headers.get('content-location'))
})

test('an upload can be created with its content', async () => {
  const file = await drawJpeg(103)
  const { status, headers } = await call(
    'POST',
    '/uploads',
    { ...content, 'upload-length': String(file.length) },
    file,
  )
  assert.equal(status, 201)
  assert.equal(headers.get('upload-offset'), String(file.length))
  assert.match(headers.get('content-location') ?? '', /\/photos\//)
})

test('a request that stalls is replaced by the next one of the same upload', async () => {
  const file = await drawJpeg(104)
  const path = await create(file.length)
  const { hostname, port } = new URL(service.url)
  const stalled = connect(Number(port), hostname)
  stalled.on('error', () => {})
  stalled.write(
    [
      `PATCH ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${ada.token}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${file.length}`,
      '',
      '',
    ].join('\r\n'),
  )
  stalled.write(file.subarray(0, 500))
  const offset = await eventually('the first bytes', async () => {
    return Number((await call('HEAD', path, tus)).headers.get('upload-offset')) || undefined
  })
  assert.equal(offset, 500)
  const rest = await call('PATCH', path, { ...content, 'upload-offset': '500' }, file.subarray(500))
  assert.equal(rest.status, 204)
  stalled.destroy()
})

test('concurrent requests for one upload never mix their bytes', async () => {
  const file = await drawJpeg(106, { width: 500, height: 400 })
  const path = await create(file.length)
  const chunkBytes = Math.ceil(file.length / 4)
  const statuses: number[] = []
  let photo: string | null = null
  for (let round = 0; round < 20 && photo === null; round++) {
    const received = Number((await call('HEAD', path, tus)).headers.get('upload-offset'))
    const offsets = [received, received, Math.max(0, received - 10), received]
    const responses = await Promise.all(
      offsets.map((offset, index) => {
        const bytes = file.subarray(offset, offset + chunkBytes + index * 100)
        return call('PATCH', path, { ...content, 'upload-offset': String(offset) }, bytes)
      }),
    )
    for (const { status, headers } of responses) {
      statuses.push(status)
      photo ??= headers.get('content-location')
    }
  }
  assert.deepEqual(
    statuses.filter((status) => ![204, 409, 423].includes(status)),
    [],
  )
  const { json } = await ada('GET', new URL(photo ?? '').pathname)
  const raw = new URL(json.urls.raw)
  const stored = await service.call(raw.pathname + raw.search)
  assert.deepEqual(stored.bytes, file)
})

test('sizes and offsets are whole numbers of bytes', async () => {
  for (const length of ['-5', '+5', '5.5', '0x10', '99999999999999999999'])
    assert.equal((await call('POST', '/uploads', { ...tus, 'upload-length': length })).status, 400, length)
  const path = await create(20)
  for (const offset of ['-1', '1e1', '', '99999999999999999999']) {
    const { status } = await call('PATCH', path, { ...content, 'upload-offset': offset }, Buffer.from('x'))
    assert.equal(status, 400, offset)
  }
  assert.equal((await call('HEAD', path, tus)).headers.get('upload-offset'), '0')
})

test('invalid requests are refused', async () => {
  const headers = { ...tus, 'upload-length': '10' }
  assert.equal((await call('POST', '/uploads', { 'upload-length': '10' })).status, 412)
  assert.equal((await call('POST', '/uploads', tus)).status, 400)
  assert.equal((await call('POST', '/uploads', { ...tus, 'upload-length': '0' })).status, 400)
  assert.equal((await call('POST', '/uploads', { ...tus, 'upload-length': '1e3' })).status, 400)
  assert.equal((await call('POST', '/uploads', { ...tus, 'upload-length': '999999999999' })).status, 413)
  const license = Buffer.from('mine').toString('base64')
  assert.equal(
    (await call('POST', '/uploads', { ...headers, 'upload-metadata': `license ${license}` })).status,
    422,
  )
  const path = await create(10)
  assert.equal((await call('PATCH', path, { ...tus, 'upload-offset': '0' }, Buffer.from('x'))).status, 415)
  assert.equal((await call('PATCH', path, content, Buffer.from('x'))).status, 400)
  assert.equal(
    (await call('PATCH', path, { ...content, 'upload-offset': '0' }, Buffer.alloc(11))).status,
    413,
  )
  for (const method of ['GET', 'PATCH', 'DELETE'])
    assert.equal(
      (await call(method, path, { ...content, 'upload-offset': '0' }, undefined, bob)).status,
      404,
      method,
    )
  assert.equal((await call('DELETE', path, tus)).status, 204)
  assert.equal((await call('HEAD', path, tus)).status, 404)
})

test('an upload that another machine receives cannot be found, so that clients start a new one', async () => {
  const path = await create(10)
  await rm(join(context.folder('uploads'), path.split('/').at(-1) ?? ''))
  for (const [method, headers] of [
    ['HEAD', tus],
    ['PATCH', { ...content, 'upload-offset': '0' }],
  ] as const)
    assert.equal((await call(method, path, headers)).status, 404, method)
  assert.equal((await call('DELETE', path, tus)).status, 204)
})

test('a complete file that is not an image is rejected, and the upload contains the reason', async () => {
  const path = await create(5)
  const { status, json } = await call(
    'PATCH',
    path,
    { ...content, 'upload-offset': '0' },
    Buffer.from('hello'),
  )
  assert.equal(status, 422)
  assert.match(json.errors[0], /JPEG, PNG, WebP or AVIF/)
  const { json: upload } = await call('GET', path)
  assert.equal(upload.state, 'rejected')
  assert.equal(upload.error, json.errors[0])
})

test('a user has a limited number of unfinished uploads', async () => {
  const carl = await service.as('carl')
  const countFiles = async () => (await readdir(context.folder('uploads'))).length
  const before = await countFiles()
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => {
      return (await call('POST', '/uploads', { ...tus, 'upload-length': '9' }, undefined, carl)).status
    }),
  )
  assert.equal(statuses.filter((status) => status === 201).length, 50)
  assert.equal(statuses.filter((status) => status === 429).length, 10)
  assert.equal(await countFiles(), before + 50)
})

test('unfinished uploads expire after a day', async () => {
  const path = await create(10)
  clock.advance(25 * 3_600_000)
  await context.jobs.idle()
  assert.equal((await call('HEAD', path, tus)).status, 404)
  assert.deepEqual(await readdir(context.folder('uploads')), [])
})

test('metadata that cannot be stored is rejected before the first byte', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const statusOf = async (metadata: string) =>
    (await call('POST', '/uploads', { ...tus, 'upload-length': '9', 'upload-metadata': metadata })).status
  assert.equal(await statusOf(`description ${encode('a\0b')}`), 400)
  assert.equal(await statusOf(`description ${encode('d'.repeat(4_001))}`), 422)
})

test('a user who is suspended while the file arrives publishes nothing', async () => {
  const dora = await service.as('dora')
  await uploadDuring(dora, () => context.auth.changeUser(dora.user.id, { suspended: true }))
})

test('a token that is revoked while the file arrives publishes nothing', async () => {
  const finn = await service.as('finn')
  const [token] = await listTokens(context.auth, finn.user.id)
  await uploadDuring(finn, () => context.auth.revokeToken(token?.id ?? 0))
})

/** Changes something after the first bytes of an upload, which then publishes nothing. */
async function uploadDuring(client: typeof ada, change: () => Promise<unknown>): Promise<void> {
  const file = await drawJpeg(105)
  const created = await call(
    'POST',
    '/uploads',
    { ...tus, 'upload-length': `${file.length}` },
    undefined,
    client,
  )
  const path = new URL(created.headers.get('location') ?? '').pathname
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  // Fetch requires `duplex` for streams, which its type does not have.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PATCH',
    headers: { authorization: `Bearer ${client.token}`, ...content, 'upload-offset': '0' },
    body: readable,
    duplex: 'half',
  }
  const response = service.call(path, init)
  await writer.write(new Uint8Array(file.subarray(0, 500)))
  await eventually('the first bytes', async () => {
    return (await call('HEAD', path, tus, undefined, client)).headers.get('upload-offset') === '500'
  })
  await change()
  await writer.write(new Uint8Array(file.subarray(500)))
  await writer.close()
  assert.equal((await response).status, 401)
  // The sweep continues uploads that a crash interrupted.
  clock.advance(600_000)
  await context.jobs.idle()
  const { total } = await context.db.read
    .selectFrom('photo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', client.user.id)
    .executeTakeFirstOrThrow()
  assert.equal(Number(total), 0)
}

test('the file of an upload that is canceled while it is published does not stay', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const upload = await uploads.begin(ada.user.id, 9, {})
  const { hash } = await context.blobs.put(Buffer.from('never published'))
  await context.db.write((tx) =>
    transitionUpload(tx, upload.id, 'receiving', { state: 'publishing', blob_hash: hash }),
  )
  await uploads.cancel(upload)
  clock.advance(25 * 3_600_000)
  await context.jobs.idle()
  assert.equal(await context.blobs.find(hash), undefined)
})
