import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActivityEvent } from '../src/context/activity.ts'
import { createCommitReader } from '../src/issues/commit-reader.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const kinds = (events: Json[]) => events.map(({ event }) => event)

test('a timeline contains all events of an issue, in order, with their details', async () => {
  const { ada, open, path } = await startIssueWorld()
  const one = `${path}/issues/${await open('Old name')}`
  await ada('POST', `${path}/milestones`, { title: 'First voyage' })
  await ada('POST', `${one}/labels`, { labels: ['bug'] })
  await ada('POST', `${one}/assignees`, { assignees: ['ada'] })
  await ada('PATCH', one, { title: 'New name', milestone: 1 })
  await ada('POST', `${one}/comments`, { body: 'Look, @ada' })
  await ada('PUT', `${one}/lock`, { lock_reason: 'resolved' })
  await ada('DELETE', `${one}/lock`)
  await ada('PATCH', one, { milestone: null, labels: [], assignees: [], state: 'closed' })

  const { json: timeline } = await ada('GET', `${one}/timeline`)
  assert.deepEqual(kinds(timeline), [
    'labeled',
    'assigned',
    'renamed',
    'milestoned',
    'commented',
    'mentioned',
    'subscribed',
    'locked',
    'unlocked',
    'closed',
    'demilestoned',
    'unlabeled',
    'unassigned',
  ])
  const of = (kind: string) => timeline.find(({ event }: Json) => event === kind)
  assert.deepEqual(of('labeled').label, { name: 'bug', color: 'd73a4a' })
  assert.deepEqual([of('assigned').assignee.login, of('assigned').assigner.login], ['ada', 'ada'])
  assert.deepEqual(of('renamed').rename, { from: 'Old name', to: 'New name' })
  assert.deepEqual(of('milestoned').milestone, { title: 'First voyage' })
  assert.equal(of('commented').body, 'Look, @ada')
  assert.equal(of('locked').lock_reason, 'resolved')
  assert.equal(of('closed').state_reason, 'completed')

  const { json: events } = await ada('GET', `${one}/events`)
  assert.ok(!kinds(events).includes('commented'))
  const { json: newest } = await ada('GET', `${path}/issues/events?per_page=2`)
  assert.deepEqual(kinds(newest), ['unassigned', 'unlabeled'])
  assert.equal(newest[0].issue.number, 1)
  const { json: single } = await ada('GET', `${path}/issues/events/${newest[0].id}`)
  assert.deepEqual(single, newest[0])
})

test('a cross-reference is added once and shown only to users who can see its source', async () => {
  const { ada, as, open, path } = await startIssueWorld()
  const target = await open('Target')
  const eve = await as('eve')
  await ada('POST', '/user/repos', { name: 'secret', private: true })
  await ada('POST', '/repos/ada/secret/issues', { title: 'Plan', body: 'About ada/engine#1' })
  const naming = await open('Naming', { body: 'As in #1 and `#1` and #1 again' })
  await ada('POST', `${path}/issues/${naming}/comments`, { body: 'And #1' })
  const { html_url } = (await ada('GET', `${path}/issues/${target}`)).json
  await open('By address', { body: `See ${html_url}.` })
  await open('Elsewhere', { body: 'See https://example.org/ada/engine/issues/1' })
  const sources = async (caller: typeof ada) =>
    (await caller('GET', `${path}/issues/${target}/timeline`)).json
      .filter(({ event }: Json) => event === 'cross-referenced')
      .map(({ source }: Json) => source.issue.title)
  assert.deepEqual(await sources(ada), ['Plan', 'Naming', 'By address'])
  assert.deepEqual(await sources(eve), ['Naming', 'By address'])

  const guess = await eve('POST', `${path}/issues`, { title: 'Guess', body: 'ada/secret#1' })
  assert.equal(guess.status, 201)
  const { json } = await ada('GET', '/repos/ada/secret/issues/1/timeline')
  assert.deepEqual(json, [], 'nobody shows in what they may not see')
})

