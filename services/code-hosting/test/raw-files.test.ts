import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const clock = createManualClock()
const { as, anonymous, url } = await startCodeHosting({ limits: 'off', clock })
const ana = await as('ana')

test('a raw file has its content type and cannot run', async () => {
  const { at, commit, fullName } = await makeRepository(ana, 'types')
  const bytes = Buffer.from([0, 1, 2, 255])
  const blob = await ana('POST', `${at}/git/blobs`, { content: bytes.toString('base64'), encoding: 'base64' })
  await commit('files', [
    { path: 'page.html', content: '<script>alert(1)</script>' },
    { path: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { path: 'program.bin', sha: blob.json.sha },
    { path: 'empty', content: '' },
  ])
  const read = (path: string) => anonymous('GET', `/${fullName}/raw/main/${path}`)
  const page = await read('page.html')
  assert.equal(page.text, '<script>alert(1)</script>')
  assert.equal(page.headers.get('content-type'), 'text/plain; charset=utf-8')
  const svg = await read('drawing.svg')
  assert.equal(svg.headers.get('content-type'), 'image/svg+xml')
  const program = await read('program.bin')
  assert.ok(program.bytes.equals(bytes))
  assert.equal(program.headers.get('content-type'), 'application/octet-stream')
  assert.equal(program.headers.get('content-disposition'), 'attachment')
  assert.equal((await read('empty')).text, '')
  for (const response of [page, svg, program]) {
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  }
  const etag = page.headers.get('etag') ?? ''
  const revalidation = await anonymous('GET', `/${fullName}/raw/main/page.html`, undefined, {
    'if-none-match': etag,
  })
  assert.equal(revalidation.status, 304)
  const { status, bytes: none } = await anonymous('HEAD', `/${fullName}/raw/main/page.html`)
  assert.deepEqual([status, none.length], [200, 0])
})

test('a large file is streamed, as text if it starts as text', async () => {
  const { at, fullName } = await makeRepository(ana, 'large')
  const text = 'x'.repeat(3 * 1024 * 1024)
  const body = { message: 'large', content: Buffer.from(text).toString('base64') }
  assert.equal((await ana('PUT', `${at}/contents/large.txt`, body)).status, 201)
  const raw = await anonymous('GET', `/${fullName}/raw/main/large.txt`)
  assert.equal(raw.headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.equal(raw.text, text)
})

test('a range of a raw file is sent alone, also of a streamed one', async () => {
  const { at, fullName } = await makeRepository(ana, 'ranges')
  const large = Buffer.from(Array.from({ length: 300_000 }, (_, line) => `line ${line}\n`).join(''))
  const files = { 'small.txt': Buffer.from('0123456789'), 'large.txt': large }
  for (const [name, content] of Object.entries(files)) {
    const body = { message: name, content: content.toString('base64') }
    assert.equal((await ana('PUT', `${at}/contents/${name}`, body)).status, 201)
    const read = (headers: Record<string, string>) =>
      anonymous('GET', `/${fullName}/raw/main/${name}`, undefined, headers)
    const whole = await read({})
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    const size = content.length
    for (const [range, start, end] of [
      ['0-0', 0, 0],
      [`${size - 4}-`, size - 4, size - 1],
      ['-3', size - 3, size - 1],
      [`2-${size + 9}`, 2, size - 1],
      [`${size >> 1}-${(size >> 1) + 4}`, size >> 1, (size >> 1) + 4],
    ] as const) {
      const part = await read({ range: `bytes=${range}` })
      assert.equal(part.status, 206, range)
      assert.equal(part.headers.get('content-range'), `bytes ${start}-${end}/${size}`)
      assert.equal(part.headers.get('content-length'), String(end - start + 1))
      assert.ok(part.bytes.equals(content.subarray(start, end + 1)), range)
    }
    const beyond = await read({ range: `bytes=${size}-` })
    assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${size}`])
    const etag = whole.headers.get('etag') ?? ''
    assert.equal((await read({ range: 'bytes=0-1', 'if-range': etag })).status, 206)
    const changedFile = await read({ range: 'bytes=0-1', 'if-range': '"other"' })
    assert.deepEqual([changedFile.status, changedFile.bytes.length], [200, size])
  }
})

test('a raw URL may contain slashes in ref and path', async () => {
  const { commit, fullName } = await makeRepository(ana, 'slashes')
  const sha = await commit('x', [{ path: 'a/b.txt', content: 'topic' }], { branch: 'topic/one' })
  await commit('y', [{ path: 'one/a/b.txt', content: 'other' }], { branch: 'other' })
  for (const ref of ['topic/one', 'refs/heads/topic/one', 'heads/topic/one', sha]) {
    assert.equal((await anonymous('GET', `/${fullName}/raw/${ref}/a/b.txt`)).text, 'topic', ref)
  }
  for (const path of ['none/a/b.txt', 'topic/one/none', 'topic/one/a', 'topic/one', '..%2f..%2fetc/passwd'])
    assert.equal((await anonymous('GET', `/${fullName}/raw/${path}`)).status, 404, path)
})

test('a private raw file needs access or a signed URL', async () => {
  const { at, fullName, commit } = await makeRepository(ana, 'private', { private: true })
  await commit('x', [{ path: 'secret.txt', content: 'secret' }])
  const plain = `/${fullName}/raw/main/secret.txt`
  assert.equal((await anonymous('GET', plain)).status, 404)
  const narrow = await as('ana', { kind: 'fine-grained', scopes: [`owner:${ana.user.id}`, 'issues=read'] })
  assert.equal((await narrow('GET', plain)).status, 404)
  const reader = await as('ana', { kind: 'fine-grained', scopes: [`owner:${ana.user.id}`, 'contents=read'] })
  assert.equal((await reader('GET', plain)).text, 'secret')
  assert.equal((await (await as('bo'))('GET', plain)).status, 404)
  assert.equal((await ana('GET', plain)).text, 'secret')
  const { download_url } = (await ana('GET', `${at}/contents/secret.txt`)).json
  const input = download_url.slice(url.length)
  assert.match(input, /\?token=/)
  assert.equal((await anonymous('GET', input)).text, 'secret')
  const token = input.slice(input.indexOf('?'))
  assert.equal((await anonymous('GET', `/${fullName}/raw/main/README.md${token}`)).status, 404)
  assert.equal((await anonymous('GET', `${plain}?token=zzz.AAAA`)).status, 404)
  assert.equal((await anonymous('GET', `${plain}?token=`)).status, 404)
  clock.advance(20 * 60_000)
  assert.equal((await anonymous('GET', input)).status, 404)
  const fresh = (await ana('GET', `${at}/contents/secret.txt`)).json.download_url
  assert.notEqual(fresh, download_url)
})
