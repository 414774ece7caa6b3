import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startIssueWorld } from './issue-world.ts'

test('an issue opened with triage access has its labels, assignees and milestone', async () => {
  const { ada, path } = await startIssueWorld()
  await ada('POST', `${path}/milestones`, { title: 'First voyage' })
  const { status, json, headers } = await ada('POST', `${path}/issues`, {
    title: 'It stops',
    body: 'After a while',
    labels: ['BUG', { name: 'brand new' }],
    assignees: ['ADA'],
    milestone: 1,
  })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), json.url)
  assert.equal(json.number, 1)
  assert.deepEqual(
    json.labels.map(({ name, color }: { name: string; color: string }) => [name, color]),
    [
      ['bug', 'd73a4a'],
      ['brand new', 'ededed'],
    ],
  )
  assert.equal(json.assignee.login, 'ada')
  assert.equal(json.milestone.open_issues, 1)
  assert.equal(json.author_association, 'OWNER')
  const { json: repository } = await ada('GET', path)
  assert.equal(repository.open_issues_count, 1)
})

test('an issue opened with read access ignores labels, assignees and milestone', async () => {
  const { as, path } = await startIssueWorld()
  const eve = await as('eve')
  const expected = { title: 'Please', labels: ['bug', 'mine'], assignees: ['eve'], milestone: 7 }
  const { status, json } = await eve('POST', `${path}/issues`, expected)
  assert.equal(status, 201)
  assert.deepEqual([json.labels, json.assignees, json.milestone], [[], [], null])
  assert.equal(json.author_association, 'NONE')
})

test("an issue with a missing or long title is refused with GitHub's error", async () => {
  const { ada, path } = await startIssueWorld()
  const missing = await ada('POST', `${path}/issues`, { body: 'Nothing' })
  assert.deepEqual(
    [missing.status, missing.json.message],
    [422, 'Invalid request.\n\n"title" wasn\'t supplied.'],
  )
  const blank = await ada('POST', `${path}/issues`, { title: '  ' })
  assert.deepEqual(blank.json.errors, [{ resource: 'Issue', code: 'missing_field', field: 'title' }])
  const long = await ada('POST', `${path}/issues`, { title: 'x'.repeat(257) })
  assert.equal(long.json.errors[0].message, 'title is too long (maximum is 256 characters)')
  const unknown = await ada('POST', `${path}/issues`, { title: 'x', assignees: ['nobody'] })
  assert.deepEqual(unknown.json.errors, [
    { resource: 'Issue', field: 'assignees', code: 'invalid', value: 'nobody' },
  ])
})

test('a closed and reopened issue has its reason, time and actor', async () => {
  const { ada, open, path } = await startIssueWorld()
  const number = await open('Close me')
  const one = `${path}/issues/${number}`
  const closedIssue = await ada('PATCH', one, { state: 'closed', state_reason: 'not_planned' })
  assert.deepEqual(
    [closedIssue.json.state, closedIssue.json.state_reason, closedIssue.json.closed_by.login],
    ['closed', 'not_planned', 'ada'],
  )
  assert.ok(closedIssue.json.closed_at)
  const duplicate = await ada('PATCH', one, { state: 'closed', state_reason: 'duplicate' })
  assert.equal(duplicate.json.state_reason, 'duplicate')
  const reopenedIssue = await ada('PATCH', one, { state: 'open' })
  assert.deepEqual(
    [
      reopenedIssue.json.state,
      reopenedIssue.json.state_reason,
      reopenedIssue.json.closed_by,
      reopenedIssue.json.closed_at,
    ],
    ['open', 'reopened', null, null],
  )
  const { json: events } = await ada('GET', `${one}/events`)
  assert.deepEqual(
    events.map(({ event }: { event: string }) => event),
    ['closed', 'reopened'],
  )
})

test('authors, triagers and writers may change an issue as far as their role allows', async () => {
  const { ada, as, member, path } = await startIssueWorld()
  const author = await as('eve')
  const outsider = await as('mallory')
  const sorter = await member('sorter', 'triage')
  const writer = await member('writer', 'write')
  const { json } = await author('POST', `${path}/issues`, { title: 'Mine' })
  const one = `${path}/issues/${json.number}`

  assert.equal((await author('PATCH', one, { title: 'Still mine', labels: ['bug'] })).status, 200)
  assert.deepEqual((await ada('GET', one)).json.labels, [])
  assert.equal((await outsider('PATCH', one, { title: 'Theirs' })).status, 403)
  assert.equal((await outsider('PATCH', one, { state: 'closed' })).status, 403)
  assert.equal((await sorter('PATCH', one, { title: 'Sorted' })).status, 403)
  assert.equal((await sorter('PATCH', one, { labels: ['bug'] })).json.labels.length, 1)
  assert.equal((await writer('PATCH', one, { title: 'Written' })).json.title, 'Written')
  assert.equal((await author('PATCH', one, { state: 'closed' })).json.state, 'closed')
  assert.equal((await author('PATCH', one, { state: 'open' })).json.state, 'open')
  await sorter('PATCH', one, { state: 'closed' })
  assert.equal((await author('PATCH', one, { state: 'open' })).status, 403, 'a sorter has decided')
})

