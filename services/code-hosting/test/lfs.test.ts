import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { sweepBlobs } from '../src/releases/sweep-blobs.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

const isInstalled = spawnSync('git', ['lfs', 'version']).status === 0
const oidOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const objectOf = (content: string | Buffer) => ({ oid: oidOf(content), size: Buffer.byteLength(content) })

type Service = Awaited<ReturnType<typeof startCodeHosting>>
type Client = Awaited<ReturnType<Service['as']>>

/** Calls the API of Git LFS of a repository as one user. */
function lfsOf({ call }: Service, client: Client | undefined, repository: string) {
  const path = `/${repository}.git/info/lfs`
  const headers = {
    'content-type': 'application/vnd.git-lfs+json; charset=utf-8',
    ...(client && { authorization: `Basic ${Buffer.from(`x:${client.token}`).toString('base64')}` }),
  }
  const post = (to: string, body: object) =>
    call(`${path}/${to}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const batch = async (operation: string, ...contents: (string | Buffer)[]) =>
    (await post('objects/batch', { operation, transfers: ['basic'], objects: contents.map(objectOf) })).json
      .objects
  return {
    post,
    batch,
    get: (from: string, more = {}) => call(`${path}/${from}`, { headers: { ...headers, ...more } }),
    put: (oid: string, content: string | Buffer) =>
      call(`${path}/objects/${oid}`, { method: 'PUT', headers, body: new Uint8Array(Buffer.from(content)) }),
    /** Whether the user can download the content. */
    has: async (content: string | Buffer) => (await batch('download', content))[0].actions !== undefined,
  }
}

describeOnBothDatabases('Git LFS', ({ location }) => {
  const start = startOnce(async () => {
    const service = await startCodeHosting({
      limits: 'off',
      settings: { flags: { 'code-hosting.maxLfsMegabytes': 1, 'code-hosting.lfsQuotaMegabytes': 1 } },
      ...databaseOptions(location()),
    })
    return { service, ada: await service.as('ada'), bob: await service.as('bob') }
  })

  async function open(name: string, more: object = {}) {
    const { service, ada, bob } = await start()
    assert.equal((await ada('POST', '/user/repos', { name, auto_init: true, ...more })).status, 201)
    const own = (client: Client | undefined) => lfsOf(service, client, `ada/${name}`)
    return { service, ada, bob, own, lfs: own(ada) }
  }

  test('an object is uploaded, verified and downloaded, also in part', async () => {
    const { lfs, own } = await open('objects')
    const [missing] = await lfs.batch('download', 'hello')
    assert.deepEqual(missing.error, { code: 404, message: 'The object does not exist.' })
    const [planned] = await lfs.batch('upload', 'hello')
    assert.match(
      planned.actions.upload.href,
      new RegExp(`/ada/objects\\.git/info/lfs/objects/${oidOf('hello')}$`),
    )
    assert.equal((await lfs.post('objects/verify', objectOf('hello'))).status, 404)
    assert.equal((await lfs.put(oidOf('hello'), 'hello')).status, 200)
    assert.equal((await lfs.post('objects/verify', objectOf('hello'))).status, 200)
    assert.equal((await lfs.post('objects/verify', { ...objectOf('hello'), size: 4 })).status, 422)
    const [again] = await lfs.batch('upload', 'hello')
    assert.deepEqual(again, objectOf('hello'), 'it is not transferred again')
    const anyone = own(undefined)
    assert.equal((await anyone.get(`objects/${oidOf('hello')}`)).text, 'hello')
    const rest = await anyone.get(`objects/${oidOf('hello')}`, { range: 'bytes=2-' })
    assert.deepEqual([rest.status, rest.text], [206, 'llo'])
    assert.equal((await anyone.get(`objects/${oidOf('other')}`)).status, 404)
  })

  test('content with another hash is refused and not stored', async () => {
    const { lfs, service } = await open('hashes')
    const { status, json } = await lfs.put(oidOf('promised'), 'delivered')
    assert.deepEqual([status, json.message], [422, 'The content has another SHA-256 than the object.'])
    assert.equal(await service.context.blobs.find(oidOf('delivered')), undefined)
    assert.equal(await lfs.has('promised'), false)
  })

  test('reads and writes need the rights of fetches and pushes', async () => {
    const { own, bob } = await open('rights', { private: true })
    await own((await start()).ada).put(oidOf('secret'), 'secret')
    const anonymous = await own(undefined).post('objects/batch', { operation: 'download', objects: [] })
    assert.equal(anonymous.status, 401)
    assert.match(anonymous.headers.get('www-authenticate') ?? '', /^Basic /)
    assert.equal((await own(bob).post('objects/batch', { operation: 'download', objects: [] })).status, 404)
    assert.equal((await own(bob).get(`objects/${oidOf('secret')}`)).status, 404)
    assert.equal((await own(bob).put(oidOf('mine'), 'mine')).status, 404)
    const visible = await open('readable')
    const upload = await visible.own(bob).post('objects/batch', { operation: 'upload', objects: [] })
    assert.deepEqual(
      [upload.status, upload.json.message],
      [403, 'Permission to ada/readable.git denied to bob.'],
    )
    assert.equal((await visible.own(bob).put(oidOf('mine'), 'mine')).status, 403)
    // The content of another repository is not an object of this one.
    assert.equal(await visible.lfs.has('secret'), false)
    assert.equal((await visible.lfs.batch('upload', 'secret'))[0].actions.upload !== undefined, true)
  })

  test('of two concurrent uploads that together exceed the quota one succeeds', async () => {
    const { lfs, service } = await open('quota')
    const contents = [randomBytes(600_000), randomBytes(600_000)]
    const [first, second] = await lfs.batch('upload', ...contents)
    assert.deepEqual([first.error?.code, second.error?.code], [undefined, 507])
    const statuses = await Promise.all(contents.map(async (one) => (await lfs.put(oidOf(one), one)).status))
    assert.deepEqual(statuses.toSorted(), [200, 507])
    const { rows } = await service.context.db.read.executeQuery<{ oid: string }>(
      service.context.db.read
        .selectFrom('lfs_object')
        .select('oid')
        .where('size_bytes', '=', 600_000)
        .compile(),
    )
    assert.equal(rows.length, 1)
    const [large] = await lfs.batch('upload', randomBytes(1_100_000))
    assert.equal(large.error.code, 422)
  })

  test('forks and the base of a pull request get the objects that their commits name', async () => {
    const { service, ada, bob, lfs, own } = await open('shared')
    await lfs.put(oidOf('of the base'), 'of the base')
    assert.equal((await bob('POST', '/repos/ada/shared/forks', {})).status, 202)
    const fork = lfsOf(service, bob, 'bob/shared')
    assert.equal(await fork.has('of the base'), true)
    await fork.put(oidOf('of the fork'), 'of the fork')
    assert.equal(await lfs.has('of the fork'), false)
    const commit = (file: string) =>
      bob('PUT', `/repos/bob/shared/contents/${file}`, { message: file, content: 'YQ==' })
    await commit('a')
    const pull = await ada('POST', '/repos/ada/shared/pulls', { title: 'a', head: 'bob:main', base: 'main' })
    assert.equal(pull.status, 201)
    assert.equal(await lfs.has('of the fork'), true)
    await fork.put(oidOf('later'), 'later')
    await commit('b')
    assert.equal(await own(undefined).has('later'), true)
    // They stay when the fork is deleted, and their content is not swept.
    assert.equal((await bob('DELETE', '/repos/bob/shared')).status, 204)
    const clock = { ...service.context.clock, now: () => service.context.clock.now() + 2 * 86_400_000 }
    await sweepBlobs({ ...service.context, clock }, new AbortController().signal)
    assert.equal((await lfs.get(`objects/${oidOf('later')}`)).text, 'later')
  })

  test('a path is locked once, and only its owner unlocks it without force', async () => {
    const { ada, bob, own, lfs } = await open('locks')
    await ada('PUT', '/repos/ada/locks/collaborators/bob', { permission: 'push' })
    const [invitation] = (await bob('GET', '/user/repository_invitations')).json
    await bob('PATCH', `/user/repository_invitations/${invitation.id}`)
    const both = await Promise.all([lfs, own(bob)].map((one) => one.post('locks', { path: 'art/a.psd' })))
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409])
    const { lock } = both[0]?.json ?? {}
    assert.deepEqual(lock, both[1]?.json.lock)
    const [owner, other] = lock.owner.name === 'ada' ? [lfs, own(bob)] : [own(bob), lfs]
    await other.post('locks', { path: 'art/b.psd' })
    const verified = (await owner.post('locks/verify', {})).json
    const pathsOf = (locks: { path: string }[]) => locks.map(({ path }) => path)
    assert.deepEqual([pathsOf(verified.ours), pathsOf(verified.theirs)], [['art/a.psd'], ['art/b.psd']])
    const page = (await owner.get('locks?limit=1')).json
    assert.deepEqual(pathsOf(page.locks), ['art/a.psd'])
    const next = (await owner.get(`locks?limit=1&cursor=${page.next_cursor}`)).json
    assert.deepEqual([pathsOf(next.locks), next.next_cursor], [['art/b.psd'], undefined])
    assert.deepEqual(pathsOf((await owner.get('locks?path=art/b.psd')).json.locks), ['art/b.psd'])
    assert.equal((await other.post(`locks/${lock.id}/unlock`, {})).status, 403)
    assert.equal((await other.post(`locks/${lock.id}/unlock`, { force: true })).status, 200)
    assert.equal((await owner.post(`locks/${lock.id}/unlock`, {})).status, 404)
  })

  test('invalid requests fail with JSON that clients show', async () => {
    const { lfs } = await open('invalid')
    const cases: [object, number][] = [
      [{ operation: 'upload', objects: [{ oid: 'short', size: 1 }] }, 422],
      [{ operation: 'upload', objects: [{ oid: oidOf('a'), size: -1 }] }, 422],
      [{ operation: 'remove', objects: [] }, 422],
      [{ operation: 'download', hash_algo: 'sha512', objects: [] }, 409],
      [{ operation: 'download', transfers: ['ssh'], objects: [] }, 422],
      [{ operation: 'download', objects: Array(1_001).fill(objectOf('a')) }, 422],
    ]
    for (const [body, expected] of cases) {
      const { status, json } = await lfs.post('objects/batch', body)
      assert.equal(status, expected, JSON.stringify(body).slice(0, 80))
      assert.equal(typeof json.message, 'string')
    }
    assert.equal((await lfs.put('a', 'a')).status, 404)
    assert.equal((await lfs.post('locks', { path: '' })).status, 422)
    assert.equal((await lfs.post('locks', { path: '€'.repeat(1_000) })).status, 422)
    assert.equal((await lfs.post('locks/x/unlock', {})).status, 404)
  })
})

describe('git lfs', { skip: isInstalled ? false : 'git-lfs is not installed' }, () => {
  test('pushes, clones and locks files', async () => {
    const service = await startCodeHosting({ limits: 'off' })
    const ada = await service.as('ada')
    await ada('POST', '/user/repos', { name: 'films', private: true, auto_init: true })
    const remote = `${service.url.replace('://', `://x:${ada.token}@`)}/ada/films.git`
    const writer = await openGitClient()
    await writer.git('clone', '--quiet', remote, '.')
    await writer.git('lfs', 'install', '--local')
    await writer.git('lfs', 'track', '--lockable', '*.bin')
    await writer.git('add', '.gitattributes')
    const film = randomBytes(3_000_000)
    await writer.commit('film.bin', film)
    await writer.git('push', '--quiet', 'origin', 'main')
    await writer.git('lfs', 'lock', 'film.bin')
    assert.match(await writer.git('lfs', 'locks'), /film\.bin\s+ada/)
    await writer.commit('film.bin', randomBytes(10))
    await writer.git('push', '--quiet', 'origin', 'main')
    await writer.git('lfs', 'unlock', 'film.bin')

    const reader = await openGitClient()
    await reader.git('clone', '--quiet', '--no-checkout', remote, '.')
    await reader.git('lfs', 'install', '--local')
    await reader.git('checkout', '--quiet', 'main')
    assert.equal((await readFile(join(reader.folder, 'film.bin'))).length, 10)
    await reader.git('checkout', '--quiet', 'HEAD~1')
    assert.deepEqual(await readFile(join(reader.folder, 'film.bin')), film)
    await reader.git('lfs', 'fsck')
  })
})
