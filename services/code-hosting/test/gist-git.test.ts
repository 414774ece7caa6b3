import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import type { PushStep } from '../src/context/push-steps.ts'
import { createGistWorld } from './gist-world.ts'
import { openGitClient } from './git-client.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const start = createGistWorld()
const filesOf = ({ files }: Json) =>
  Object.fromEntries(Object.values<Json>(files).map((file) => [file.filename, file.content]))

async function startClone(name: string) {
  const world = await start(name)
  const { ada, gist, url } = world
  const createdGist = await gist({ 'a.txt': 'a\n' })
  const remoteFor = ({ token }: { token: string }) =>
    `${url.replace('://', `://x:${token}@`)}/gist/${createdGist.id}.git`
  const client = await openGitClient()
  await client.git('clone', '--quiet', `${url}/gist/${createdGist.id}.git`, '.')
  return { ...world, id: createdGist.id, client, remoteFor, remote: remoteFor(ada) }
}

test('a push of the owner changes the files, the history and the time', async () => {
  const { ada, client, clock, id, remote } = await startClone('push')
  assert.equal(await client.git('symbolic-ref', '--short', 'HEAD'), 'main')
  const before = (await ada('GET', `/gists/${id}`)).json
  clock.advance(5_000)
  await client.git('mv', 'a.txt', 'b.txt')
  const oid = await client.commit('c.txt', 'c\n')
  await client.git('push', '--quiet', remote, 'main')
  const after = (await ada('GET', `/gists/${id}`)).json
  assert.deepEqual(filesOf(after), { 'b.txt': 'a\n', 'c.txt': 'c\n' })
  assert.deepEqual([after.history.length, after.history[0].version, after.history[0].user], [2, oid, null])
  assert.ok(after.updated_at > before.updated_at)
  const update = await ada('PATCH', `/gists/${id}`, { files: { 'c.txt': { content: 'C\n' } } })
  assert.equal(update.status, 200)
  await client.git('pull', '--quiet', remote, 'main')
  assert.equal(await client.git('show', 'HEAD:c.txt'), 'C')
  await client.git('reset', '--quiet', '--hard', 'HEAD~2')
  await client.git('push', '--quiet', '--force', remote, 'main')
  assert.deepEqual(filesOf((await ada('GET', `/gists/${id}`)).json), { 'a.txt': 'a\n' })
  const older = await ada('GET', `/gists/${id}/${oid}`)
  assert.deepEqual(filesOf(older.json), { 'b.txt': 'a\n', 'c.txt': 'c\n' })
})

