import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { PushStep } from '../src/context/push-steps.ts'
import { type GitClient, openGitClient } from './git-client.ts'
import { openHookTarget } from './hook-target.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

type Process = Awaited<ReturnType<typeof startHosting>>

/** The clock advances at each start, so the leases of a killed process have expired. */
const stepMs = 60_000

test('after a kill between two steps', { timeout: 180_000 }, async (t) => {
  const dataDir = await openDataFolder(t)
  let starts = 0
  const start = () => startHosting(t, dataDir, { laterMs: starts++ * stepMs })
  // One process after another serves the same folder. Each subtest kills the one that the previous subtest started.
  let current = await start()

  /** A repository with a webhook, and a client with one commit that it has not pushed. */
  async function prepare(t: TestContext, name: string) {
    await current.call('POST', '/user/repos', { name, auto_init: true })
    const target = await openHookTarget(t)
    const hook = { config: { url: target.url, content_type: 'json' }, events: ['push', 'create'] }
    assert.equal((await current.call('POST', `/repos/demo/${name}/hooks`, hook)).status, 201)
    const client = await openGitClient()
    await client.git('clone', '--quiet', remoteOf(current, name), '.')
    return { client, oid: await client.commit('a.txt', '1'), target, path: `/repos/demo/${name}` }
  }

  /** Returns the process that started after the kill. */
  async function dieAt(step: PushStep, work: (dying: Process) => Promise<unknown>): Promise<Process> {
    await current.killAt(step)
    await work(current).catch(() => {})
    await current.ended
    current = await start()
    return current
  }

  for (const [step, pushes] of [
    ['intent stored', 0],
    ['refs moved', 1],
    ['push recorded', 1],
  ] as const) {
    await t.test(
      `of a push, at "${step}", a restart agrees with git and has emitted ${pushes ? 'one event' : 'no event'}`,
      async (t) => {
        const name = step.replace(' ', '-')
        const { client, oid, target, path } = await prepare(t, name)
        const next = await dieAt(step, (dying) => client.git('push', remoteOf(dying, name), 'HEAD:side'))
        await assertAgreement(next, { dataDir, client, name, pushes })
        if (!pushes) await client.git('push', '--quiet', remoteOf(next, name), 'HEAD:side')
        const { json } = await next.call('GET', `${path}/branches/side`)
        assert.equal(json.commit.sha, oid)
        await target.waitFor(1, 'create')
        await target.waitFor(1, 'push')
        const ids = target.requests
          .filter(({ headers }) => headers['x-github-event'] === 'push')
          .map(({ headers }) => headers['x-github-delivery'])
        assert.equal(new Set(ids).size, 1)
      },
    )
  }

  await t.test('of a change through the API, the same holds', async (t) => {
    const { client, path } = await prepare(t, 'lake')
    const next = await dieAt('refs moved', (dying) =>
      dying.call('POST', `${path}/branches/main/rename`, { new_name: 'side' }),
    )
    await assertAgreement(next, { dataDir, client, name: 'lake', pushes: 1 })
    assert.equal((await next.call('GET', path)).json.default_branch, 'side')
    const other = await openGitClient()
    await other.git('clone', '--quiet', remoteOf(next, 'lake'), '.')
    assert.equal(await other.git('rev-parse', '--abbrev-ref', 'HEAD'), 'side')
  })

  const countFolders = () =>
    globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git')).filter((path) => existsSync(path)).length

  await t.test('of creating a repository, a restart removes the folder and frees the name', async () => {
    const count = countFolders()
    const next = await dieAt('folder created', (dying) => dying.call('POST', '/user/repos', { name: 'pond' }))
    assert.equal(countFolders(), count)
    assert.equal((await next.call('GET', '/repos/demo/pond')).status, 404)
    assert.equal((await next.call('POST', '/user/repos', { name: 'pond' })).status, 201)
  })

  await t.test('of deleting a repository, a restart removes the folder', async () => {
    const count = countFolders()
    const next = await dieAt('row deleted', (dying) => dying.call('DELETE', '/repos/demo/lake'))
    assert.equal((await next.call('GET', '/repos/demo/lake')).status, 404)
    assert.equal(countFolders(), count - 1)
  })
})

const remoteOf = ({ remote }: Process, name: string) => remote.replace(/sea\.git$/, `${name}.git`)

interface Expected {
  dataDir: string
  client: GitClient
  name: string
  pushes: number
}

async function assertAgreement(next: Process, { dataDir, client, name, pushes }: Expected): Promise<void> {
  const path = `/repos/demo/${name}`
  const { json: branches } = await next.call('GET', `${path}/branches`)
  const heads = await client.git('ls-remote', '--heads', remoteOf(next, name))
  assert.deepEqual(
    branches.map(
      (one: { name: string; commit: { sha: string } }) => `${one.commit.sha}\trefs/heads/${one.name}`,
    ),
    heads.split('\n'),
  )
  const { json: activity } = await next.call('GET', `${path}/activity?ref=side`)
  assert.equal(activity.length, pushes)
  const { json: events } = await next.call('GET', `${path}/events`)
  const createEvents = events.filter(
    (one: { type: string; payload: { ref: string } }) =>
      one.type === 'CreateEvent' && one.payload.ref === 'side',
  )
  assert.equal(createEvents.length, pushes)
  for (const folder of globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git')))
    assert.equal(
      execFileSync('git', ['--git-dir', folder, 'fsck', '--no-dangling'], { encoding: 'utf8' }),
      '',
    )
}
