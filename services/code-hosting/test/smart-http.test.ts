import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { listTokens } from '@octavo/testing/tokens.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

type Server = Awaited<ReturnType<typeof startCodeHosting>>
type Person = Awaited<ReturnType<Server['as']>>

function remote({ url }: Server, { token }: Pick<Person, 'token'>, fullName: string): string {
  return `${url.replace('://', `://x-access-token:${token}@`)}/${fullName}.git`
}

const hosting = await startCodeHosting()

/** A user with a new repository, and the folder that it is pushed from. */
async function prepare(repository: object = {}) {
  const ana = await hosting.as('ana')
  await ana('DELETE', '/repos/ana/sea')
  const repositoryResponse = await ana('POST', '/user/repos', { name: 'sea', ...repository })
  assert.equal(repositoryResponse.status, 201, repositoryResponse.text)
  const client = await openGitClient()
  await client.git('init', '--quiet', '-b', 'main')
  await client.git('remote', 'add', 'origin', remote(hosting, ana, 'ana/sea'))
  return { hosting, ana, client }
}

describe('git over HTTP', () => {
  test('a push into an empty repository reads back the same by API and clone', async () => {
    const { hosting, ana, client } = await prepare()
    const oid = await client.commit('a.txt', 'waves\n', 'Add waves')
    await client.git('push', '--quiet', '-u', 'origin', 'main')
    const { json } = await ana('GET', '/repos/ana/sea/branches/main')
    assert.equal(json.commit.sha, oid)
    for (const version of ['0', '1', '2']) {
      const other = await openGitClient()
      const address = `${hosting.url}/ana/sea.git`
      await other.git('-c', `protocol.version=${version}`, 'clone', '--quiet', address, '.')
      assert.equal(await other.git('rev-parse', 'HEAD'), oid, `protocol ${version}`)
    }
  })

  test('the first pushed branch becomes the default branch', async () => {
    const { hosting, ana, client } = await prepare()
    await client.git('checkout', '--quiet', '-b', 'trunk')
    const oid = await client.commit('a.txt', '1')
    await client.git('push', '--quiet', 'origin', 'trunk')
    assert.equal((await ana('GET', '/repos/ana/sea')).json.default_branch, 'trunk')
    const other = await openGitClient()
    await other.git('clone', '--quiet', `${hosting.url}/ana/sea`, '.')
    assert.equal(await other.git('rev-parse', 'HEAD'), oid)
  })

  test('tags, forced pushes and deleted branches agree with the API', async () => {
    const { ana, client } = await prepare()
    await client.commit('a.txt', '1')
    await client.git('push', '--quiet', 'origin', 'main')
    await client.git('tag', '-a', 'v1', '-m', 'One')
    await client.git('push', '--quiet', 'origin', 'v1', 'main:side')
    const taggedCommit = await client.git('rev-parse', 'v1^{commit}')
    const { json: tags } = await ana('GET', '/repos/ana/sea/tags')
    assert.deepEqual(
      tags.map((tag: { name: string; commit: { sha: string } }) => [tag.name, tag.commit.sha]),
      [['v1', taggedCommit]],
    )
    await client.git('commit', '--quiet', '--amend', '-m', 'Otherwise')
    const rejection = await client.attempt('push', 'origin', 'main')
    assert.notEqual(rejection.code, 0)
    await client.git('push', '--quiet', '--force', 'origin', 'main')
    await client.git('push', '--quiet', 'origin', '--delete', 'side')
    const { json: branches } = await ana('GET', '/repos/ana/sea/branches')
    const visible = branches.map((branch: { name: string; commit: { sha: string } }) => [
      branch.name,
      branch.commit.sha,
    ])
    assert.deepEqual(visible, [['main', await client.git('rev-parse', 'HEAD')]])
    const { json: activity } = await ana('GET', '/repos/ana/sea/activity')
    const all = await ana('GET', '/repos/ana/sea/activity?time_period=constructor')
    assert.equal(all.json.length, activity.length)
    assert.deepEqual(
      activity.map((one: { activity_type: string }) => one.activity_type),
      ['branch_deletion', 'force_push', 'branch_creation', 'branch_creation'],
    )
  })

  test('shallow and partial clones get only the requested objects', async () => {
    const { hosting, client } = await prepare()
    for (const text of ['1', '2', '3']) await client.commit('a.txt', text)
    await client.git('push', '--quiet', 'origin', 'main')
    const shallow = await openGitClient()
    await shallow.git('clone', '--quiet', '--depth', '1', `${hosting.url}/ana/sea`, '.')
    assert.equal(await shallow.git('rev-list', '--count', 'HEAD'), '1')
    await shallow.git('fetch', '--quiet', '--unshallow')
    assert.equal(await shallow.git('rev-list', '--count', 'HEAD'), '3')
    const partial = await openGitClient()
    await partial.git('clone', '--quiet', '--bare', '--filter=blob:none', `${hosting.url}/ana/sea`, '.')
    const missing = await partial.git('rev-list', '--objects', '--missing=print', '--all')
    assert.equal(missing.split('\n').filter((line) => line.startsWith('?')).length, 3)
  })

  test('of two concurrent pushes to one branch, exactly one succeeds', async () => {
    const { hosting, ana, client } = await prepare()
    await client.commit('a.txt', '1')
    await client.git('push', '--quiet', 'origin', 'main')
    const rivals = await Promise.all(
      ['x', 'y'].map(async (name) => {
        const rival = await openGitClient()
        await rival.git('clone', '--quiet', remote(hosting, ana, 'ana/sea'), '.')
        return { rival, oid: await rival.commit(name, name) }
      }),
    )
    const ends = await Promise.all(rivals.map(({ rival }) => rival.attempt('push', 'origin', 'main')))
    assert.deepEqual(ends.map(({ code }) => code === 0).sort(), [false, true])
    const winner = rivals[ends.findIndex(({ code }) => code === 0)]
    assert.equal((await ana('GET', '/repos/ana/sea/branches/main')).json.commit.sha, winner?.oid)
  })

  test('concurrent pushes to different branches all succeed and are stored', async () => {
    const { ana, client } = await prepare()
    await client.commit('a.txt', '1')
    const names = Array.from({ length: 8 }, (_, at) => `b${at}`)
    const ends = await Promise.all(
      names.map((name) => client.attempt('push', 'origin', `main:refs/heads/${name}`)),
    )
    assert.deepEqual(
      ends.filter(({ code }) => code !== 0).map(({ stderr }) => stderr),
      [],
    )
    const { json } = await ana('GET', '/repos/ana/sea/activity')
    assert.equal(json.length, names.length)
  })
})