test('a push is refused if its token is revoked while it is sent', async () => {
  const { ada, as, context, client, id, remoteFor } = await startClone('revoked')
  await client.commit('b.txt', 'b')
  const { auth } = context
  const remote = remoteFor(await as('ada'))
  const token = (await listTokens(auth, ada.user.id)).at(-1)
  await commitFirst(context, () => auth.revokeToken(token?.id ?? 0))
  const { stderr } = await client.attempt('push', remote, 'main')
  assert.match(stderr, /main -> main \(Invalid token/)
  assert.deepEqual(filesOf((await ada('GET', `/gists/${id}`)).json), { 'a.txt': 'a\n' })
})

test('a push is refused without the right, and for what gists do not have', async () => {
  const { ada, as, client, id, remote, remoteFor, url } = await startClone('refused')
  await client.commit('b.txt', 'b')
  const rejection = async (address: string, ...refs: string[]) => {
    const { code, stderr } = await client.attempt('push', address, ...refs)
    assert.notEqual(code, 0)
    return stderr
  }
  const anonymous = `${url}/gist/${id}.git`
  assert.match(await rejection(anonymous, 'main'), /could not read Username|Authentication/)
  assert.match(await rejection(remoteFor(await as('grace')), 'main'), /403|denied/i)
  assert.match(await rejection(remoteFor(await as('ada', ['repo'])), 'main'), /403|permission/i)
  assert.match(await rejection(remoteFor({ token: 'wrong' }), 'main'), /Authentication failed/)
  assert.match(await rejection(remote, 'main:side'), /only the branch main/)
  assert.match(await rejection(remote, 'main:refs/tags/v1'), /only the branch main/)
  assert.match(await rejection(remote, ':main'), /deletion of the current branch prohibited/)
  await client.git('mv', '-f', 'b.txt', 'a.txt')
  await client.git('rm', '--quiet', '-f', 'a.txt')
  await client.git('commit', '--quiet', '--allow-empty', '-m', 'empty')
  assert.match(await rejection(remote, 'main'), /at least one file/)
  await client.commit('a.txt', Buffer.alloc(10 * 1024 * 1024 + 1))
  assert.match(await rejection(remote, 'main'), /at most 10 MB/)
  await client.git(
    'update-index',
    '--add',
    '--cacheinfo',
    `100644,${await client.git('hash-object', '-w', 'a.txt')},folder/a.txt`,
  )
  await client.git('commit', '--quiet', '-m', 'folder')
  assert.match(await rejection(remote, 'main'), /do not support directories/)
  assert.deepEqual(filesOf((await ada('GET', `/gists/${id}`)).json), { 'a.txt': 'a\n' })
  assert.equal((await client.attempt('ls-remote', `${url}/gist/${'0'.repeat(32)}.git`)).code, 128)
})

test('a push beyond the quota of the account is refused', async () => {
  const { client, context, remote } = await startClone('quota')
  await context.db.write((tx) =>
    tx
      .updateTable('gist')
      .set({ stored_bytes: 2 ** 30 })
      .execute(),
  )
  await client.commit('b.txt', 'b')
  const { code, stderr } = await client.attempt('push', remote, 'main')
  assert.equal(code, 1)
  assert.match(stderr, /at most 1 GB/)
})

test('of a push and changes at the same time none is lost', async () => {
  const { ada, client, id, remote } = await startClone('race')
  await client.commit('pushed.txt', 'pushed')
  const [push, ...changes] = await Promise.all([
    client.attempt('push', remote, 'main'),
    ...[1, 2, 3].map((at) => ada('PATCH', `/gists/${id}`, { files: { [`${at}.txt`]: { content: 'x' } } })),
  ])
  assert.deepEqual(
    changes.map(({ status }) => status),
    [200, 200, 200],
  )
  const { files, history } = (await ada('GET', `/gists/${id}`)).json
  const expected = ['1.txt', '2.txt', '3.txt', 'a.txt', ...(push.code === 0 ? ['pushed.txt'] : [])]
  assert.deepEqual(Object.keys(files).sort(), expected)
  assert.equal(history.length, expected.length)
})

test('a forced push can replace the history by an unrelated one', async () => {
  const { ada, client, id, remote } = await startClone('unrelated')
  await client.git('checkout', '--quiet', '--orphan', 'other')
  await client.git('rm', '--quiet', '-rf', '.')
  const oid = await client.commit('new.txt', 'new')
  const rejection = await client.attempt('push', remote, 'other:main')
  assert.match(rejection.stderr, /non-fast-forward|rejected/)
  await client.git('push', '--quiet', '--force', remote, 'other:main')
  const after = (await ada('GET', `/gists/${id}`)).json
  assert.deepEqual(filesOf(after), { 'new.txt': 'new' })
  assert.deepEqual([after.history.length, after.history[0].version], [1, oid])
})

test('hostile names of files stay names', async () => {
  const { ada, anonymous, client, id, remote, url } = await startClone('names')
  const names = ['line\nbreak.txt', '__proto__', '..\\x', '<b>.txt', '%2e%2e', 'a b?#&.txt', 'constructor']
  const blob = await client.git('hash-object', '-w', 'a.txt')
  for (const name of names) await client.git('update-index', '--add', '--cacheinfo', `100644,${blob},${name}`)
  await client.git('commit', '--quiet', '-m', 'names')
  await client.git('push', '--quiet', remote, 'HEAD:main')
  const { files } = (await anonymous('GET', `/gists/${id}`)).json
  assert.deepEqual(Object.keys(files).sort(), ['a.txt', ...names].sort())
  for (const name of names) {
    const { pathname } = new URL(files[name].raw_url)
    const raw = await fetch(url + pathname)
    assert.deepEqual([name, raw.status, await raw.text()], [name, 200, 'a\n'])
  }
  const page = await fetch(`${url}/gist/${id}`, { headers: { accept: 'text/html' } })
  assert.equal(page.status, 200)
  assert.doesNotMatch(await page.text(), /<b>\.txt/)
  assert.equal((await ada('PATCH', `/gists/${id}`, { files: { 'a.txt': { content: 'b' } } })).status, 200)
  for (const end of ['/raw/0/a.txt', '/raw/..%2Fx', '/%2e%2e%2fx', '/raw/main/a.txt'])
    assert.equal((await fetch(`${url}/gist/${id}${end}`)).status, 404, end)
  assert.equal((await fetch(`${url}/gist/${id}/raw/%00`)).status, 400)
})

test('after a kill between two steps of a gist', { timeout: 180_000 }, async (t) => {
  const dataDir = await openDataFolder(t)
  let starts = 0
  const restart = () => startHosting(t, dataDir, { laterMs: starts++ * 60_000 })
  let current = await restart()
  const folders = () =>
    globSync('code-hosting/repositories/*/*/*.git', { cwd: dataDir }).filter((path) =>
      /\d{13}\.git$/.test(path),
    )
  const create = async () =>
    (await current.call('POST', '/gists', { files: { 'a.txt': { content: 'a' } } })).json

  async function dieAt(step: PushStep, work: () => Promise<unknown>) {
    await current.killAt(step)
    await work().catch(() => {})
    await current.ended
    current = await restart()
  }

  async function assertFiles(id: string, expected: object, description: string | null) {
    const { json } = await current.call('GET', `/gists/${id}`)
    assert.deepEqual([filesOf(json), json.description], [expected, description])
    const after = await current.call('PATCH', `/gists/${id}`, { files: { 'z.txt': { content: 'z' } } })
    assert.equal(after.status, 200)
  }

  const change = { description: 'New', files: { 'b.txt': { content: 'b' } } }
  await t.test('at "intent stored", a change has not happened', async () => {
    const { id } = await create()
    await dieAt('intent stored', () => current.call('PATCH', `/gists/${id}`, change))
    await assertFiles(id, { 'a.txt': 'a' }, null)
  })
  await t.test('at "refs moved", a change is complete', async () => {
    const { id } = await create()
    await dieAt('refs moved', () => current.call('PATCH', `/gists/${id}`, change))
    await assertFiles(id, { 'a.txt': 'a', 'b.txt': 'b' }, 'New')
  })
  await t.test('at "refs moved", a push is complete', async () => {
    const { id } = await create()
    const client = await openGitClient()
    const remote = () => `${current.url.replace('://', `://x:${current.token}@`)}/gist/${id}.git`
    await client.git('clone', '--quiet', remote(), '.')
    await client.commit('b.txt', 'b')
    await dieAt('refs moved', () => client.git('push', '--quiet', remote(), 'main'))
    await assertFiles(id, { 'a.txt': 'a', 'b.txt': 'b' }, null)
  })
  await t.test('a creation and a deletion leave no folder', async () => {
    const { id } = await create()
    const before = folders().length
    await dieAt('folder created', create)
    assert.equal(folders().length, before)
    await dieAt('row deleted', () => current.call('DELETE', `/gists/${id}`))
    assert.equal(folders().length, before - 1)
    assert.equal((await current.call('GET', `/gists/${id}`)).status, 404)
  })
})
