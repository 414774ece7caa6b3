import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import type { PushStep } from '../src/context/push-steps.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openGitClient } from './git-client.ts'
import { openHookTarget } from './hook-target.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startPullWorld } from './pull-world.ts'

const webhooks = readOctokitSchemas('openapi-webhooks-types')

describeOnBothDatabases('pushes to the branches of pull requests', ({ location }) => {
  async function start(name: string) {
    const world = await startPullWorld({
      ...databaseOptions(location()),
    })
    return { world, ...(await world.repository(name)) }
  }

  type Repository = Awaited<ReturnType<typeof start>>

  async function cloneOf({ world, path, owner }: Pick<Repository, 'world' | 'path' | 'owner'>) {
    const client = await openGitClient()
    const url = `${world.url.replace('://', `://x:${owner.token}@`)}${path.replace('/repos', '')}.git`
    await client.git('clone', '--quiet', url, '.')
    return client
  }

  test('the head, the counts and the timeline follow pushes and force pushes', async (t) => {
    const repository = await start('followed')
    const { path, owner, branch, open, get, timeline, git } = repository
    const target = await openHookTarget(t)
    const hook = { config: { url: target.url, content_type: 'json' }, events: ['pull_request'] }
    assert.equal((await owner('POST', `${path}/hooks`, hook)).status, 201)
    await branch('feature', { 'a.txt': 'one\n' })
    await open('feature')
    const client = await cloneOf(repository)
    await client.git('switch', '--quiet', 'feature')
    const oid = await client.commit('b.txt', 'two\n')
    const before = (await get(1)).head.sha
    await client.git('push', '--quiet')
    const pushedPull = await get(1)
    assert.deepEqual([pushedPull.head.sha, pushedPull.commits, pushedPull.changed_files], [oid, 2, 2])
    assert.equal((await git.findRef('refs/pull/1/head'))?.oid, oid)
    await client.git('commit', '--quiet', '--amend', '-m', 'Other words')
    await client.git('push', '--quiet', '--force')
    const forcedHead = await client.git('rev-parse', 'HEAD')
    assert.deepEqual([(await get(1)).head.sha, (await get(1)).commits], [forcedHead, 2])
    assert.equal((await git.findRef('refs/pull/1/head'))?.oid, forcedHead)
    assert.deepEqual(await timeline(1), ['committed', 'committed', 'head_ref_force_pushed'])
    const [openedEvent, firstPush, secondPush] = (await target.waitFor(3, 'pull_request')).map(({ body }) =>
      JSON.parse(body),
    )
    assert.deepEqual(
      [openedEvent.action, firstPush.action, secondPush.action],
      ['opened', 'synchronize', 'synchronize'],
    )
    assert.deepEqual([firstPush.before, firstPush.after, secondPush.after], [before, oid, forcedHead])
    assert.deepEqual(webhooks.findErrors('webhook-pull-request-opened', openedEvent), [])
    assert.deepEqual(webhooks.findErrors('webhook-pull-request-synchronize', firstPush), [])
    const rejection = await client.attempt('push', 'origin', 'HEAD:refs/pull/1/head')
    assert.match(rejection.stderr, /deny updating a hidden ref/)
    await client.git('fetch', '--quiet', 'origin', 'refs/pull/1/head')
    assert.equal(await client.git('rev-parse', 'FETCH_HEAD'), forcedHead)
  })

  test('a pull request is merged when its commits arrive in the base, and closes the issues that it names', async () => {
    const repository = await start('arrived')
    const { path, owner, branch, open, get, timeline } = repository
    await owner('POST', `${path}/issues`, { title: 'Bug' })
    await branch('feature')
    await branch('other')
    await open('feature', { body: 'Fixes #1' })
    await open('other')
    const client = await cloneOf(repository)
    const oldBase = await client.git('rev-parse', 'origin/main')
    await client.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'origin/feature')
    await client.git('push', '--quiet', 'origin', 'HEAD:main')
    const tip = await client.git('rev-parse', 'HEAD')
    const mergedPull = await get(2)
    assert.deepEqual(
      [
        mergedPull.state,
        mergedPull.merged,
        mergedPull.merge_commit_sha,
        mergedPull.merged_by.login,
        mergedPull.base.sha,
      ],
      ['closed', true, tip, 'ada', oldBase],
    )
    assert.deepEqual(
      [mergedPull.commits, (await owner('GET', `${path}/pulls/2/commits`)).json.length],
      [1, 1],
    )
    assert.deepEqual(await timeline(2), ['committed', 'merged', 'closed'])
    assert.equal((await owner('GET', `${path}/issues/1`)).json.state, 'closed')
    assert.ok((await owner('GET', `${path}/issues/2`)).json.pull_request.merged_at)
    const other = await get(3)
    assert.deepEqual([other.state, other.base.sha], ['open', tip])
    assert.equal((await owner('PATCH', `${path}/pulls/2`, { state: 'open' })).status, 422)
  })

  test('pushes to a fork update the pull request in its base repository', async () => {
    const repository = await start('far')
    const { world, owner, path, get } = repository
    const dan = await world.as('dan')
    const fork = await world.fork(dan, 'far')
    await fork.write('main', 'a.txt', 'one\n')
    const pull = await dan('POST', `${path}/pulls`, { title: 'Far', head: 'dan:main', base: 'main' })
    assert.equal(pull.status, 201, pull.text)
    const client = await cloneOf({ world, path: fork.path, owner: dan })
    const oid = await client.commit('b.txt', 'two\n')
    await client.git('push', '--quiet')
    assert.deepEqual([(await get(1)).head.sha, (await get(1)).commits], [oid, 2])
    assert.equal((await owner('GET', `${path}/commits/${oid}`)).status, 200)
    assert.equal((await dan('DELETE', fork.path)).status, 204)
    await world.context.jobs.idle()
    const orphan = await get(1)
    assert.deepEqual([orphan.state, orphan.head.repo, orphan.head.label], ['closed', null, 'dan:main'])
    assert.equal((await owner('GET', `${path}/pulls/1/files`)).json.length, 2)
    assert.equal((await owner('PATCH', `${path}/pulls/1`, { state: 'open' })).status, 422)
  })

  test('deleted branches close pull requests, and restored ones allow reopening', async () => {
    const { world, owner, path, branch, open, get, timeline, tip } = await start('deleted')
    await branch('next')
    for (const name of ['one', 'two']) await branch(name)
    await open('one')
    await open('two', { base: 'next' })
    const head = await tip('one')
    for (const name of ['one', 'next'])
      assert.equal((await owner('DELETE', `${path}/git/refs/heads/${name}`)).status, 204)
    await world.context.jobs.idle()
    assert.deepEqual([(await get(1)).state, (await get(2)).state], ['closed', 'closed'])
    assert.deepEqual(await timeline(1), ['committed', 'head_ref_deleted', 'closed'])
    assert.deepEqual(await timeline(2), ['committed', 'base_ref_deleted', 'closed'])
    assert.equal((await owner('PATCH', `${path}/pulls/1`, { state: 'open' })).status, 422)
    await owner('POST', `${path}/git/refs`, { ref: 'refs/heads/one', sha: head })
    assert.equal((await owner('PATCH', `${path}/pulls/1`, { state: 'open' })).status, 200)
  })

  test('a pull request that is reopened follows what was pushed meanwhile', async () => {
    const { world, owner, path, branch, open, get, write } = await start('reopened')
    await branch('feature')
    await open('feature')
    await owner('PATCH', `${path}/pulls/1`, { state: 'closed' })
    const oid = await write('feature', 'later.txt', 'later\n')
    assert.notEqual((await get(1)).head.sha, oid)
    await owner('PATCH', `${path}/pulls/1`, { state: 'open' })
    await world.context.jobs.idle()
    assert.deepEqual([(await get(1)).head.sha, (await get(1)).commits], [oid, 2])
  })

  test('a renamed base branch is followed, and a renamed head branch closes', async () => {
    const { world, owner, path, branch, open, get } = await start('renamed')
    await branch('feature')
    await branch('other')
    await open('feature')
    await open('other')
    const rename = (from: string, to: string) =>
      owner('POST', `${path}/branches/${from}/rename`, { new_name: to })
    assert.equal((await rename('main', 'trunk')).status, 201)
    assert.equal((await rename('other', 'moved')).status, 201)
    await world.context.jobs.idle()
    const [first, second] = [await get(1), await get(2)]
    assert.deepEqual([first.base.ref, first.state], ['trunk', 'open'])
    assert.deepEqual([second.base.ref, second.state], ['trunk', 'closed'])
  })

  test('one push of both branches merges the pull request', async () => {
    const repository = await start('both')
    await repository.branch('feature')
    await repository.open('feature')
    const client = await cloneOf(repository)
    await client.git('switch', '--quiet', 'feature')
    const oid = await client.commit('more.txt', 'more\n')
    await client.git('push', '--quiet', 'origin', 'feature:feature', 'feature:main')
    const { merged, merge_commit_sha } = await repository.get(1)
    assert.deepEqual([merged, merge_commit_sha], [true, oid])
  })

  test('a push to a head branch of many pull requests updates all of them', async () => {
    const { world, branch, open, get, write } = await start('many-bases')
    await branch('feature')
    const count = 8
    for (let at = 1; at <= count; at++) {
      await branch(`base-${at}`, { [`${at}.txt`]: 'x\n' })
      assert.equal((await open('feature', { base: `base-${at}` })).status, 201)
    }
    const oid = await write('feature', 'later.txt', 'later\n')
    const headsOf = async () => {
      const pulls = await Promise.all(Array.from({ length: count }, (_, at) => get(at + 1)))
      return pulls.filter(({ head, commits }) => head.sha === oid && commits === 2).length
    }
    assert.ok((await headsOf()) < count, 'some follow in a job, so that the push does not wait')
    await world.context.jobs.idle()
    assert.equal(await headsOf(), count)
  })

  test('a push to the base of a thousand pull requests starts no work for each of them', async () => {
    const { world, branch, open, get, repositoryId, write } = await start('thousand')
    const { db, jobs } = world.context
    for (const name of ['first', 'second']) {
      await branch(name)
      assert.equal((await open(name)).status, 201)
    }
    await jobs.idle()
    const measure = async (file: string) => {
      let statements = 0
      const { write: original } = db
      db.write = (work) =>
        original((tx) => {
          const executor = tx.getExecutor()
          const execute = executor.executeQuery
          Object.assign(executor, {
            executeQuery(...query: Parameters<typeof execute>) {
              statements++
              return execute.apply(executor, query)
            },
          })
          return work(tx)
        })
      try {
        const oid = await write('main', file, `${file}\n`)
        return { statements, oid }
      } finally {
        db.write = original
      }
    }
    await measure('warm.txt')
    await jobs.idle()
    const costOfFew = await measure('few.txt')
    const issue = await db.read
      .selectFrom('issue')
      .selectAll()
      .where('repository_id', '=', repositoryId)
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    const pull = await db.read
      .selectFrom('pull_request')
      .selectAll()
      .where('issue_id', '=', issue.id)
      .executeTakeFirstOrThrow()
    const { id: _, ...columns } = issue
    await db.write(async (tx) => {
      for (let at = 0; at < 1000; at += 50) {
        const numbers = Array.from({ length: 50 }, (_row, row) => 1000 + at + row)
        const rows = await tx
          .insertInto('issue')
          .values(numbers.map((number) => ({ ...columns, number })))
          .returning('id')
          .execute()
        await tx
          .insertInto('pull_request')
          .values(rows.map(({ id }) => ({ ...pull, issue_id: id, head_ref: `copy-${id}` })))
          .execute()
      }
    })
    await jobs.idle()
    const many = await measure('many.txt')
    assert.ok(many.statements <= costOfFew.statements + 2, `${many.statements} after ${costOfFew.statements}`)
    assert.deepEqual([(await get(2)).base.sha, (await get(1999)).base.sha], [many.oid, many.oid])
  })

  test('a push of very many branches updates those with pull requests', async () => {
    const repository = await start('mirrored')
    const { branch, open, get } = repository
    await branch('feature')
    await open('feature')
    const client = await cloneOf(repository)
    await client.git('switch', '--quiet', 'feature')
    const oid = await client.commit('b.txt', 'two\n')
    for (let at = 0; at < 60; at++) await client.git('branch', `side-${at}`)
    await client.git('push', '--quiet', '--all')
    assert.deepEqual([(await get(1)).head.sha, (await get(1)).commits], [oid, 2])
  })

  test('pull requests that are opened during pushes have the latest head', async () => {
    const { world, owner, path, branch, open, get, write, tip } = await start('racing')
    await branch('feature')
    await Promise.all([
      open('feature'),
      write('feature', 'b.txt', 'b\n').catch(() => {}),
      write('feature', 'c.txt', 'c\n').catch(() => {}),
    ])
    const { json } = await owner('GET', `${path}/pulls`)
    if (json.length === 0) assert.equal((await open('feature')).status, 201)
    await world.context.jobs.idle()
    assert.equal((await get(1)).head.sha, await tip('feature'))
  })
})