describe('git access', () => {
  test('a private and a missing repository both require credentials', async () => {
    const { hosting } = await prepare({ private: true })
    const requestRefs = (name: string) => hosting.call(`/ana/${name}/info/refs?service=git-upload-pack`)
    const [there, absent] = [await requestRefs('sea.git'), await requestRefs('none.git')]
    assert.equal(there.status, 401)
    assert.match(there.headers.get('www-authenticate') ?? '', /^Basic realm=/)
    assert.deepEqual([absent.status, absent.text], [there.status, there.text])
  })

  test('a token in the URL opens a private repository, as user or password', async () => {
    const { hosting, ana, client } = await prepare({ private: true })
    const oid = await client.commit('a.txt', '1')
    await client.git('push', '--quiet', 'origin', 'main')
    for (const login of [`ana:${ana.token}`, `${ana.token}:x-oauth-basic`, `${ana.token}:`]) {
      const other = await openGitClient()
      await other.git('clone', '--quiet', `${hosting.url.replace('://', `://${login}@`)}/ana/sea`, '.')
      assert.equal(await other.git('rev-parse', 'HEAD'), oid)
    }
  })

  test('a wrong token is refused even for public repositories', async () => {
    const { hosting, client } = await prepare()
    const { status, text } = await hosting.call('/ana/sea/info/refs?service=git-upload-pack', {
      headers: { authorization: `Basic ${btoa('ana:ghp_wrong')}` },
    })
    assert.equal(status, 401)
    assert.match(text, /Invalid token/)
    await client.commit('a.txt', '1')
    const { code, stderr } = await client.attempt(
      'push',
      remote(hosting, { token: 'ghp_wrong' }, 'ana/sea'),
      'main',
    )
    assert.notEqual(code, 0)
    assert.match(stderr, /Authentication failed|Invalid token/)
  })

  test('a user without write access can fetch and gets an error on push', async () => {
    const { hosting, client } = await prepare({ auto_init: true })
    const ben = await hosting.as('ben')
    await client.git('fetch', '--quiet', remote(hosting, ben, 'ana/sea'), 'main')
    await client.commit('b.txt', '1')
    const { code, stderr } = await client.attempt('push', remote(hosting, ben, 'ana/sea'), 'main:mine')
    assert.notEqual(code, 0)
    assert.match(stderr, /Permission to ana\/sea\.git denied to ben\.|403/)
  })

  test('a fine-grained token has its permissions on its repositories only', async () => {
    const { hosting, ana, client } = await prepare({ private: true })
    const { json: other } = await ana('POST', '/user/repos', { name: 'lake', private: true })
    const owner = `owner:${ana.user.id}`
    const give = (...scopes: string[]) =>
      hosting.as('ana', { kind: 'fine-grained', scopes: [owner, ...scopes] })
    const push = async (person: Person) =>
      (await client.attempt('push', remote(hosting, person, 'ana/sea'), 'main')).code === 0
    await client.commit('a.txt', '1')
    assert.equal(await push(await give('contents=read')), false)
    assert.equal(await push(await give(`repository:${other.id}`, 'contents=write')), false)
    assert.equal(await push(await give('contents=write')), true)
    const fetch = async (person: Person) =>
      (await client.attempt('ls-remote', remote(hosting, person, 'ana/sea'))).code === 0
    assert.equal(await fetch(await give('issues=write')), false)
    assert.equal(await fetch(await give('contents=read')), true)
  })

  test('an archived repository refuses pushes', async () => {
    const { ana, client } = await prepare({ auto_init: true })
    await ana('PATCH', '/repos/ana/sea', { archived: true })
    await client.commit('b.txt', '1')
    const { code, stderr } = await client.attempt('push', 'origin', 'main:side')
    assert.notEqual(code, 0)
    assert.match(stderr, /403|archived/)
  })

  test('a push is refused if its rights are lost while it is sent', async () => {
    const { hosting, ana, client } = await prepare({ auto_init: true, private: true })
    const { auth, pushes } = hosting.context
    await client.git('pull', '--quiet', 'origin', 'main')
    const before = await client.git('rev-parse', 'HEAD')
    await client.commit('late.txt', '1')
    const ben = await hosting.as('ben')
    const at = '/repos/ana/sea/collaborators/ben'
    const { json: invitation } = await ana('PUT', at, { permission: 'push' })
    await ben('PATCH', `/user/repository_invitations/${invitation.id}`)
    const pushAfter = async (loss: () => Promise<unknown>): Promise<string> => {
      const person = await hosting.as('ben')
      const { open } = pushes
      // Not `commitFirst`: timers write clones to the audit log meanwhile.
      pushes.open = async (push) => {
        pushes.open = open
        await loss()
        return open(push)
      }
      const { stderr } = await client.attempt('push', remote(hosting, person, 'ana/sea'), 'main', 'main:side')
      return stderr
    }
    const tokenId = async () => (await listTokens(auth, ben.user.id)).at(-1)?.id ?? 0
    const rejectionOf = (reason: string) =>
      new RegExp(`${reason}[^]*main -> main \\(permission denied\\)[^]*main -> side \\(permission denied\\)`)
    const accessDenied = rejectionOf('Permission to ana/sea\\.git denied to ben\\.')
    assert.match(await pushAfter(async () => auth.revokeToken(await tokenId())), rejectionOf('Invalid token'))
    assert.match(
      await pushAfter(() => ana('PATCH', '/repos/ana/sea', { archived: true })),
      rejectionOf('archived'),
    )
    await ana('PATCH', '/repos/ana/sea', { archived: false })
    assert.match(await pushAfter(() => ana('PUT', at, { permission: 'pull' })), accessDenied)
    await ana('PUT', at, { permission: 'push' })
    assert.match(await pushAfter(() => ana('DELETE', at)), rejectionOf('Repository not found'))
    const { json: branches } = await ana('GET', '/repos/ana/sea/branches')
    assert.deepEqual(
      branches.map((branch: { commit: { sha: string } }) => branch.commit.sha),
      [before],
    )
  })

  test('workflow files need the workflow scope', async () => {
    const { hosting, client } = await prepare()
    await mkdir(`${client.folder}/.github/workflows`, { recursive: true })
    await client.commit('.github/workflows/ci.yml', 'on: push\n')
    const without = await client.attempt('push', 'origin', 'main')
    assert.notEqual(without.code, 0)
    assert.match(without.stderr, /\[remote rejected\] main -> main \(refusing to allow .*workflow/)
    const able = await hosting.as('ana', { scopes: ['repo', 'workflow'] })
    await client.git('push', '--quiet', remote(hosting, able, 'ana/sea'), 'main')
  })

  test('forbidden refs are refused one by one, with a reason', async () => {
    const { client } = await prepare({ auto_init: true })
    await client.git('fetch', '--quiet', 'origin')
    await client.commit('b.txt', '1')
    const hex = 'a'.repeat(40)
    const many = await client.attempt(
      'push',
      'origin',
      'main:good',
      `main:refs/heads/${hex}`,
      'main:refs/pull/1/head',
    )
    assert.match(many.stderr, /\[new branch\]\s+main -> good/)
    assert.match(many.stderr, new RegExp(`\\[remote rejected\\] main -> ${hex} \\(branch and tag names`))
    assert.match(many.stderr, /\[remote rejected\] main -> refs\/pull\/1\/head \(/)
    const deletion = await client.attempt('push', 'origin', '--delete', 'main')
    assert.match(deletion.stderr, /remote rejected/)
  })

  test('a file above the limit is refused by name, and its objects are deleted', async () => {
    const hosting = await startCodeHosting({
      settings: { flags: { 'code-hosting.maxFileMegabytes': 1 } },
    })
    const ana = await hosting.as('ana')
    await ana('POST', '/user/repos', { name: 'sea' })
    const client = await openGitClient()
    await client.git('init', '--quiet', '-b', 'main')
    const oid = await client.commit('large.bin', randomBytes(1024 * 1024 + 1))
    const { code, stderr } = await client.attempt('push', remote(hosting, ana, 'ana/sea'), 'main')
    assert.notEqual(code, 0)
    assert.match(stderr, /File large\.bin is 1\.00 MB/)
    assert.equal((await ana('GET', `/repos/ana/sea/git/commits/${oid}`)).status, 409)
  })
})

test('a push above the repository quota is refused', async () => {
  const hosting = await startCodeHosting({
    settings: { flags: { 'code-hosting.repositoryQuotaMegabytes': 1 } },
  })
  const ana = await hosting.as('ana')
  await ana('POST', '/user/repos', { name: 'sea' })
  const client = await openGitClient()
  await client.git('init', '--quiet', '-b', 'main')
  await client.commit('large.bin', randomBytes(1024 * 1024 + 1))
  const { code, stderr } = await client.attempt('push', remote(hosting, ana, 'ana/sea'), 'main')
  assert.notEqual(code, 0)
  assert.match(stderr, /exceeds the maximum/)
  assert.deepEqual((await ana('GET', '/repos/ana/sea/branches')).json, [])
})

test('go get finds the repository of any package path', async () => {
  const { call, url } = await startCodeHosting()
  const { text } = await call('/ana/sea/deep/package?go-get=1')
  const host = url.replace('http://', '')
  assert.ok(text.includes(`content="${host}/ana/sea git ${url}/ana/sea.git"`), text)
})

test('a push to the old name of a renamed repository succeeds', async () => {
  const { hosting, ana } = await prepare({ auto_init: true })
  assert.equal((await ana('PATCH', '/repos/ana/sea', { name: 'ocean' })).status, 200)
  const other = await openGitClient()
  await other.git('clone', '--quiet', remote(hosting, ana, 'ana/sea'), '.')
  const oid = await other.commit('b.txt', '1')
  await other.git('push', '--quiet', 'origin', 'main')
  assert.equal((await ana('GET', '/repos/ana/ocean/branches/main')).json.commit.sha, oid)
})
