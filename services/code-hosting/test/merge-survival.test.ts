import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PushStep } from '../src/context/push-steps.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

/** The clock advances at each start, so the leases of a killed process have expired. */
const stepMs = 60_000

test('after a kill between two steps of a merge', { timeout: 180_000 }, async (t) => {
  const dataDir = await openDataFolder(t)
  let starts = 0
  const start = () => startHosting(t, dataDir, { laterMs: starts++ * stepMs })
  let current = await start()

  const tipOf = async (path: string, branch: string): Promise<string> =>
    (await current.call('GET', `${path}/git/ref/heads/${branch}`)).json.object.sha

  /** A repository with an open pull request. */
  async function prepare(name: string) {
    const path = `/repos/demo/${name}`
    await current.call('POST', '/user/repos', { name, auto_init: true })
    await current.call('POST', `${path}/git/refs`, {
      ref: 'refs/heads/topic',
      sha: await tipOf(path, 'main'),
    })
    const file = { branch: 'topic', message: 'Add a', content: 'YQ==' }
    await current.call('PUT', `${path}/contents/a.txt`, file)
    const pull = { head: 'topic', base: 'main', title: 'Add a' }
    const { number } = (await current.call('POST', `${path}/pulls`, pull)).json
    return { path, number }
  }

  for (const method of ['merge', 'squash', 'rebase'] as const)
    for (const [step, isMerged] of [
      ['intent stored', false],
      ['refs moved', true],
      ['push recorded', true],
    ] as const satisfies [PushStep, boolean][])
      await t.test(
        `by ${method}, at "${step}", the pull request is ${isMerged ? 'merged' : 'open'}`,
        async () => {
          const { path, number } = await prepare(`${method}-${step.replace(' ', '-')}`)
          const before = await tipOf(path, 'main')
          await current.killAt(step)
          const dying = current
          const at = `${path}/pulls/${number}/merge`
          await dying.call('PUT', at, { merge_method: method }).catch(() => {})
          await dying.ended
          current = await start()
          assert.equal((await current.call('GET', at)).status, isMerged ? 204 : 404)
          assert.equal((await tipOf(path, 'main')) !== before, isMerged)
          const { json: issue } = await current.call('GET', `${path}/issues/${number}`)
          assert.equal(issue.state, isMerged ? 'closed' : 'open')
          const retry = await current.call('PUT', at, { merge_method: method })
          assert.equal(retry.status, isMerged ? 405 : 200)
          const { json: commits } = await current.call('GET', `${path}/commits`)
          assert.equal(commits.length, method === 'merge' ? 3 : 2)
          const { json: events } = await current.call('GET', `${path}/issues/${number}/events`)
          // The message of some merges also refers to the pull request.
          const kinds: string[] = events.map(({ event }: { event: string }) => event)
          assert.deepEqual(
            kinds.filter((kind) => kind !== 'referenced'),
            ['merged', 'closed'],
          )
          for (const folder of globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git')))
            assert.equal(
              execFileSync('git', ['--git-dir', folder, 'fsck', '--no-dangling'], { encoding: 'utf8' }),
              '',
            )
        },
      )
})
