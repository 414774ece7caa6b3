import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { openGitClient } from './git-client.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'

const writers = 20
const pushers = 4
const acknowledgedBeforeTheEnd = 120

interface Kept {
  number: number
  title: string
  state: string
  comments: number
  labels: { name: string }[]
}

test('after a kill during writes and pushes, all acknowledged ones are there and consistent', async (t) => {
  const dataDir = await openDataFolder(t)
  const first = await startHosting(t, dataDir, { laterMs: 0 })
  await first.call('POST', '/user/repos', { name: 'sea', auto_init: true })
  await first.call('POST', '/repos/demo/sea/labels', { name: 'wave' })
  const clients = await Promise.all(Array.from({ length: pushers }, openGitClient))
  for (const client of clients) await client.git('clone', '--quiet', first.remote, '.')

  const issues = new Map<number, { title: string; isClosed: boolean; comments: number }>()
  const heads = new Map<string, string>()
  let acknowledgedCount = 0
  const acknowledge = () => {
    if (++acknowledgedCount === acknowledgedBeforeTheEnd) first.kill()
  }

  async function write(writer: number): Promise<never> {
    for (let at = 0; ; at++) {
      const title = `${writer}/${at}`
      const { status, json } = await first.call('POST', '/repos/demo/sea/issues', { title, labels: ['wave'] })
      assert.equal(status, 201)
      const issue = { title, isClosed: false, comments: 0 }
      issues.set(json.number, issue)
      acknowledge()
      const path = `/repos/demo/sea/issues/${json.number}`
      assert.equal((await first.call('POST', `${path}/comments`, { body: title })).status, 201)
      issue.comments++
      acknowledge()
      if (at % 2) continue
      assert.equal((await first.call('PATCH', path, { state: 'closed' })).status, 200)
      issue.isClosed = true
      acknowledge()
    }
  }

  async function push(pusher: number): Promise<never> {
    const client = clients[pusher]
    if (!client) throw new Error('There are fewer clients')
    for (let at = 0; ; at++) {
      const oid = await client.commit(`${pusher}.txt`, `${at}`)
      const branch = `branch-${pusher}-${at}`
      await client.git('push', '--quiet', first.remote, `HEAD:${branch}`)
      heads.set(branch, oid)
      acknowledge()
    }
  }

  await Promise.allSettled([
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
    ...Array.from({ length: pushers }, (_, pusher) => push(pusher)),
  ])
  await first.ended
  assert.ok(issues.size > 0)

  const next = await startHosting(t, dataDir, { laterMs: 60_000 })
  const storedIssues: Kept[] = []
  for (let page = 1; ; page++) {
    const { json } = await next.call(
      'GET',
      `/repos/demo/sea/issues?state=all&direction=asc&per_page=100&page=${page}`,
    )
    storedIssues.push(...json)
    if (json.length < 100) break
  }
  assert.deepEqual(
    storedIssues.map(({ number }) => number),
    storedIssues.map((_, index) => index + 1),
  )
  for (const [number, { title, isClosed, comments }] of issues) {
    const matches = storedIssues[number - 1]
    assert.equal(matches?.title, title)
    if (isClosed) assert.equal(matches.state, 'closed')
    assert.ok(matches.comments >= comments)
    assert.deepEqual(
      matches.labels.map(({ name }) => name),
      ['wave'],
    )
  }
  for (const { number, comments } of storedIssues) {
    const { json } = await next.call('GET', `/repos/demo/sea/issues/${number}/comments`)
    assert.equal(json.length, comments)
  }
  const { json: repository } = await next.call('GET', '/repos/demo/sea')
  assert.equal(repository.open_issues_count, storedIssues.filter(({ state }) => state === 'open').length)

  const branchLines: string[] = (await next.call('GET', '/repos/demo/sea/branches?per_page=100')).json.map(
    ({ name, commit }: { name: string; commit: { sha: string } }) => `${commit.sha}\trefs/heads/${name}`,
  )
  const [client] = clients
  assert.deepEqual(branchLines, (await client?.git('ls-remote', '--heads', next.remote))?.split('\n'))
  for (const [branch, oid] of heads) assert.ok(branchLines.includes(`${oid}\trefs/heads/${branch}`), branch)
  const { json: activity } = await next.call('GET', '/repos/demo/sea/activity?per_page=100')
  assert.deepEqual(
    activity.map(({ ref }: { ref: string }) => ref).sort(),
    branchLines.map((line) => line.split('\t')[1]).sort(),
  )
  const folders = globSync(join(dataDir, 'code-hosting/repositories/*/*/*.git'))
  assert.equal(folders.length, 1)
  for (const folder of folders) {
    execFileSync('git', ['--git-dir', folder, 'fsck', '--no-dangling'], { stdio: 'pipe' })
    // A lock that git held when it was killed must not block.
    for (const lock of globSync(join(folder, 'refs/heads/*.lock')))
      await client?.git('push', '--quiet', next.remote, `+HEAD:${basename(lock, '.lock')}`)
    assert.deepEqual(globSync(join(folder, '{objects/incoming*,objects/tmp_objdir*,**/*.lock}')), [])
  }
})
