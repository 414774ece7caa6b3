import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import type { PushStep } from '../src/context/push-steps.ts'
import { type GitClient, openGitClient } from './git-client.ts'
import { openHookTarget } from './hook-target.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

type Process = Awaited<ReturnType<typeof startHosting>>

async function prepare(t: TestContext) {
  const dataDir = await openDataFolder(t)
  const first = await startHosting(t, dataDir, { laterMs: 60_000 })
  await first.call('POST', '/user/repos', { name: 'sea', auto_init: true })
  const target = await openHookTarget(t, (response) => void response.end())
  const hook = { config: { url: target.url, content_type: 'json' }, events: ['push', 'create'] }
  assert.equal((await first.call('POST', '/repos/demo/sea/hooks', hook)).status, 201)
  const client = await openGitClient()
  await client.git('clone', '--quiet', first.remote, '.')
  const oid = await client.commit('a.txt', '1')
  await first.call('GET', '/repos/demo/sea')
  first.kill()
  await first.ended
  return { dataDir, client, oid, target }
}

async function dieAt(
  t: TestContext,
  dataDir: string,
  step: PushStep,
  work: (dying: Process) => Promise<unknown>,
) {
  const dying = await startHosting(t, dataDir, { laterMs: 0, killAt: step })
  await work(dying).catch(() => {})
  await dying.ended
  return startHosting(t, dataDir, { laterMs: 60_000 })
}

async function assertAgreement(next: Process, dataDir: string, client: GitClient, pushes: number) {
  const { json: branches } = await next.call('GET', '/repos/demo/sea/branches')
  const heads = await client.git('ls-remote', '--heads', next.remote)
  assert.deepEqual(
    branches.map(
      (one: { name: string; commit: { sha: string } }) => `${one.commit.sha}\trefs/heads/${one.name}`,
    ),
    heads.split('\n'),
  )
  const { json: activity } = await next.call('GET', '/repos/demo/sea/activity?ref=side')
  assert.equal(activity.length, pushes)
  const { json: events } = await next.call('GET', '/repos/demo/sea/events')
  const created = events.filter(
    (one: { type: string; payload: { ref: string } }) =>
      one.type === 'CreateEvent' && one.payload.ref === 'side',
  )
  assert.equal(created.length, pushes)
  for (const folder of globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git')))
    assert.equal(
      execFileSync('git', ['--git-dir', folder, 'fsck', '--no-dangling'], { encoding: 'utf8' }),
      '',
    )
}

describe('after a kill during a push', () => {
  for (const [step, pushes] of [
    ['intent stored', 0],
    ['refs moved', 1],
    ['push recorded', 1],
  ] as const) {
    test(`at "${step}", a restart agrees with git and has emitted ${pushes ? 'one event' : 'no event'}`, async (t) => {
      const { dataDir, client, oid, target } = await prepare(t)
      const next = await dieAt(t, dataDir, step, (dying) => client.git('push', dying.remote, 'HEAD:side'))
      await assertAgreement(next, dataDir, client, pushes)
      if (!pushes) await client.git('push', '--quiet', next.remote, 'HEAD:side')
      const { json } = await next.call('GET', '/repos/demo/sea/branches/side')
      assert.equal(json.commit.sha, oid)
      await target.waitFor(1, 'create')
      await target.waitFor(1, 'push')
      const ids = target.received
        .filter(({ headers }) => headers['x-github-event'] === 'push')
        .map(({ headers }) => headers['x-github-delivery'])
      assert.equal(new Set(ids).size, 1)
    })
  }

  test('through the API, the same holds', async (t) => {
    const { dataDir, client } = await prepare(t)
    const rename = (dying: Process) =>
      dying.call('POST', '/repos/demo/sea/branches/main/rename', { new_name: 'side' })
    const next = await dieAt(t, dataDir, 'refs moved', rename)
    await assertAgreement(next, dataDir, client, 1)
    assert.equal((await next.call('GET', '/repos/demo/sea')).json.default_branch, 'side')
    const other = await openGitClient()
    await other.git('clone', '--quiet', next.remote, '.')
    assert.equal(await other.git('rev-parse', '--abbrev-ref', 'HEAD'), 'side')
  })
})

describe('after a kill between git folder and row', () => {
  const folders = (dataDir: string) =>
    globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git')).filter((path) => existsSync(path)).length

  test('of a new repository, a restart removes the folder and frees the name', async (t) => {
    const { dataDir } = await prepare(t)
    const next = await dieAt(t, dataDir, 'folder created', (dying) =>
      dying.call('POST', '/user/repos', { name: 'lake' }),
    )
    assert.equal(folders(dataDir), 1)
    assert.equal((await next.call('GET', '/repos/demo/lake')).status, 404)
    assert.equal((await next.call('POST', '/user/repos', { name: 'lake' })).status, 201)
  })

  test('of a deleted repository, a restart removes the folder', async (t) => {
    const { dataDir } = await prepare(t)
    const next = await dieAt(t, dataDir, 'row deleted', (dying) => dying.call('DELETE', '/repos/demo/sea'))
    assert.equal((await next.call('GET', '/repos/demo/sea')).status, 404)
    assert.equal(folders(dataDir), 0)
  })
})
