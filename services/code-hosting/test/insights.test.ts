import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { dayMs, fillWeeks, weekMs, weekOf } from '../src/insights/commit-statistics.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describeOnBothDatabases('statistics of commits', ({ location }) => {
  test('statistics are 202 until a job has computed them, and count commits and lines', async () => {
    const { as, context } = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(location()),
    })
    const ada = await as('ada')
    const { at, commit } = await makeRepository(ada, 'counted')
    await commit('two lines', [{ path: 'a', content: 'x\ny\n' }])
    await commit('one less', [{ path: 'a', content: 'x\n' }])
    const get = (name: string) => ada('GET', `${at}/stats/${name}`)
    assert.equal((await get('contributors')).status, 202)
    await context.jobs.idle()
    const [contributor] = (await get('contributors')).json
    assert.deepEqual([contributor.author.login, contributor.total], ['ada', 3])
    const sum = (field: string) =>
      contributor.weeks.reduce((total: number, week: Json) => total + week[field], 0)
    assert.deepEqual([sum('c'), sum('d')], [3, 1])
    const activity = (await get('commit_activity')).json
    assert.equal(activity.length, 52)
    assert.equal(activity.at(-1).total, 3)
    const participation = (await get('participation')).json
    assert.deepEqual([participation.all.at(-1), participation.owner.at(-1)], [3, 3])
    const [frequency] = (await get('code_frequency')).json
    assert.deepEqual([frequency[1], frequency[2]], [sum('a'), -1])
    const hours = (await get('punch_card')).json
    assert.equal(hours.length, 168)
    assert.equal(
      hours.reduce((total: number, [, , commits]: number[]) => total + (commits ?? 0), 0),
      3,
    )
    await commit('changed', [{ path: 'b', content: 'x\n' }])
    assert.equal((await get('punch_card')).status, 202)
    const schemas = readOctokitSchemas('openapi-types')
    assert.deepEqual(schemas.findErrors('contributor-activity', contributor), [])
    assert.deepEqual(schemas.findErrors('commit-activity', activity[0]), [])
    const empty = await makeRepository(ada, 'nothing', { auto_init: false })
    assert.deepEqual((await ada('GET', `${empty.at}/stats/contributors`)).json, [])
  })
})

const timeOf = (atMs: number) => new Date(atMs).toISOString().replace('.000', '')

describeOnBothDatabases('traffic', ({ location }) => {
  test('visits by the old and the new name of a repository are added up', async (t) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    t.after(() => rm(dataDir, { recursive: true, force: true }))
    const options = { dataDir, limits: 'off', ...databaseOptions(location()) } as const
    const first = await startCodeHosting(options)
    const ada = await first.as('ada')
    const { at } = await makeRepository(ada, 'before')
    const visit = async (name: string) =>
      (await fetch(`${first.url}/ada/${name}.git/info/refs?service=git-upload-pack`)).status
    assert.equal(await visit('before'), 200)
    assert.equal((await ada('PATCH', at, { name: 'after' })).status, 200)
    assert.equal(await visit('after'), 200)
    await first.close()
    const { as, context } = await startCodeHosting(options)
    const adaAfterRestart = await as('ada')
    const { json } = await adaAfterRestart('GET', '/repos/ada/after/traffic/clones')
    assert.deepEqual([json.count, json.uniques], [2, 1])
    const { json: repository } = await adaAfterRestart('GET', '/repos/ada/after')
    const sunday = weekOf(Date.now()) - weekMs
    const countedVisit = {
      repository_id: repository.id,
      kind: 'view',
      name: '',
      visitor: 'one',
      count: 1,
    } as const
    await context.db.write((tx) =>
      tx
        .insertInto('traffic')
        .values([1, 2, 3].map((day) => ({ ...countedVisit, day_ms: sunday + day * dayMs })))
        .execute(),
    )
    const { json: weekly } = await adaAfterRestart('GET', '/repos/ada/after/traffic/views?per=week')
    assert.deepEqual(weekly.views, [{ timestamp: timeOf(sunday), count: 3, uniques: 1 }])
    const { json: daily } = await adaAfterRestart('GET', '/repos/ada/after/traffic/views')
    assert.deepEqual(
      daily.views.map(({ timestamp, uniques }: Json) => [timestamp, uniques]),
      [1, 2, 3].map((day) => [timeOf(sunday + day * dayMs), 1]),
    )
  })
})

