import assert from 'node:assert/strict'
import fs from 'node:fs'
import { describe, test } from 'node:test'
import git from 'isomorphic-git'
import http from 'isomorphic-git/http/node'
import { openGitClient } from './git-client.ts'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

async function prepare() {
  const hosting = await startCodeHosting()
  const ana = await hosting.as('ana')
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
  const client = await openGitClient()
  await client.git('clone', '--quiet', `${hosting.url.replace('://', `://x:${ana.token}@`)}/ana/sea.git`, '.')
  return { hosting, ana, client }
}

describe('a push', () => {
  test('emits an event with its commits, files and authors', async (t) => {
    const { hosting, ana, client } = await prepare()
    const target = await openHookTarget(t)
    await ana('POST', '/repos/ana/sea/hooks', {
      config: { url: target.url, content_type: 'json' },
      events: ['push', 'create', 'delete'],
    })
    const before = await client.git('rev-parse', 'HEAD')
    const first = await client.commit('a.txt', '1', 'Add a')
    await client.git('rm', '--quiet', 'README.md')
    const second = await client.commit('a.txt', '2', 'Change a, and read nothing')
    await client.git('push', '--quiet', 'origin', 'main')
    const [delivery] = await target.waitFor(1, 'push')
    const payload = JSON.parse(delivery?.body ?? '')
    assert.deepEqual(
      [payload.ref, payload.before, payload.after, payload.forced, payload.created, payload.deleted],
      ['refs/heads/main', before, second, false, false, false],
    )
    const visible = payload.commits.map((one: Record<string, unknown>) => [
      one.id,
      one.added,
      one.removed,
      one.modified,
    ])
    assert.deepEqual(visible, [
      [first, ['a.txt'], [], []],
      [second, [], ['README.md'], ['a.txt']],
    ])
    assert.equal(payload.head_commit.id, second)
    assert.equal(payload.pusher.name, 'ana')
    assert.equal(
      payload.compare,
      `${hosting.url}/ana/sea/compare/${before.slice(0, 12)}...${second.slice(0, 12)}`,
    )
    const { json: events } = await ana('GET', '/repos/ana/sea/events')
    const event = events.find(({ type }: { type: string }) => type === 'PushEvent')
    assert.deepEqual([event.payload.size, event.payload.head], [2, second])
  })

  test('of a new branch reports its new commits and base; many tags emit nothing', async (t) => {
    const { ana, client } = await prepare()
    const target = await openHookTarget(t)
    await ana('POST', '/repos/ana/sea/hooks', {
      config: { url: target.url, content_type: 'json' },
      events: ['*'],
    })
    await client.git('push', '--quiet', 'origin', 'main:same')
    const [same] = await target.waitFor(1, 'push')
    const payload = JSON.parse(same?.body ?? '')
    assert.deepEqual([payload.created, payload.base_ref, payload.commits], [true, 'refs/heads/main', []])
    const [delivery] = await target.waitFor(1, 'create')
    assert.deepEqual(
      (({ ref, ref_type, master_branch }) => [ref, ref_type, master_branch])(
        JSON.parse(delivery?.body ?? ''),
      ),
      ['same', 'branch', 'main'],
    )
    for (const name of ['1', '2', '3', '4']) await client.git('tag', name)
    await client.git('push', '--quiet', '--tags')
    await client.git('push', '--quiet', 'origin', '--delete', 'same')
    await target.waitFor(1, 'delete')
    const events = target.requests.map(({ headers }) => headers['x-github-event'])
    assert.deepEqual(events.filter((name) => name === 'create').length, 1)
    assert.equal((await ana('GET', '/repos/ana/sea/tags')).json.length, 4)
  })

  test("closes issues by keyword and updates the repository's statistics", async () => {
    const { hosting, ana, client } = await prepare()
    const { json: issue } = await ana('POST', '/repos/ana/sea/issues', { title: 'Too salty' })
    await client.commit('main.rs', 'fn main() {}\n', `Drink it, which fixes #${issue.number}`)
    await client.git('push', '--quiet', 'origin', 'main')
    assert.equal((await ana('GET', `/repos/ana/sea/issues/${issue.number}`)).json.state, 'closed')
    assert.deepEqual((await ana('GET', '/repos/ana/sea/languages')).json, { Rust: 13 })
    await hosting.context.jobs.idle()
    const { json } = await ana('GET', '/repos/ana/sea')
    assert.deepEqual([json.language, json.size > 0], ['Rust', true])
    const { json: people } = await ana('GET', '/repos/ana/sea/contributors?anon=1')
    assert.deepEqual(
      people.map((one: { login?: string; name?: string }) => one.login ?? one.name),
      ['ana', 'Ana'],
    )
  })

  test('closes issues only where its token may write them, also in a job and through the API', async () => {
    const { hosting, ana, client } = await prepare()
    for (const name of ['lake', 'vault'])
      await ana('POST', '/user/repos', { name, private: name === 'vault' })
    const { json: sea } = await ana('GET', '/repos/ana/sea')
    const paths = ['/repos/ana/sea', '/repos/ana/lake', '/repos/ana/vault']
    for (const path of paths) await ana('POST', `${path}/issues`, { title: 'Too salty' })
    const states = async () =>
      Promise.all(paths.map(async (path) => (await ana('GET', `${path}/issues/1`)).json.state))
    const eventsOf = async (path: string) => (await ana('GET', `${path}/issues/1/events`)).json
    const message = 'Drink them, which fixes #1, fixes ana/lake#1 and fixes ana/vault#1'
    const pushWith = async (scopes: string[], kind: string, messages: string[]) => {
      const { token } = await hosting.as('ana', { kind, scopes })
      const remote = `${hosting.url.replace('://', `://x:${token}@`)}/ana/sea.git`
      await client.commitAll(messages)
      await client.git('push', '--quiet', remote, 'main')
      await hosting.context.jobs.idle()
    }
    const selecting = [`owner:${ana.user.id}`, `repository:${sea.id}`, 'contents=write']
    await pushWith(selecting, 'fine-grained', [message])
    assert.deepEqual(await states(), ['open', 'open', 'open'])
    await pushWith(
      selecting,
      'fine-grained',
      Array.from({ length: 30 }, () => message),
    )
    assert.deepEqual(await states(), ['open', 'open', 'open'])
    assert.deepEqual(await eventsOf('/repos/ana/vault'), [])
    const api = await hosting.as('ana', { kind: 'fine-grained', scopes: selecting })
    const content = Buffer.from('Salt').toString('base64')
    assert.equal((await api('PUT', '/repos/ana/sea/contents/b.txt', { message, content })).status, 201)
    assert.deepEqual(await states(), ['open', 'open', 'open'])
    await client.git('pull', '--quiet', 'origin', 'main')
    await pushWith([...selecting, 'issues=write'], 'fine-grained', [message])
    assert.deepEqual(await states(), ['closed', 'open', 'open'])
    await pushWith(['public_repo'], 'classic', [message])
    assert.deepEqual(await states(), ['closed', 'closed', 'open'])
    await pushWith(['repo'], 'classic', [message])
    assert.deepEqual(await states(), ['closed', 'closed', 'closed'])
  })
})

test('isomorphic-git clones and pushes', async () => {
  const { hosting, ana } = await prepare()
  const { folder: dir } = await openGitClient()
  const onAuth = () => ({ username: 'x-access-token', password: ana.token })
  const options = { fs, dir, http, onAuth }
  await git.clone({ ...options, url: `${hosting.url}/ana/sea.git` })
  fs.writeFileSync(`${dir}/b.txt`, 'from elsewhere')
  await git.add({ fs, dir, filepath: 'b.txt' })
  const oid = await git.commit({
    fs,
    dir,
    message: 'Add b',
    author: { name: 'Ana', email: 'ana@example.org' },
  })
  const { ok } = await git.push({ ...options, remote: 'origin', ref: 'main' })
  assert.equal(ok, true)
  assert.equal((await ana('GET', '/repos/ana/sea/branches/main')).json.commit.sha, oid)
})
