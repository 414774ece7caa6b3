import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

async function startFamily() {
  const world = await startIssueWorld()
  const { ada, open, path } = world
  const ids: number[] = [0]
  for (let n = 1; n <= 4; n++) {
    await open(`Issue ${n}`)
    ids.push((await ada('GET', `${path}/issues/${n}`)).json.id)
  }
  const add = (parent: number, part: number, more: object = {}) =>
    ada('POST', `${path}/issues/${parent}/sub_issues`, { sub_issue_id: ids[part], ...more })
  const parts = async (parent: number) =>
    (await ada('GET', `${path}/issues/${parent}/sub_issues`)).json.map(({ number }: Json) => number)
  return { ...world, ids, add, parts }
}

test('an issue has sub-issues and shows their progress', async () => {
  const { ada, add, parts, path } = await startFamily()
  assert.equal((await add(1, 2)).status, 201)
  await add(1, 3)
  assert.deepEqual(await parts(1), [2, 3])
  assert.equal((await ada('GET', `${path}/issues/2/parent`)).json.number, 1)
  assert.match((await ada('GET', `${path}/issues/2`)).json.parent_issue_url, /\/issues\/1$/)
  await ada('PATCH', `${path}/issues/2`, { state: 'closed' })
  const { json } = await ada('GET', `${path}/issues/1`)
  assert.deepEqual(json.sub_issues_summary, { total: 2, completed: 1, percent_completed: 50 })
  const kinds = (await ada('GET', `${path}/issues/1/timeline`)).json.map(({ event }: Json) => event)
  assert.deepEqual(kinds, ['sub_issue_added', 'sub_issue_added'])
  assert.equal((await ada('GET', `${path}/issues/1/parent`)).status, 404)
})

test('sub-issues can be moved and removed, and replace a parent only on request', async () => {
  const { ada, add, ids, parts, path } = await startFamily()
  for (const part of [2, 3, 4]) await add(1, part)
  const move = (body: object) => ada('PATCH', `${path}/issues/1/sub_issues/priority`, body)
  await move({ sub_issue_id: ids[4], before_id: ids[2] })
  assert.deepEqual(await parts(1), [4, 2, 3])
  await move({ sub_issue_id: ids[4], after_id: ids[2] })
  assert.deepEqual(await parts(1), [2, 4, 3])
  assert.equal((await move({ sub_issue_id: ids[4], after_id: ids[1] })).status, 422)
  assert.equal((await add(2, 3)).status, 422)
  assert.equal((await add(2, 3, { replace_parent: true })).status, 201)
  assert.deepEqual([await parts(1), await parts(2)], [[2, 4], [3]])
  const removal = await ada('DELETE', `${path}/issues/1/sub_issue`, { sub_issue_id: ids[4] })
  assert.deepEqual([removal.status, removal.json.sub_issues_summary.total], [200, 1])
})

test('a parent is replaced only by users who may triage there', async () => {
  const { ada, as, add, ids, path } = await startFamily()
  const eve = await as('eve')
  const { json: invitation } = await ada('PUT', `${path}/collaborators/eve`, { permission: 'push' })
  await eve('PATCH', `/user/repository_invitations/${invitation.id}`)
  await ada('POST', '/user/repos', { name: 'hidden', private: true })
  const parent = '/repos/ada/hidden/issues/1'
  await ada('POST', '/repos/ada/hidden/issues', { title: 'Hidden' })
  const { status } = await ada('POST', `${parent}/sub_issues`, { sub_issue_id: ids[1] })
  assert.equal(status, 201)
  const replacement = { sub_issue_id: ids[1], replace_parent: true }
  assert.equal((await eve('POST', `${path}/issues/2/sub_issues`, replacement)).status, 404)
  assert.equal((await ada('GET', parent)).json.sub_issues_summary.total, 1)
  assert.equal((await add(2, 1, { replace_parent: true })).status, 201)
})