test('references from other repositories do not change archived repositories, or repositories of owners who block the user', async () => {
  const { ada, as, context, open, path } = await startIssueWorld()
  await open('Target')
  const eve = await as('eve', { scopes: ['repo', 'user'] })
  const events = async () => kinds((await ada('GET', `${path}/issues/1/timeline`)).json)
  const content = Buffer.from('a').toString('base64')
  let count = 0
  /** References the issue from a commit, an issue and a merged pull request of a new repository. */
  async function reference(caller: typeof ada, login: string) {
    const at = `/repos/${login}/source${++count}`
    await caller('POST', '/user/repos', { name: `source${count}`, auto_init: true })
    await caller('PUT', `${at}/contents/a.txt`, { message: 'Fixes ada/engine#1', content })
    const { json: tip } = await caller('GET', `${at}/git/ref/heads/main`)
    await caller('POST', `${at}/git/refs`, { ref: 'refs/heads/topic', sha: tip.object.sha })
    await caller('PUT', `${at}/contents/b.txt`, { message: 'Add b', content, branch: 'topic' })
    await caller('POST', `${at}/issues`, { title: 'Issue', body: 'See ada/engine#1' })
    const pull = { title: 'Add b', head: 'topic', base: 'main', body: 'Fixes ada/engine#1' }
    const { json: issue } = await caller('POST', `${at}/pulls`, pull)
    assert.equal((await caller('PUT', `${at}/pulls/${issue.number}/merge`)).status, 200)
    await context.jobs.idle()
  }
  await ada('PATCH', path, { archived: true })
  await reference(ada, 'ada')
  await reference(eve, 'eve')
  assert.deepEqual(await events(), [])
  await ada('PATCH', path, { archived: false })
  await ada('PUT', `${path}/interaction-limits`, { limit: 'collaborators_only' })
  await reference(eve, 'eve')
  assert.deepEqual(await events(), [])
  await ada('DELETE', `${path}/interaction-limits`)
  await ada('PUT', '/user/blocks/eve')
  await reference(eve, 'eve')
  assert.deepEqual(await events(), [])
  await ada('DELETE', '/user/blocks/eve')
  await reference(eve, 'eve')
  assert.deepEqual(await events(), ['referenced', 'cross-referenced', 'cross-referenced'])
  await reference(ada, 'ada')
  const ofAda = ['referenced', 'closed', 'cross-referenced', 'cross-referenced']
  assert.deepEqual((await events()).slice(3), ofAda)
})

test('commits on the default branch close and reference issues', async () => {
  const { ada, as, open, context, path, repositoryId } = await startIssueWorld()
  for (const title of ['fixed', 'mentioned', 'shut already']) await open(title)
  await ada('PATCH', `${path}/issues/3`, { state: 'closed', state_reason: 'not_planned' })
  const oid = 'a'.repeat(40)
  const emitted: ActivityEvent[] = []
  const emit = async (_tx: unknown, event: ActivityEvent) => void emitted.push(event)
  const reader = createCommitReader({ ...context, activity: { ...context.activity, emit } })
  const push = (actor: Json, message: string) =>
    context.db.write(async (tx) =>
      reader.closeByCommits(tx, {
        repository: await getRepositoryById(tx, repositoryId),
        actor,
        commits: [{ oid, message }],
      }),
    )
  await push({ ...ada.user }, 'Fixes #1, closes: #3\n\nSee #2')
  const states = async () =>
    (await ada('GET', `${path}/issues?state=all&direction=asc`)).json.map(({ state }: Json) => state)
  assert.deepEqual(await states(), ['closed', 'open', 'closed'])
  const { json } = await ada('GET', `${path}/issues/1/timeline`)
  assert.deepEqual(kinds(json), ['referenced', 'closed'])
  assert.equal(json[1].commit_id, oid)
  assert.match(json[1].commit_url, new RegExp(`/repos/ada/engine/commits/${oid}$`))
  assert.deepEqual(kinds((await ada('GET', `${path}/issues/2/timeline`)).json), ['referenced'])
  assert.deepEqual(
    emitted.map(({ event, action }) => [event, action]),
    [['issues', 'closed']],
  )
  await push({ ...(await as('eve')).user }, 'Fixes ada/engine#2')
  assert.deepEqual(await states(), ['closed', 'open', 'closed'], 'others close nothing')
})