test('clones, views, paths and referrers are counted, for users who can push', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startCodeHosting({ dataDir, limits: 'off' })
  const { at } = await makeRepository(await first.as('ada'), 'visited')
  const visit = (path: string, headers = {}) =>
    fetch(first.url + path, { headers: { 'user-agent': 'test', accept: 'text/html', ...headers } })
  for (let count = 0; count < 2; count++)
    assert.equal((await visit('/ada/visited.git/info/refs?service=git-upload-pack')).status, 200)
  assert.equal((await visit('/ada/visited', { referer: 'https://news.example/x?y' })).status, 200)
  assert.equal((await visit('/ada/visited/commits')).status, 200)
  assert.equal((await visit('/ada/absent')).status, 404)
  await first.close()

  const { as } = await startCodeHosting({ dataDir, limits: 'off' })
  const ada = await as('ada')
  const get = async (name: string) => (await ada('GET', `${at}/traffic/${name}`)).json
  const clones = await get('clones')
  assert.deepEqual([clones.count, clones.uniques, clones.clones[0].count], [2, 1, 2])
  const views = await get('views?per=week')
  assert.deepEqual([views.count, views.uniques, views.views.length], [2, 1, 1])
  assert.deepEqual(
    (await get('popular/paths')).map(({ path }: Json) => path),
    ['/ada/visited', '/ada/visited/commits'],
  )
  assert.deepEqual(await get('popular/referrers'), [{ referrer: 'news.example', count: 1, uniques: 1 }])
  assert.equal((await (await as('eve'))('GET', `${at}/traffic/clones`)).status, 403)
})

test('the community profile lists the recommended files', async () => {
  const { as, anonymous } = await startCodeHosting({ limits: 'off' })
  const ada = await as('ada')
  const { at, commit } = await makeRepository(ada, 'kind', { description: 'Kind' })
  const before = (await ada('GET', `${at}/community/profile`)).json
  await commit('more', [
    { path: '.github/CONTRIBUTING.md', content: 'x' },
    { path: 'CODE_OF_CONDUCT.md', content: 'x' },
  ])
  const { json } = await ada('GET', `${at}/community/profile`)
  assert.match(json.files.contributing.html_url, /\/blob\/main\/\.github\/CONTRIBUTING\.md$/)
  assert.match(json.files.readme.url, /README\.md/)
  assert.equal(json.files.issue_template, null)
  assert.ok(json.health_percentage > before.health_percentage)
  assert.deepEqual(readOctokitSchemas('openapi-types').findErrors('community-profile', json), [])
  assert.match((await ada('GET', '/feeds')).json.current_user_public_url, /\/users\/ada\/events\/public$/)
  assert.equal((await anonymous('GET', '/feeds')).json.current_user_public_url, undefined)
})

test('weeks start on Sunday and have no gaps', () => {
  const sunday = Date.parse('2026-03-01T00:00:00Z')
  assert.equal(weekOf(sunday), sunday)
  assert.equal(weekOf(sunday + weekMs - 1), sunday)
  assert.equal(weekOf(sunday - 1), sunday - weekMs)
  const weeks = fillWeeks([[sunday, 1, 2, 3]], sunday - weekMs, sunday + weekMs)
  assert.deepEqual(
    weeks.map(([, , , commits]) => commits),
    [0, 3, 0],
  )
  const long = fillWeeks([[sunday, 1, 2, 3]], Date.parse('0100-01-01T00:00:00Z'), sunday)
  assert.deepEqual([long.length <= 3_000, long.at(-1)], [true, [sunday, 1, 2, 3]])
})