test('a sub-issue cannot be an ancestor, itself, or of another owner', async () => {
  const { add, as, path, ids } = await startFamily()
  await add(1, 2)
  await add(2, 3)
  for (const [parent, part] of [
    [1, 1],
    [3, 1],
    [1, 2],
  ] as const)
    assert.equal((await add(parent, part)).status, 422, `${part} in ${parent}`)
  const eve = await as('eve')
  assert.equal((await eve('POST', `${path}/issues/1/sub_issues`, { sub_issue_id: ids[4] })).status, 403)
  await eve('POST', '/user/repos', { name: 'own' })
  const { json } = await eve('POST', '/repos/eve/own/issues', { title: 'Own' })
  const other = await eve('POST', '/repos/eve/own/issues/1/sub_issues', { sub_issue_id: ids[4] })
  assert.equal(other.status, 403, 'she may not sort that one')
  ids.push(json.id)
  assert.equal((await add(1, 5)).status, 403)
})

test('an issue is blocked by others, without cycles', async () => {
  const { ada, ids, path } = await startFamily()
  const at = (n: number) => `${path}/issues/${n}/dependencies`
  const dependency = await ada('POST', `${at(1)}/blocked_by`, { issue_id: ids[2] })
  assert.deepEqual([dependency.status, dependency.json.number], [201, 2])
  assert.equal((await ada('POST', `${at(1)}/blocked_by`, { issue_id: ids[2] })).status, 422)
  assert.equal((await ada('POST', `${at(2)}/blocked_by`, { issue_id: ids[1] })).status, 422)
  assert.equal((await ada('POST', `${at(1)}/blocked_by`, { issue_id: ids[1] })).status, 422)
  assert.equal((await ada('GET', `${at(2)}/blocking`)).json[0].number, 1)
  const summary = async (n: number) =>
    (await ada('GET', `${path}/issues/${n}`)).json.issue_dependencies_summary
  assert.deepEqual(await summary(1), { blocked_by: 1, total_blocked_by: 1, blocking: 0, total_blocking: 0 })
  await ada('PATCH', `${path}/issues/2`, { state: 'closed' })
  assert.deepEqual(await summary(1), { blocked_by: 0, total_blocked_by: 1, blocking: 0, total_blocking: 0 })
  assert.equal((await ada('DELETE', `${at(1)}/blocked_by/${ids[2]}`)).status, 200)
  assert.equal((await ada('DELETE', `${at(1)}/blocked_by/${ids[2]}`)).status, 404)
})

test('GraphQL shows parents and sub-issues that the viewer can see', async () => {
  const { ada, add, as, ids, path } = await startFamily()
  await add(1, 2)
  await add(1, 3)
  await ada('PATCH', `${path}/issues/2`, { state: 'closed' })
  await ada('POST', '/user/repos', { name: 'hidden', private: true })
  ids.push((await ada('POST', '/repos/ada/hidden/issues', { title: 'Hidden' })).json.id)
  assert.equal((await add(1, 5)).status, 201)
  const query = `{ repository(owner: "ada", name: "engine") {
    issue(number: 1) { parent { number } subIssuesSummary { total completed percentCompleted }
      subIssues(first: 5) { totalCount nodes { number title state parent { number } repository { nameWithOwner } } } }
  } }`
  const read = async (caller: typeof ada) => {
    const { json } = await caller('POST', '/graphql', { query })
    assert.equal(json.errors, undefined)
    return json.data.repository.issue
  }
  const issue = await read(ada)
  assert.equal(issue.parent, null)
  assert.deepEqual(issue.subIssuesSummary, { total: 3, completed: 1, percentCompleted: 33 })
  assert.deepEqual(
    issue.subIssues.nodes.map(({ title, state, parent }: Json) => [title, state, parent.number]),
    [
      ['Issue 2', 'CLOSED', 1],
      ['Issue 3', 'OPEN', 1],
      ['Hidden', 'OPEN', 1],
    ],
  )
  const outside = await read(await as('eve'))
  assert.deepEqual(
    outside.subIssues.nodes.map(({ title }: Json) => title),
    ['Issue 2', 'Issue 3'],
  )
})
