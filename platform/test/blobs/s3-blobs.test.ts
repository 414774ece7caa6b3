import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { openNotesService } from '@octavo/testing/notes-service.ts'
import { refuseAs, type S3Request, type S3Server, startS3 } from '@octavo/testing/s3-server.ts'
import { findBucketFault } from '../../src/blobs/check-bucket.ts'
import { createS3Blobs } from '../../src/blobs/s3-blobs.ts'
import { parseS3Location } from '../../src/blobs/s3-location.ts'
import { createLogger } from '../../src/log.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const unavailable = { name: 'BlobsUnavailableError', code: 'blobs_unavailable' }
const hourMs = 3_600_000
const partBytes = 8 * 1024 * 1024

describe('blobs in S3', () => {
  let directory = ''
  let s3: S3Server
  let count = 0
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-'))
    s3 = await startS3()
  })
  afterEach(() => s3.intercept(undefined))
  after(async () => {
    await s3.stop()
    await rm(directory, { recursive: true })
  })

  async function open(url = s3.location(`test-${count++}`), log = createLogger('silent')) {
    const uploads = join(directory, 'uploads')
    const blobs = await createS3Blobs({ location: parseS3Location(url), folder: 'photo', uploads, log })
    after(() => blobs.close())
    return blobs
  }

  /** Returns the requests that the work sends. */
  async function requestsOf(work: () => Promise<unknown>): Promise<S3Request[]> {
    const start = s3.requests.length
    await work()
    return s3.requests.slice(start)
  }

  it('stores a blob below prefix and folder, checks its SHA-256 and never lists', async () => {
    const blobs = await open(s3.location('some/prefix'))
    const hash = sha256('octavo')
    const requests = await requestsOf(async () => {
      await blobs.put(Buffer.from('octavo'))
      await blobs.find(hash)
      await blobs.read(hash)
      await buffer(blobs.open(hash, { start: 1 }))
      await blobs.remove(hash)
    })
    const key = `/octavo/some/prefix/photo/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
    assert.deepEqual(
      requests.map(({ method, url }) => `${method} ${url.split('?', 1)[0]}`),
      ['HEAD', 'PUT', 'HEAD', 'GET', 'GET', 'DELETE'].map((method) => `${method} ${key}`),
    )
    assert.equal(requests[1]?.headers['x-amz-checksum-sha256'], Buffer.from(hash, 'hex').toString('base64'))
  })

  it('sends content that is already stored only to make an old blob recent', async (t) => {
    const blobs = await open()
    const put = () => requestsOf(() => blobs.put(Readable.from([Buffer.from('octavo')])))
    const methods = async () => (await put()).map(({ method }) => method)
    assert.deepEqual(await methods(), ['HEAD', 'PUT'])
    assert.deepEqual(await methods(), ['HEAD'])
    const now = Date.now
    t.mock.method(Date, 'now', () => now() + 2 * hourMs)
    assert.deepEqual(await methods(), ['HEAD', 'PUT'])
  })

  it('stores a large blob in parts, each signed with its SHA-256', async () => {
    const blobs = await open()
    const content = randomBytes(4 * partBytes + 1)
    const requests = await requestsOf(() => blobs.put(content))
    const parts = requests.filter(({ method, url }) => method === 'PUT' && url.includes('partNumber='))
    assert.deepEqual(
      parts.map(({ headers }) => Number(headers['content-length'])).sort((a, b) => a - b),
      [1, partBytes, partBytes, partBytes, partBytes],
    )
    const partHashes = Array.from({ length: 5 }, (_, n) =>
      sha256(content.subarray(n * partBytes, (n + 1) * partBytes)),
    )
    assert.deepEqual(parts.map(({ headers }) => headers['x-amz-content-sha256']).sort(), partHashes.sort())
    assert.equal(s3.countOpenUploads(), 0)
    assert.equal(sha256(await blobs.read(sha256(content))), sha256(content))
  })

  it('aborts the upload when a part is rejected', async () => {
    const blobs = await open()
    const content = randomBytes(5 * partBytes)
    s3.intercept(
      ({ url }, response) => url.includes('partNumber=3') && refuseAs(response, 403, 'AccessDenied'),
    )
    await assert.rejects(blobs.put(Readable.from([content])), unavailable)
    assert.equal(s3.countOpenUploads(), 0)
    assert.deepEqual(await Array.fromAsync(blobs.list()), [])
    s3.intercept(undefined)
    assert.equal((await blobs.put(content)).size, content.length)
  })

  it('retries a request that the bucket is too busy for', async () => {
    const blobs = await open()
    let attempts = 0
    s3.intercept(
      ({ method }, response) => method === 'PUT' && attempts++ < 2 && refuseAs(response, 503, 'SlowDown'),
    )
    const { hash } = await blobs.put(Buffer.from('octavo'))
    assert.equal(attempts, 3)
    assert.equal((await blobs.read(hash)).toString(), 'octavo')
  })

  it('continues a read after a broken connection', async () => {
    const blobs = await open()
    const content = randomBytes(200_000)
    const { hash } = await blobs.put(content)
    let breaks = 0
    s3.intercept(({ method, headers }, response) => {
      if (method !== 'GET' || breaks === 2) return false
      breaks++
      const [, first = '0', last = content.length - 1] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? '') ?? []
      const rest = content.subarray(Number(first), Number(last || content.length - 1) + 1)
      response.writeHead(206, { 'content-length': rest.length })
      response.write(rest.subarray(0, 50_000), () => response.destroy())
      return true
    })
    assert.deepEqual(await blobs.read(hash), content)
    breaks = 0
    assert.deepEqual(
      await buffer(blobs.open(hash, { start: 10, end: 190_000 })),
      content.subarray(10, 190_001),
    )
    assert.equal(breaks, 2)
  })

  it('gives up a read that breaks again and again without progress', async () => {
    const blobs = await open()
    const { hash } = await blobs.put(randomBytes(1000))
    s3.intercept(({ method }, response) => {
      if (method !== 'GET') return false
      response.writeHead(200, { 'content-length': 1000 })
      response.flushHeaders()
      response.destroy()
      return true
    })
    await assert.rejects(buffer(blobs.open(hash)), unavailable)
  })

  it('closes the connection when the reader goes away while the bucket hangs', async () => {
    const blobs = await open()
    const { hash } = await blobs.put(Buffer.from('octavo'))
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const { promise: requested, resolve: onRequest } = Promise.withResolvers<void>()
    s3.intercept((_request, response) => {
      response.once('close', resolve)
      onRequest()
      return true
    })
    const reader = blobs.open(hash)
    await requested
    reader.destroy()
    await closed
  })

  it('signs URLs that clients may use, if the location says so', async () => {
    const prefix = `test-${count++}`
    const blobs = await open(s3.location(prefix, { signedUrls: 'true' }))
    const { hash } = await blobs.put(Buffer.from('octavo'))
    const options = {
      expiresS: 600,
      contentType: 'image/png',
      contentDisposition: 'attachment; filename="a.png"',
    }
    const url = new URL((await blobs.signedUrl(hash, options)) ?? '')
    assert.equal(await (await fetch(url)).text(), 'octavo')
    assert.equal(url.searchParams.get('X-Amz-Expires'), '600')
    assert.equal(url.searchParams.get('response-content-type'), 'image/png')
    assert.equal(url.searchParams.get('response-content-disposition'), 'attachment; filename="a.png"')
    assert.equal(await (await open(s3.location(prefix))).signedUrl(hash, options), undefined)
  })

  it('keeps stored blobs after kill -9 in the middle of a multipart upload', async () => {
    const url = s3.location(`test-${count++}`)
    const { promise: half, resolve } = Promise.withResolvers<void>()
    s3.intercept(({ url }) => {
      if (!url.includes('partNumber=2')) return false
      resolve()
      // No response: the upload hangs.
      return true
    })
    const child = spawn(process.execPath, [join(import.meta.dirname, 'half-s3-upload.ts'), url, directory])
    const [line]: unknown[] = await once(child.stdout, 'data')
    await half
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    const blobs = await open(url)
    const hash = String(line).trim()
    assert.equal((await blobs.read(hash)).toString(), 'kept before the crash')
    assert.deepEqual(
      (await Array.fromAsync(blobs.list())).map((blob) => blob.hash),
      [hash],
    )
  })

  it('fails as unavailable when the bucket is missing, denies access or cannot be reached, and logs it once', async () => {
    const lines: string[] = []
    const log = createLogger('json', (text) => lines.push(text))
    const blobs = await open(undefined, log)
    s3.intercept((_request, response) => refuseAs(response, 403, 'AccessDenied'))
    await assert.rejects(blobs.put(Buffer.from('octavo')), unavailable)
    await assert.rejects(blobs.find(sha256('octavo')), unavailable)
    await assert.rejects(buffer(blobs.open(sha256('octavo'))), unavailable)
    await assert.rejects(blobs.remove(sha256('octavo')), unavailable)
    await assert.rejects(Array.fromAsync(blobs.list()), unavailable)
    s3.intercept(undefined)
    await blobs.put(Buffer.from('octavo'))
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).msg),
      [
        'The bucket is unavailable: requests that need it are refused with 503',
        'The bucket is available again',
      ],
    )
    const elsewhere = await open(s3.location('x').replace('//octavo', '//another'))
    await assert.rejects(elsewhere.put(Buffer.from('octavo')), unavailable)
    const away = await open('s3://octavo/x?endpoint=http://127.0.0.1:1')
    await assert.rejects(away.put(Buffer.from('octavo')), unavailable)
  })

  it('a service stores blobs in S3, responds 503 with Retry-After without it, and rejects copies', async () => {
    const dataDir = join(directory, 'service')
    const { add, read, url, copyTo, restoreFrom } = await openNotesService(dataDir, s3.location('service'))
    const { id } = await add('in the bucket')
    assert.deepEqual(await read(id), { text: 'in the bucket', blob: 'in the bucket' })
    s3.intercept((_request, response) => refuseAs(response, 403, 'AccessDenied'))
    const rejected = await fetch(`${url}/notes/${id}`)
    assert.deepEqual([rejected.status, rejected.headers.get('retry-after')], [503, '5'])
    await assert.rejects(copyTo(join(directory, 'copy')), /in S3/)
    await assert.rejects(restoreFrom(join(directory, 'copy')), /in S3/)
  })

  it('finds the step that a bucket does not allow, and leaves nothing in it', async () => {
    const location = parseS3Location(s3.location('checked'))
    assert.equal(await findBucketFault(location), undefined)
    for (const [step, method] of [
      ['write', 'PUT'],
      ['delete', 'DELETE'],
    ] as const) {
      s3.intercept(
        (request, response) => request.method === method && refuseAs(response, 403, 'AccessDenied'),
      )
      assert.deepEqual(await findBucketFault(location), {
        step,
        reason: 'AccessDenied: AccessDenied in a test',
      })
    }
    s3.intercept(undefined)
    assert.equal((await findBucketFault({ ...location, bucket: 'another' }))?.step, 'list')
    const away = await findBucketFault({ ...location, endpoint: 'http://127.0.0.1:1' })
    assert.match(away?.reason ?? '', /ECONNREFUSED/)
  })
})

describe('a location in S3', () => {
  const parse = (url: string, env: NodeJS.ProcessEnv = {}) => parseS3Location(url, env)
  const plain = { prefix: '', endpoint: undefined, region: undefined, pathStyle: false, signedUrls: false }

  it('names bucket, prefix, server, region and options', () => {
    assert.deepEqual(parse('s3://photos'), { ...plain, bucket: 'photos' })
    assert.deepEqual(parse('s3://my.photos/one/two_2/?region=eu-central-1&signedUrls=true'), {
      ...plain,
      bucket: 'my.photos',
      prefix: 'one/two_2',
      region: 'eu-central-1',
      signedUrls: true,
    })
    const other = { bucket: 'photos', prefix: '', region: 'us-east-1', pathStyle: true, signedUrls: false }
    const endpoint = 'https://minio.example.org:9000'
    assert.deepEqual(parse(`s3://photos?endpoint=${endpoint}/`), { ...other, endpoint })
    assert.deepEqual(parse('s3://photos', { AWS_ENDPOINT_URL: endpoint }), { ...other, endpoint })
    assert.deepEqual(parse(`s3://photos?endpoint=${endpoint}&pathStyle=false`, { AWS_REGION: 'auto' }), {
      ...other,
      endpoint,
      region: undefined,
      pathStyle: false,
    })
  })

  it('rejects an invalid location without repeating its password', () => {
    for (const [url, problem] of [
      ['https://photos', /use s3:/],
      ['s3://', /bucket is invalid/],
      ['s3://Photos_2', /bucket is invalid/],
      ['s3://photos/a//b', /prefix/],
      ['s3://photos/../b%20c', /prefix/],
      ['s3://key:secret@photos', /credentials come from/],
      ['s3://photos?endpoint=minio:9000', /endpoint must be/],
      ['s3://photos?endpoint=http://key:secret@minio', /endpoint must be/],
      ['s3://photos?signedUrls=yes', /signedUrls must be true or false/],
      ['s3://photos?acl=public', /acl is not an option/],
    ] as const) {
      assert.throws(() => parse(url), problem)
      assert.throws(
        () => parse(url),
        (error: Error) => !error.message.includes('secret'),
      )
    }
  })
})