test('issues of a private repository are hidden, and anonymous users cannot write', async () => {
  const { ada, as, anonymous, open, path } = await startIssueWorld()
  const number = await open('Quiet')
  assert.equal((await anonymous('GET', `${path}/issues/${number}`)).status, 200)
  assert.equal((await anonymous('POST', `${path}/issues`, { title: 'x' })).status, 401)
  await ada('PATCH', path, { private: true })
  const mallory = await as('mallory')
  for (const caller of [anonymous, mallory])
    for (const address of [
      'issues',
      `issues/${number}`,
      'labels',
      'milestones',
      'issues/events',
      'issues/comments',
    ])
      assert.equal((await caller('GET', `${path}/${address}`)).status, 404, address)
})

test('disabled issues return 410, and issues of archived repositories are read-only', async () => {
  const { ada, open, path } = await startIssueWorld()
  const number = await open('Before')
  await ada('PATCH', path, { has_issues: false })
  for (const address of ['issues', `issues/${number}`])
    assert.equal((await ada('GET', `${path}/${address}`)).status, 410)
  assert.equal((await ada('POST', `${path}/issues`, { title: 'After' })).status, 410)
  await ada('PATCH', path, { has_issues: true, archived: true })
  assert.equal((await ada('GET', `${path}/issues/${number}`)).status, 200)
  assert.equal((await ada('PATCH', `${path}/issues/${number}`, { state: 'closed' })).status, 403)
})

test('a locked issue accepts comments and reactions of writers only', async () => {
  const { ada, as, open, path } = await startIssueWorld()
  const eve = await as('eve')
  const one = `${path}/issues/${await open('Hot')}`
  const { json: comment } = await eve('POST', `${one}/comments`, { body: 'First' })
  const { json: own } = await eve('POST', `${path}/issues`, { title: 'Mine' })
  const two = `${path}/issues/${own.number}`
  assert.equal((await eve('PUT', `${one}/lock`)).status, 403)
  assert.equal((await ada('PUT', `${one}/lock`, { lock_reason: 'boredom' })).status, 422)
  assert.equal((await ada('PUT', `${one}/lock`, { lock_reason: 'too heated' })).status, 204)
  const lockedIssue = await ada('GET', one)
  assert.deepEqual([lockedIssue.json.locked, lockedIssue.json.active_lock_reason], [true, 'too heated'])
  const rejection = await eve('POST', `${one}/comments`, { body: 'But' })
  assert.deepEqual(
    [rejection.status, rejection.json.message],
    [403, 'Unable to create comment because issue is locked.'],
  )
  assert.equal((await eve('POST', `${one}/reactions`, { content: '+1' })).status, 403)
  await ada('PUT', `${two}/lock`)
  const edit = (person: typeof ada) =>
    person('PATCH', `${path}/issues/comments/${comment.id}`, { body: 'Edited' })
  assert.equal((await edit(eve)).status, 403)
  for (const change of [{ title: 'Louder' }, { body: 'And longer' }])
    assert.equal((await eve('PATCH', two, change)).status, 403)
  assert.equal((await eve('PATCH', two, { state: 'closed' })).status, 200)
  assert.equal((await edit(ada)).status, 200)
  assert.equal((await ada('POST', `${one}/comments`, { body: 'Enough' })).status, 201)
  assert.equal((await ada('DELETE', `${one}/lock`)).status, 204)
  assert.equal((await eve('POST', `${one}/comments`, { body: 'Thanks' })).status, 201)
})

test('at most three issues can be pinned', async () => {
  const { ada, open, path } = await startIssueWorld()
  for (let index = 0; index < 4; index++) await open(`Number ${index}`)
  for (const number of [2, 1, 3]) assert.equal((await ada('PUT', `${path}/issues/${number}/pin`)).status, 204)
  assert.equal((await ada('PUT', `${path}/issues/4/pin`)).status, 422)
  await ada('DELETE', `${path}/issues/1/pin`)
  const { json } = await ada('GET', `${path}/issues/pinned`)
  assert.deepEqual(
    json.map(({ number }: { number: number }) => number),
    [2, 3],
  )
})