test('after a kill between two steps of a push', { timeout: 180_000 }, async (t) => {
  const dataDir = await openDataFolder(t)
  let starts = 0
  const start = () => startHosting(t, dataDir, { laterMs: starts++ * 60_000 })
  let current = await start()
  for (const [step, isPushed] of [
    ['intent stored', false],
    ['refs moved', true],
    ['push recorded', true],
  ] satisfies [PushStep, boolean][]) {
    await t.test(`at "${step}", a restart agrees about the head of the pull request`, async () => {
      const name = step.replace(' ', '-')
      const path = `/repos/demo/${name}`
      await current.call('POST', '/user/repos', { name, auto_init: true })
      const client = await openGitClient()
      const remote = ({ url, token }: typeof current) =>
        `${url.replace('://', `://x:${token}@`)}/demo/${name}.git`
      await client.git('clone', '--quiet', remote(current), '.')
      const first = await client.commit('a.txt', '1')
      await client.git('push', '--quiet', remote(current), 'HEAD:side')
      const body = { title: 'Side', head: 'side', base: 'main' }
      assert.equal((await current.call('POST', `${path}/pulls`, body)).status, 201)
      const second = await client.commit('b.txt', '2')
      await current.killAt(step)
      await client.git('push', '--quiet', remote(current), 'HEAD:side').catch(() => {})
      await current.ended
      current = await start()
      const expected = isPushed ? second : first
      const { json } = await current.call('GET', `${path}/pulls/1`)
      assert.deepEqual([json.head.sha, json.commits], [expected, isPushed ? 2 : 1])
      const ref = await current.call('GET', `${path}/git/ref/pull/1/head`)
      assert.equal(ref.json.object.sha, expected)
    })
  }
})
