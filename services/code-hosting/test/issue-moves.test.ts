import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startPullWorld } from './pull-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describeOnBothDatabases('issues that move', ({ location }) => {
  /** Two repositories of Ada's. Tests share the database. */
  async function start(first: string, second: string) {
    const at = location()
    const world = await startPullWorld(databaseOptions(at))
    const { ada, repository } = world
    type Caller = typeof ada
    const desk = await repository(first)
    const archive = await repository(second)
    const run = (caller: Caller, query: string, variables: object = {}): Promise<{ json: Json }> =>
      caller('POST', '/graphql', { query, variables })
    const mutate = async (caller: Caller, name: string, input: object, fields = 'clientMutationId') => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
      const query = `mutation($input: ${type}!) { result: ${name}(input: $input) { ${fields} } }`
      const { json } = await run(caller, query, { input })
      return { result: json.data?.result ?? undefined, error: json.errors?.[0]?.message }
    }
    const nodeOf = async (path: string): Promise<string> => (await ada('GET', path)).json.node_id
    const open = async (path: string, more: object): Promise<Json> =>
      (await ada('POST', `${path}/issues`, more)).json
    return { ...world, desk, archive, mutate, nodeOf, open, run }
  }

  test('a transferred issue takes along what exists in the new repository, and its old number redirects', async () => {
    const { ada, anonymous, archive, as, call, context, desk, mutate, nodeOf, open } = await start(
      'desk',
      'archive',
    )
    const bea = await desk.member('bea', 'write')
    for (const { path } of [desk, archive]) {
      await ada('POST', `${path}/labels`, { name: path === desk.path ? 'Paper' : 'paper', color: 'ff0000' })
      await ada('POST', `${path}/milestones`, { title: 'Spring' })
    }
    await open(archive.path, { title: 'First' })
    const issue = await open(desk.path, {
      title: 'Wrong desk',
      body: 'By mistake',
      labels: ['Paper', 'only here'],
      assignees: ['ada', 'bea'],
      milestone: 1,
    })
    await bea('POST', `${desk.path}/issues/1/comments`, { body: 'It belongs to the archive' })
    await ada('POST', `${desk.path}/issues/1/reactions`, { content: '+1' })
    await ada('PUT', `${desk.path}/issues/1/pin`)
    await ada('PATCH', `${desk.path}/issues/1`, { state: 'closed' })
    await context.jobs.idle()
    const target = await nodeOf(archive.path)
    const input = { issueId: issue.node_id, repositoryId: target }
    const rejection = await mutate(bea, 'transferIssue', input)
    assert.match(rejection.error, /push access/, 'write access to one repository is not enough')
    const statements = await statementsOf(context.db, async () => {
      const { result } = await mutate(ada, 'transferIssue', input, 'issue { number repository { name } }')
      assert.deepEqual(result.issue, { number: 2, repository: { name: 'archive' } })
    })
    assert.ok(statements.length < 90, `${statements.length} statements`)

    const movedIssue = (await ada('GET', `${archive.path}/issues/2`)).json
    assert.deepEqual(
      [
        movedIssue.title,
        movedIssue.state,
        movedIssue.comments,
        movedIssue.reactions['+1'],
        movedIssue.milestone?.title,
      ],
      ['Wrong desk', 'closed', 1, 1, 'Spring'],
    )
    assert.deepEqual(
      movedIssue.labels.map(({ name }: Json) => name),
      ['paper'],
    )
    assert.deepEqual(
      movedIssue.assignees.map(({ login }: Json) => login),
      ['ada', 'bea'],
      'bea has commented',
    )
    assert.equal((await ada('GET', `${archive.path}/issues/2/comments`)).json[0].user.login, 'bea')
    const kinds = (await archive.timeline(2)).filter((kind) => kind === 'transferred' || kind === 'commented')
    assert.deepEqual(kinds, ['commented', 'transferred'])

    const old = await call(`${desk.path}/issues/1`, {
      redirect: 'manual',
      headers: { 'user-agent': 'test', authorization: `Bearer ${ada.token}` },
    })
    assert.equal(old.status, 301)
    assert.match(old.json.url, new RegExp(`/repositories/${archive.repositoryId}/issues/2$`))
    const page = await call('/ada/desk/issues/1', { redirect: 'manual', headers: { accept: 'text/html' } })
    assert.equal(page.headers.get('location'), '/ada/archive/issues/2')
    const list = async (path: string) =>
      (await ada('GET', `${path}/issues?state=all&labels=paper`)).json.map(({ number }: Json) => number)
    assert.deepEqual([await list(desk.path), await list(archive.path)], [[], [2]])
    const { open_issues: openInDesk } = (await ada('GET', desk.path)).json
    const { open_issues: openInArchive } = (await ada('GET', archive.path)).json
    assert.deepEqual([openInDesk, openInArchive], [0, 1])
    const threads = (await bea('GET', '/notifications?all=true')).json.map(({ subject }: Json) => subject.url)
    assert.ok(
      threads.every((url: string) => url.endsWith('/archive/issues/2')),
      threads.join(' '),
    )
    assert.equal((await open(desk.path, { title: 'Next' })).number, 2, 'numbers are not reused')

    await ada('PATCH', archive.path, { private: true })
    for (const caller of [anonymous, await as('mallory')])
      assert.equal((await caller('GET', `${desk.path}/issues/1`)).status, 404)
    const transferBack = await mutate(ada, 'transferIssue', {
      issueId: issue.node_id,
      repositoryId: await nodeOf(desk.path),
    })
    assert.match(transferBack.error, /private to a public/)
  })

  test('issues stay with their owner, and pull requests in their repository', async () => {
    const { ada, archive, as, desk, mutate, nodeOf, open } = await start('shelf', 'attic')
    const issue = await open(desk.path, { title: 'Mine' })
    const bob = await as('bob')
    await bob('POST', '/user/repos', { name: 'elsewhere' })
    await bob('PUT', '/repos/bob/elsewhere/collaborators/ada', { permission: 'push' })
    const [invitation] = (await ada('GET', '/user/repository_invitations')).json
    await ada('PATCH', `/user/repository_invitations/${invitation.id}`)
    const transfer = async (issueId: string, path: string) =>
      (await mutate(ada, 'transferIssue', { issueId, repositoryId: await nodeOf(path) })).error
    assert.match(await transfer(issue.node_id, '/repos/bob/elsewhere'), /same owner/)
    assert.match(await transfer(issue.node_id, desk.path), /already in/)
    await ada('PATCH', archive.path, { has_issues: false })
    assert.match(await transfer(issue.node_id, archive.path), /disabled/)
    await ada('PATCH', archive.path, { has_issues: true, archived: true })
    assert.match(await transfer(issue.node_id, archive.path), /archived/)
    await ada('PATCH', archive.path, { archived: false })
    await desk.branch('pen')
    const pull = (await desk.open('pen')).json
    assert.match(await transfer(pull.node_id, archive.path), /Could not resolve/)
  })

  test('administrators delete issues with all that belongs to them', async () => {
    const { ada, context, desk, mutate, open } = await start('drawer', 'cellar')
    const writer = await desk.member('bea', 'write')
    await open(desk.path, { title: 'Parent' })
    const issue = await open(desk.path, { title: 'Secretive words', body: 'A password', labels: ['bug'] })
    const child = await open(desk.path, { title: 'Child' })
    await ada('POST', `${desk.path}/issues/1/sub_issues`, { sub_issue_id: issue.id })
    await ada('POST', `${desk.path}/issues/2/sub_issues`, { sub_issue_id: child.id })
    await ada('POST', `${desk.path}/issues/1/dependencies/blocked_by`, { issue_id: issue.id })
    await writer('POST', `${desk.path}/issues/2/comments`, { body: 'Oh' })
    await writer('POST', `${desk.path}/issues/2/reactions`, { content: 'eyes' })
    await context.jobs.idle()
    const rejection = await mutate(writer, 'deleteIssue', { issueId: issue.node_id })
    assert.match(rejection.error, /admin rights/)
    const { result } = await mutate(ada, 'deleteIssue', { issueId: issue.node_id }, 'repository { name }')
    assert.equal(result.repository.name, 'drawer')

    for (const address of ['', '/comments', '/timeline', '/labels'])
      assert.equal((await ada('GET', `${desk.path}/issues/2${address}`)).status, 410, address)
    assert.equal((await ada('PATCH', `${desk.path}/issues/2`, { title: 'x' })).status, 410)
    const { sub_issues_summary, issue_dependencies_summary } = (await ada('GET', `${desk.path}/issues/1`))
      .json
    assert.deepEqual([sub_issues_summary.total, issue_dependencies_summary.blocked_by], [0, 0])
    assert.equal((await ada('GET', `${desk.path}/issues/3/parent`)).status, 404)
    assert.deepEqual((await ada('GET', `${desk.path}/issues?labels=bug`)).json, [])
    assert.equal((await ada('GET', '/search/issues?q=secretive')).json.total_count, 0)
    assert.equal((await ada('GET', desk.path)).json.open_issues, 2)
    for (const table of ['reaction', 'notification', 'issue_comment', 'thread_subscription'] as const) {
      const rows = await context.db.read.selectFrom(table).selectAll().execute()
      const remainingRows = rows.filter(
        (row: Json) => (row.subject_id ?? row.target_id ?? row.issue_id) === issue.id,
      )
      assert.deepEqual(remainingRows, [], table)
    }
    assert.equal((await open(desk.path, { title: 'Next' })).number, 4)
  })

  test('branches are linked to issues, and a merged pull request from one closes the issue', async () => {
    const { ada, context, desk, mutate, open, run } = await start('cabinet', 'shed')
    const reader = await desk.member('eve', 'read')
    const issue = await open(desk.path, { title: 'Fix: the third drawer!' })
    const oid = await desk.tip()
    const input = { issueId: issue.node_id, oid }
    assert.ok((await mutate(reader, 'createLinkedBranch', input)).error)
    await reader('POST', '/user/repos', { name: 'elsewhere', auto_init: true })
    const ownRepository = (await reader('GET', '/repos/eve/elsewhere')).json
    const head = (await reader('GET', '/repos/eve/elsewhere/git/ref/heads/main')).json.object.sha
    const foreign = { ...input, repositoryId: ownRepository.node_id, oid: head }
    assert.ok((await mutate(reader, 'createLinkedBranch', foreign)).error, 'an issue of others')
    const fields = 'linkedBranch { id ref { name } } issue { linkedBranches(first: 5) { totalCount } }'
    const { result } = await mutate(ada, 'createLinkedBranch', input, fields)
    assert.equal(result.linkedBranch.ref.name, '1-fix-the-third-drawer')
    assert.equal(result.issue.linkedBranches.totalCount, 1)
    assert.match((await mutate(ada, 'createLinkedBranch', input)).error, /already exists/)
    const other = await mutate(ada, 'createLinkedBranch', { ...input, name: 'drawer' }, fields)
    await mutate(ada, 'deleteLinkedBranch', { linkedBranchId: other.result.linkedBranch.id })
    await ada('DELETE', `${desk.path}/git/refs/heads/drawer`)
    const shedId = (await ada('GET', '/repos/ada/shed')).json.node_id
    const shedOid = (await ada('GET', '/repos/ada/shed/git/ref/heads/main')).json.object.sha
    const elsewhere = { ...input, repositoryId: shedId, oid: shedOid, name: 'elsewhere' }
    const foreignLink = await mutate(ada, 'createLinkedBranch', elsewhere, fields)
    const linkedBranchId = foreignLink.result.linkedBranch.id
    assert.ok((await mutate(reader, 'deleteLinkedBranch', { linkedBranchId })).error)
    const triager = await desk.member('tom', 'triage')
    assert.equal((await mutate(triager, 'deleteLinkedBranch', { linkedBranchId })).error, undefined)
    await desk.write('1-fix-the-third-drawer', 'drawer.txt', 'fixed\n')
    const pull = await desk.open('1-fix-the-third-drawer')
    await context.jobs.idle()
    assert.equal((await ada('PUT', `${desk.path}/pulls/${pull.json.number}/merge`)).status, 200)
    const closedIssue = (await ada('GET', `${desk.path}/issues/1`)).json
    assert.deepEqual([closedIssue.state, closedIssue.state_reason], ['closed', 'completed'])
    await ada('DELETE', `${desk.path}/git/refs/heads/1-fix-the-third-drawer`)
    const query =
      '{ repository(owner: "ada", name: "cabinet") { issue(number: 1) { linkedBranches(first: 5) { nodes { id } } } } }'
    assert.deepEqual((await run(ada, query)).json.data.repository.issue.linkedBranches.nodes, [])
  })
})
