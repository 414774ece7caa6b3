import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { describeOnBothDatabases } from './databases.ts'
import { createIssueWorld } from './issue-world.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describeOnBothDatabases('notifications', ({ location }) => {
  const startService = (options: { clock?: ReturnType<typeof createManualClock> } = {}) => {
    return startCodeHosting({
      limits: 'off',
      ...databaseOptions(location()),
      ...options,
    })
  }
  const startShared = startOnce(() => startService())

  async function start(name: string, clock?: ReturnType<typeof createManualClock>) {
    const service = await (clock ? startService({ clock }) : startShared())
    const world = await createIssueWorld(service, name)
    const inbox = async (call: Json, more = '') => {
      await world.context.jobs.idle()
      const { json, text } = await call('GET', `${world.path}/notifications${more}`)
      assert.ok(Array.isArray(json), text)
      return json
    }
    const reasons = async (call: Json, more?: string) =>
      (await inbox(call, more)).map(({ subject, reason }: Json) => [subject.title, reason])
    return { ...world, inbox, reasons }
  }

  test('an issue notifies the owner, assignees, mentioned users and watchers, but not its author', async () => {
    const { ada, as, path, open, reasons, inbox } = await start('n1')
    const [bob, cyd, dan, eve] = [await as('bob'), await as('cyd'), await as('dan'), await as('eve')]
    await cyd('PUT', `${path}/subscription`, { subscribed: true })
    await ada('PUT', `/repos/ada/n1/collaborators/dan`)
    const number = await open('Loud', { body: 'cc @bob', assignees: ['ada'] })
    assert.deepEqual(await reasons(ada), [])
    assert.deepEqual(await reasons(bob), [['Loud', 'mention']])
    assert.deepEqual(await reasons(cyd), [['Loud', 'subscribed']])
    assert.deepEqual(await reasons(cyd, '?participating=true'), [])
    assert.deepEqual(await reasons(dan), [])
    assert.deepEqual(await reasons(eve), [])
    await eve('POST', `${path}/issues/${number}/comments`, { body: 'hello' })
    const [thread] = await inbox(ada)
    assert.equal(thread.reason, 'assign')
    assert.match(thread.subject.latest_comment_url, /\/issues\/comments\/\d+$/)
    assert.match(thread.subject.url, /\/repos\/ada\/n1\/issues\/1$/)
    assert.deepEqual(readOctokitSchemas('openapi-types').findErrors('thread', thread), [])
    await ada('POST', `${path}/issues/${number}/comments`, { body: 'bye' })
    assert.deepEqual(await reasons(eve), [['Loud', 'comment']])
  })

  test('an issue or comment without other participants needs no job', async (t) => {
    const { as, ada, path, open, context } = await start('n7')
    const enqueue = t.mock.method(context.jobs, 'enqueue')
    const countJobs = () =>
      enqueue.mock.calls.filter(({ arguments: [, { kind }] }) => kind === 'notify').length
    const number = await open('Mine')
    await ada('POST', `${path}/issues/${number}/comments`, { body: 'Only me' })
    assert.equal(countJobs(), 0)
    const bob = await as('bob')
    await open('Ours', { body: '@bob' })
    assert.equal(countJobs(), 1)
    await bob('POST', `${path}/issues/${number}/comments`, { body: 'Me too' })
    assert.equal(countJobs(), 2)
    await ada('POST', `${path}/issues/${number}/comments`, { body: 'Thanks' })
    assert.equal(countJobs(), 3)
  })

  test('threads are read, done, and unread again with the next event', async () => {
    const { as, ada, path, inbox } = await start('n2')
    const bob = await as('bob')
    const comment = (text: string) => bob('POST', `${path}/issues/1/comments`, { body: text })
    await bob('POST', `${path}/issues`, { title: 'One' })
    await bob('POST', `${path}/issues`, { title: 'Two' })
    const [two, one] = await inbox(ada)
    assert.deepEqual([one.subject.title, two.subject.title], ['One', 'Two'])
    const at = `/notifications/threads/${one.id}`
    assert.equal((await ada('PATCH', at)).status, 205)
    assert.equal((await ada('PATCH', at)).status, 304)
    assert.equal((await ada('GET', at)).json.unread, false)
    assert.equal((await inbox(ada)).length, 1)
    assert.equal((await inbox(ada, '?all=true')).length, 2)
    await comment('more')
    assert.equal((await inbox(ada)).length, 2)
    assert.equal((await ada('DELETE', at)).status, 204)
    assert.equal((await inbox(ada, '?all=true')).length, 1)
    await comment('even more')
    assert.deepEqual(
      (await inbox(ada)).map(({ id }: Json) => id),
      [one.id, two.id],
    )
    assert.equal((await bob('GET', at)).status, 404)
    const early = await ada('PUT', `${path}/notifications`, { last_read_at: '2001-01-01T00:00:00Z' })
    assert.equal(early.status, 205)
    assert.equal((await inbox(ada)).length, 2)
    assert.equal((await ada('PUT', `${path}/notifications`, {})).status, 205)
    assert.equal((await inbox(ada)).length, 0)
    assert.equal((await ada('PUT', '/notifications', { last_read_at: 'never' })).status, 422)
  })

  test('a thread is ignored, muted until a mention, and subscribed to', async () => {
    const { as, ada, path, inbox } = await start('n3')
    const bob = await as('bob')
    const comment = (text: string) => bob('POST', `${path}/issues/1/comments`, { body: text })
    await bob('POST', `${path}/issues`, { title: 'One' })
    const [{ id }] = await inbox(ada)
    const at = `/notifications/threads/${id}/subscription`
    assert.equal((await ada('GET', at)).json.subscribed, true)
    const subscription = (await ada('PUT', at, { ignored: true })).json
    assert.deepEqual([subscription.ignored, subscription.subscribed], [true, false])
    await ada('PUT', `${path}/notifications`, {})
    await comment('@ada please')
    assert.deepEqual(await inbox(ada), [])
    assert.equal((await ada('DELETE', at)).status, 204)
    await comment('quiet')
    assert.deepEqual(await inbox(ada), [])
    await comment('now @ada')
    assert.equal((await inbox(ada))[0].reason, 'mention')
    await ada('PUT', at, {})
    await ada('PUT', `${path}/subscription`, { ignored: true })
    await ada('PUT', `${path}/notifications`, {})
    await comment('still there?')
    assert.deepEqual(await inbox(ada), [])
  })

  test('a list that has not changed is 304, and lost access hides its threads', async () => {
    const clock = createManualClock(Date.now())
    const { as, ada, path, member, context } = await start('n4', clock)
    await ada('PATCH', path, { private: true })
    const bob = await member('bob-4', 'read')
    const other = await as('bob-4', { scopes: ['notifications'] })
    await as('cyd-4')
    await ada('POST', `${path}/issues`, { title: 'Private', body: '@bob-4 @cyd-4' })
    await context.jobs.idle()
    const list = (headers = {}) => other('GET', '/notifications', undefined, headers)
    clock.advance(5_000)
    const first = await list()
    assert.deepEqual(
      first.json.map(({ subject }: Json) => subject.title),
      ['Private'],
    )
    assert.equal(first.headers.get('x-poll-interval'), '60')
    const modified = first.headers.get('last-modified') ?? ''
    assert.equal((await list({ 'if-modified-since': modified })).status, 304)
    const both = { 'if-modified-since': modified, 'if-none-match': '"other"' }
    assert.equal((await list(both)).status, 200)
    // Another change in a second that was reported must not be missed.
    clock.advance(5_000)
    await ada('POST', `${path}/issues/1/comments`, { body: 'One' })
    await context.jobs.idle()
    const reported = (await list()).headers.get('last-modified') ?? ''
    await ada('POST', `${path}/issues`, { title: 'Same second', body: '@bob-4' })
    await context.jobs.idle()
    clock.advance(5_000)
    assert.equal((await list({ 'if-modified-since': reported })).status, 200)
    const beforeReading = (await list()).headers.get('last-modified') ?? ''
    const [newest] = (await list()).json
    clock.advance(5_000)
    await other('PATCH', `/notifications/threads/${newest.id}`)
    clock.advance(5_000)
    assert.equal((await list({ 'if-modified-since': beforeReading })).status, 200)
    await ada('DELETE', `/repos/ada/n4/collaborators/bob-4`)
    assert.deepEqual((await list()).json, [])
    assert.equal((await bob('GET', `/notifications/threads/${first.json[0].id}`)).status, 404)
    const cyd = await as('cyd-4')
    assert.deepEqual((await cyd('GET', '/notifications')).json, [])
  })

  test('tokens without the scope or with permissions cannot read the inbox, and blocked users cause no notifications', async () => {
    const { as, ada, path, inbox, context } = await start('n6')
    const bob = await as('bob')
    await bob('POST', `${path}/issues`, { title: 'Heard' })
    assert.equal((await inbox(ada)).length, 1)
    const unscoped = await as('ada', { scopes: ['user'] })
    const permissions = { kind: 'fine-grained', scopes: [`owner:${ada.user.id}`, 'issues=write'] }
    for (const at of ['/notifications', `${path}/notifications`]) {
      assert.equal((await unscoped('GET', at)).status, 404, at)
      assert.equal((await unscoped('PUT', at, {})).status, 404, at)
      assert.equal((await (await as('ada', permissions))('GET', at)).status, 403, at)
    }
    const cyd = await as('cyd')
    await cyd('PUT', `${path}/subscription`, { subscribed: true })
    await cyd('PUT', '/user/blocks/bob')
    await bob('POST', `${path}/issues`, { title: 'Unheard', body: '@cyd' })
    await context.jobs.idle()
    assert.deepEqual((await cyd('GET', `${path}/notifications`)).json, [])
    assert.equal((await inbox(ada)).length, 2)
  })

  test('a comment notifies each watcher once, however often its job runs', async () => {
    const { context, as, ada, path, repositoryId } = await start('n5')
    const base = await as('watcher-0')
    const users = [base.user.id]
    for (let count = 1; count < 12; count++) users.push((await as(`watcher-${count}`)).user.id)
    const rows = users.map((user_id) => ({
      user_id,
      repository_id: repositoryId,
      is_ignored: 0,
      created_at_ms: 1,
    }))
    await context.db.write((tx) => tx.insertInto('subscription').values(rows).execute())
    await ada('POST', `${path}/issues`, { title: 'For all' })
    await context.jobs.idle()
    const [thread] = (await base('GET', '/notifications')).json
    await base('PATCH', `/notifications/threads/${thread.id}`)
    const { subject_id, updated_at_ms } = await context.db.read
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', Number(thread.id))
      .executeTakeFirstOrThrow()
    const payload = {
      repositoryId,
      actorId: ada.user.id,
      issueId: subject_id,
      commentId: null,
      release: null,
      isOpened: true,
      reviewerId: null,
      atMs: updated_at_ms,
    }
    await context.db.write((tx) => context.jobs.enqueue(tx, { kind: 'notify', payload }))
    await context.jobs.idle()
    assert.deepEqual((await base('GET', '/notifications')).json, [])
    const count = await context.db.read
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('repository_id', '=', repositoryId)
      .executeTakeFirstOrThrow()
    assert.equal(Number(count.count), 12)
  })
})

