import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

test('a milestone can be created, updated, closed and deleted, and its number is not reused', async () => {
  const { ada, open, path } = await startIssueWorld()
  const milestone = await ada('POST', `${path}/milestones`, { title: 'One', due_on: '2030-01-02T08:00:00Z' })
  assert.deepEqual(
    [milestone.status, milestone.json.number, milestone.json.due_on],
    [201, 1, '2030-01-02T08:00:00Z'],
  )
  assert.equal(
    (await ada('POST', `${path}/milestones`, { title: 'One' })).json.errors[0].code,
    'already_exists',
  )
  assert.equal((await ada('POST', `${path}/milestones`, { title: '' })).json.errors[0].code, 'missing_field')
  assert.equal((await ada('POST', `${path}/milestones`, { title: 'x', due_on: 'soon' })).status, 422)
  const one = `${path}/milestones/1`
  const update = await ada('PATCH', one, { title: 'Uno', state: 'closed', due_on: null })
  assert.deepEqual(
    [update.json.title, update.json.state, update.json.due_on, update.json.closed_at !== null],
    ['Uno', 'closed', null, true],
  )
  const number = await open('In it', { milestone: 1 })
  assert.equal((await ada('DELETE', one)).status, 204)
  assert.equal((await ada('GET', `${path}/issues/${number}`)).json.milestone, null)
  assert.equal((await ada('GET', `${path}/issues?milestone=none`)).json.length, 1)
  assert.equal((await ada('POST', `${path}/milestones`, { title: 'Next' })).json.number, 2)
})

test('milestones count their issues and can be sorted by date or completeness', async () => {
  const { ada, open, path } = await startIssueWorld()
  for (const [title, due_on] of [
    ['late', '2031-01-01'],
    ['soon', '2030-01-01'],
    ['some day', null],
  ])
    await ada('POST', `${path}/milestones`, { title, due_on })
  for (const milestone of [1, 1, 2]) await open('Work', { milestone, labels: ['bug'] })
  await ada('PATCH', `${path}/issues/1`, { state: 'closed' })
  const list = async (query: string) => (await ada('GET', `${path}/milestones?${query}`)).json
  const titles = async (query: string) => (await list(query)).map(({ title }: Json) => title)
  assert.deepEqual(await titles(''), ['soon', 'late', 'some day'])
  assert.deepEqual(await titles('direction=desc'), ['late', 'soon', 'some day'])
  assert.deepEqual((await titles('sort=completeness&direction=desc'))[0], 'late')
  assert.deepEqual(await titles('state=closed'), [])
  const { json } = await ada('GET', `${path}/milestones/1`)
  assert.deepEqual([json.open_issues, json.closed_issues], [1, 1])
  const labels = await ada('GET', `${path}/milestones/1/labels`)
  assert.deepEqual(
    labels.json.map(({ name }: Json) => name),
    ['bug'],
  )
  assert.deepEqual((await ada('GET', `${path}/milestones/3/labels`)).json, [])
})
