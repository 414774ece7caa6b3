import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

test('an archive contains the files below a folder named after the commit', async () => {
  const { as, call, url } = await startCodeHosting()
  const ana = await as('ana')
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
  const { json: branch } = await ana('GET', '/repos/ana/sea/branches/main')
  const matches = await ana('GET', '/repos/ana/sea/tarball/main')
  assert.equal(matches.status, 302)
  assert.equal(matches.bytes.length, 0)
  const location = matches.headers.get('location') ?? ''
  const { bytes, headers } = await call(location.slice(url.length))
  assert.match(headers.get('content-disposition') ?? '', /ana-sea-[0-9a-f]{7}\.tar\.gz/)
  const names = execFileSync('tar', ['-tz'], { input: bytes, encoding: 'utf8' }).split('\n')
  assert.ok(names.includes(`ana-sea-${branch.commit.sha.slice(0, 7)}/README.md`), names.join())
  const zip = await call(
    (await ana('GET', '/repos/ana/sea/zipball')).headers.get('location')?.slice(url.length) ?? '',
  )
  assert.equal(zip.bytes.subarray(0, 2).toString(), 'PK')
  assert.equal((await call('/ana/sea/archive/refs/heads/main.zip')).status, 302)
  for (const kind of ['tarball', 'zipball']) {
    const { status, headers: responseHeaders } = await call(`/ana/sea/${kind}/refs/heads/main`)
    assert.deepEqual([status, responseHeaders.get('location')], [302, location.replace('tarball', kind)])
  }
  assert.equal((await ana('GET', '/repos/ana/sea/tarball/none')).status, 404)
})

test('an archive URL of a private repository is signed and expires', async () => {
  let laterMs = 0
  const { as, call, url } = await startCodeHosting({ clock: { now: () => Date.now() + laterMs } })
  const ana = await as('ana')
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true, private: true })
  await ana('POST', '/user/repos', { name: 'lake', auto_init: true, private: true })
  const find = async (name: string) =>
    (await ana('GET', `/repos/ana/${name}/zipball/main`)).headers.get('location')?.slice(url.length) ?? ''
  const [sea, lake] = [await find('sea'), await find('lake')]
  assert.equal((await call(sea)).status, 200)
  assert.equal((await call(sea.replace(/\?.*/, ''))).status, 404)
  assert.equal((await call(sea.replace(/\?.*/, lake.replace(/^[^?]*/, '')))).status, 404)
  assert.equal((await call('/ana/sea/archive/main.zip')).status, 401)
  laterMs = 60 * 60 * 1000
  assert.equal((await call(sea)).status, 404)
})