test('a pull request is found by search, and notifies the requested reviewer', async () => {
  const { as, context } = await startCodeHosting({ limits: 'off' })
  const [ada, bob] = [await as('ada'), await as('bob')]
  const { at, commit } = await makeRepository(ada, 'base')
  await ada('PUT', `${at}/collaborators/bob`)
  const [invitation] = (await bob('GET', '/user/repository_invitations')).json
  await bob('PATCH', `/user/repository_invitations/${invitation.id}`)
  await commit('change', [{ path: 'a.ts', content: 'x' }], { branch: 'feat' })
  await ada('POST', `${at}/pulls`, { title: 'Quokkas', head: 'feat', base: 'main' })
  await ada('POST', `${at}/pulls/1/requested_reviewers`, { reviewers: ['bob'] })
  await context.jobs.idle()
  const [thread] = (await bob('GET', '/notifications')).json
  assert.deepEqual([thread.reason, thread.subject.type], ['review_requested', 'PullRequest'])
  assert.match(thread.subject.url, /\/pulls\/1$/)
  const count = async (q: string) =>
    (await ada('GET', `/search/issues?q=${encodeURIComponent(q)}`)).json.total_count
  assert.equal(await count('quokkas is:pr head:feat base:main draft:false is:unmerged'), 1)
  assert.equal(await count('quokkas is:issue'), 0)
  assert.equal(await count('is:merged repo:ada/base'), 0)
})
