import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import type { FastifyRequest } from 'fastify'
import { createGraphqlContext } from '../src/graphql/graphql-context.ts'
import type { Loaders } from '../src/graphql/loaders.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startPullWorld } from './pull-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any
type Caller = (method: string, path: string, body?: unknown) => Promise<{ status: number; json: Json }>

const run = (caller: Caller, query: string, variables: object = {}) =>
  caller('POST', '/graphql', { query, variables })

async function read(caller: Caller, query: string, variables: object = {}): Promise<Json> {
  const { status, json } = await run(caller, query, variables)
  assert.equal(status, 200)
  assert.deepEqual(json.errors ?? [], [])
  return json.data
}

async function errorOf(caller: Caller, query: string, variables: object = {}): Promise<Json> {
  const { status, json } = await run(caller, query, variables)
  assert.equal(status, 200)
  assert.ok(json.errors?.length, JSON.stringify(json))
  return json.errors[0]
}

const listIssues = `query($name: String!, $first: Int, $last: Int, $after: String, $before: String, $states: [IssueState!], $filterBy: IssueFilters) {
  repository(owner: "ada", name: $name) {
    issues(first: $first, last: $last, after: $after, before: $before, states: $states, filterBy: $filterBy, orderBy: { field: CREATED_AT, direction: DESC }) {
      totalCount
      nodes {
        number title author { login ... on User { name } } authorAssociation
        labels(first: 5) { totalCount nodes { name } }
        assignees(first: 5) { nodes { login name } }
        comments(last: 1) { totalCount nodes { body author { login } } }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`

describeOnBothDatabases('graphql', ({ location }) => {
  const start = startOnce(() => startPullWorld(databaseOptions(location())))
  const numbers = ({ repository }: Json) => repository.issues.nodes.map(({ number }: Json) => number)

  test('a query needs a token, and works at both addresses', async () => {
    const { ada, anonymous } = await start()
    assert.equal((await anonymous('POST', '/graphql', { query: '{ viewer { login } }' })).status, 401)
    const { json } = await ada('POST', '/api/graphql', {
      query: '{ viewer { login isViewer } rateLimit { limit cost } }',
    })
    assert.deepEqual(json.data, {
      viewer: { login: 'ada', isViewer: true },
      rateLimit: { limit: 5000, cost: 1 },
    })
    assert.equal((await ada('GET', '/rate_limit')).json.resources.graphql.limit, 5000)
    const type = await read(ada, '{ __type(name: "Issue") { fields(includeDeprecated: true) { name } } }')
    assert.ok(type.__type.fields.some(({ name }: Json) => name === 'stateReason'))
  })

  test('issues are paged in both directions, and pull requests are not among them', async () => {
    const { ada, repository } = await start()
    const { path, branch, open } = await repository('paged')
    for (const title of ['one', 'two', 'three', 'four', 'five'])
      await ada('POST', `${path}/issues`, { title, labels: ['bug'] })
    await branch('side')
    assert.equal((await open('side')).status, 201)
    await ada('PATCH', `${path}/issues/5`, { state: 'closed' })
    const page = (variables: object) => read(ada, listIssues, { name: 'paged', ...variables })
    const first = await page({ first: 2 })
    assert.deepEqual([numbers(first), first.repository.issues.totalCount], [[5, 4], 5])
    const { endCursor: after } = first.repository.issues.pageInfo
    const second = await page({ first: 2, after })
    assert.deepEqual(numbers(second), [3, 2])
    const third = await page({ first: 2, after: second.repository.issues.pageInfo.endCursor })
    assert.deepEqual([numbers(third), third.repository.issues.pageInfo.hasNextPage], [[1], false])
    const last = await page({ last: 2 })
    assert.deepEqual([numbers(last), last.repository.issues.pageInfo.hasPreviousPage], [[2, 1], true])
    assert.deepEqual(
      numbers(await page({ last: 5, before: last.repository.issues.pageInfo.startCursor })),
      [5, 4, 3],
    )
    assert.deepEqual(numbers(await page({ first: 9, states: ['OPEN'] })), [4, 3, 2, 1])
    assert.deepEqual(
      numbers(await page({ first: 9, filterBy: { createdBy: 'ada', labels: ['bug'] } })),
      [5, 4, 3, 2, 1],
    )
    assert.equal(
      (await errorOf(ada, listIssues, { name: 'paged', first: 2, after: 'nonsense' })).type,
      'UNPROCESSABLE',
    )
    const negative = Buffer.from('[-5,-5]').toString('base64url')
    assert.equal(
      (await errorOf(ada, listIssues, { name: 'paged', first: 2, after: negative })).type,
      'UNPROCESSABLE',
    )
    assert.equal((await errorOf(ada, listIssues, { name: 'paged' })).type, 'MISSING_PAGINATION_BOUNDARIES')
  })

  test('the statements of a list do not grow with its length', async () => {
    const { ada, as, context, repository } = await start()
    const { path } = await repository('counted')
    const comments: string[] = []
    const nodes = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { body author { login } } } }'
    const count = async () => {
      // Jobs of the writes read as well.
      await context.jobs.idle()
      const statements = await statementsOf(context.db, async () => {
        await read(ada, listIssues, { name: 'counted', first: 50 })
        await read(ada, nodes, { ids: comments })
      })
      return statements.length
    }
    const write = async (login: string) => {
      const caller = await as(login)
      const { json } = await caller('POST', `${path}/issues`, { title: login })
      const comment = await caller('POST', `${path}/issues/${json.number}/comments`, { body: 'Hello' })
      comments.push(comment.json.node_id)
      await ada('PATCH', `${path}/issues/${json.number}`, { labels: ['bug'], assignees: ['ada'] })
    }
    await write('w0')
    await write('w1')
    const countBefore = await count()
    for (let at = 2; at < 12; at++) await write(`w${at}`)
    // The order of the answers of PostgreSQL decides whether two levels share a batch. A statement per issue adds ten.
    const growth = (await count()) - countBefore
    assert.ok(growth < 10, `${growth} statements more`)
  })

  test('private repositories and their contents do not exist for others', async () => {
    const { ada, as, context, repository, fork } = await start()
    const { path, branch, open } = await repository('hidden', { private: true })
    const issue = (await ada('POST', `${path}/issues`, { title: 'secretissue' })).json
    const comment = (await ada('POST', `${path}/issues/1/comments`, { body: 'secret' })).json
    await branch('side')
    const pull = (await open('side')).json
    const label = (await ada('GET', `${path}/labels/bug`)).json
    const review = (await ada('POST', `${path}/pulls/2/reviews`, { body: 'secret', event: 'COMMENT' })).json
    const { node_id } = (await ada('GET', path)).json
    await context.jobs.idle()
    const eve = await as('eve')
    for (const id of [issue.node_id, comment.node_id, pull.node_id, label.node_id, review.node_id, node_id]) {
      assert.equal((await read(ada, 'query($id: ID!) { node(id: $id) { id } }', { id })).node.id, id)
      assert.equal((await errorOf(eve, 'query($id: ID!) { node(id: $id) { id } }', { id })).type, 'NOT_FOUND')
    }
    const hiddenError = await errorOf(eve, '{ repository(owner: "ada", name: "hidden") { id } }')
    const absent = await errorOf(eve, '{ repository(owner: "ada", name: "absent") { id } }')
    assert.equal(hiddenError.message.replace('hidden', 'absent'), absent.message)
    const search = await read(
      eve,
      '{ search(type: ISSUE, query: "secretissue", first: 5) { issueCount nodes { __typename } } }',
    )
    assert.deepEqual(search.search, { issueCount: 0, nodes: [] })
    const owner = await read(
      eve,
      '{ repositoryOwner(login: "ada") { repositories(first: 100) { nodes { name } } } }',
    )
    assert.ok(owner.repositoryOwner.repositories.nodes.every(({ name }: Json) => name !== 'hidden'))
    for (const mutation of [
      `mutation($id: ID!) { closeIssue(input: { issueId: $id }) { issue { id } } }`,
      `mutation($id: ID!) { addComment(input: { subjectId: $id, body: "x" }) { clientMutationId } }`,
    ])
      assert.equal((await errorOf(eve, mutation, { id: issue.node_id })).type, 'NOT_FOUND')

    // The head repository of a pull request may be hidden from readers of the base.
    await repository('base')
    const forked = await fork(eve, 'base')
    await forked.branch('topic')
    const openedPull = await eve('POST', '/repos/ada/base/pulls', {
      title: 'x',
      base: 'main',
      head: 'eve:topic',
    })
    assert.equal(openedPull.status, 201)
    await eve('PATCH', forked.path, { private: true })
    const head = await read(
      ada,
      '{ repository(owner: "ada", name: "base") { pullRequest(number: 1) { headRefName headRepository { id } headRepositoryOwner { login } headRef { name } } } }',
    )
    assert.equal(
      head.repository.pullRequest.headRepository === null,
      (await ada('GET', forked.path)).status === 404,
    )
  })

  test('a token needs the permission that REST requires', async () => {
    const { ada, as, repository } = await start()
    const { path, branch, open } = await repository('scoped', { private: true })
    const issue = (await ada('POST', `${path}/issues`, { title: 'a' })).json
    await branch('side')
    const pull = (await open('side')).json
    const narrow = await as('ada', { kind: 'fine-grained', scopes: [`owner:${ada.user.id}`, 'issues=read'] })
    const field = (selection: string) => `{ repository(owner: "ada", name: "scoped") { ${selection} } }`
    await read(narrow, field('issue(number: 1) { title }'))
    for (const selection of [
      'pullRequest(number: 2) { title }',
      'object(expression: "main") { oid }',
      'pullRequests(first: 1) { nodes { id } }',
    ])
      assert.equal((await errorOf(narrow, field(selection))).type, 'FORBIDDEN')
    const pullsOnly = await as('ada', {
      kind: 'fine-grained',
      scopes: [`owner:${ada.user.id}`, 'pull_requests=read'],
    })
    const commit = (selection: string) =>
      field(`pullRequest(number: 2) { commits(first: 1) { nodes { commit { ${selection} } } } }`)
    await read(pullsOnly, commit('message authoredDate'))
    for (const selection of [
      'tree { entries { name } }',
      'parents(first: 1) { nodes { oid } }',
      'history(first: 1) { nodes { oid } }',
    ])
      assert.equal((await errorOf(pullsOnly, commit(selection))).type, 'FORBIDDEN', selection)
    const search =
      'query { search(type: ISSUE, query: "repo:ada/scoped", first: 9) { issueCount nodes { __typename } } }'
    const found = (await read(pullsOnly, search)).search
    assert.deepEqual(found, { issueCount: 1, nodes: [{ __typename: 'PullRequest' }] })
    const close = 'mutation($id: ID!) { closeIssue(input: { issueId: $id }) { issue { state } } }'
    assert.equal((await errorOf(narrow, close, { id: issue.node_id })).type, 'FORBIDDEN')
    assert.equal(
      (await errorOf(narrow, 'query($id: ID!) { node(id: $id) { id } }', { id: pull.node_id })).type,
      'NOT_FOUND',
    )
    const scopeless = await as('ada', { scopes: [] })
    assert.equal((await errorOf(scopeless, field('id'))).type, 'NOT_FOUND')
    const create =
      'mutation { createRepository(input: { name: "x", visibility: PUBLIC }) { repository { id } } }'
    assert.ok(await errorOf(scopeless, create))
    assert.equal((await errorOf(narrow, create)).type, 'FORBIDDEN')
  })

  test('mutations do what REST does, with the same roles', async () => {
    const { ada, as, repository } = await start()
    const { path } = await repository('changed')
    const { node_id: repositoryId } = (await ada('GET', path)).json
    const { node_id: labelId } = (await ada('GET', `${path}/labels/bug`)).json
    const create = `mutation($input: CreateIssueInput!) { createIssue(input: $input) { issue { id number labels(first: 5) { nodes { name } } } clientMutationId } }`
    const input = { repositoryId, title: 'One', labelIds: [labelId], clientMutationId: 'c1' }
    const issue = (await read(ada, create, { input })).createIssue
    assert.deepEqual([issue.clientMutationId, issue.issue.labels.nodes], ['c1', [{ name: 'bug' }]])
    const issueId = issue.issue.id
    const eve = await as('eve')
    const close =
      'mutation($id: ID!) { closeIssue(input: { issueId: $id, stateReason: NOT_PLANNED }) { issue { state stateReason } } }'
    assert.equal((await errorOf(eve, close, { id: issueId })).type, 'FORBIDDEN')
    assert.deepEqual((await read(ada, close, { id: issueId })).closeIssue.issue, {
      state: 'CLOSED',
      stateReason: 'NOT_PLANNED',
    })
    const lock =
      'mutation($id: ID!) { lockLockable(input: { lockableId: $id, lockReason: TOO_HEATED }) { lockedRecord { locked activeLockReason } } }'
    assert.equal((await errorOf(eve, lock, { id: issueId })).type, 'FORBIDDEN')
    assert.deepEqual((await read(ada, lock, { id: issueId })).lockLockable.lockedRecord, {
      locked: true,
      activeLockReason: 'TOO_HEATED',
    })
    const comment =
      'mutation($id: ID!, $body: String!) { addComment(input: { subjectId: $id, body: $body }) { commentEdge { node { id body } } } }'
    assert.equal((await errorOf(eve, comment, { id: issueId, body: 'x' })).type, 'FORBIDDEN')
    assert.equal((await errorOf(ada, comment, { id: issueId, body: ' ' })).type, 'UNPROCESSABLE')
    const both = `mutation($id: ID!) { a: addComment(input: { subjectId: $id, body: "1" }) { subject { ... on Issue { comments { totalCount } } } } b: addComment(input: { subjectId: $id, body: "2" }) { subject { ... on Issue { comments { totalCount } } } } }`
    const twice = await read(ada, both, { id: issueId })
    assert.deepEqual([twice.a.subject.comments.totalCount, twice.b.subject.comments.totalCount], [1, 2])
    const other = (await ada('GET', `${(await repository('elsewhere')).path}/labels/bug`)).json.node_id
    assert.equal((await errorOf(ada, create, { input: { ...input, labelIds: [other] } })).type, 'NOT_FOUND')
  })

  test('a mutation of a pull request changes everything or nothing', async () => {
    const { ada, repository } = await start()
    const { path, branch, open, get, member, timeline } = await repository('atomic')
    const { node_id: labelId } = (await ada('GET', `${path}/labels/bug`)).json
    await branch('side')
    const { node_id: pullRequestId } = (await open('side')).json
    const update =
      'mutation($input: UpdatePullRequestInput!) { updatePullRequest(input: $input) { pullRequest { title labels(first: 5) { nodes { name } } } } }'
    const input = { pullRequestId, title: 'New', labelIds: [labelId] }
    const eve = await member('eve', 'read')
    const unassignable = (await (await member('zoe', 'read'))('GET', '/user')).json.node_id
    const outsider = { ...input, assigneeIds: Array.from({ length: 11 }, () => unassignable) }
    assert.equal((await errorOf(ada, update, { input: outsider })).type, 'UNPROCESSABLE')
    assert.equal((await errorOf(eve, update, { input })).type, 'FORBIDDEN')
    assert.equal((await get(1)).title, 'Add side')
    assert.deepEqual((await read(ada, update, { input })).updatePullRequest.pullRequest, {
      title: 'New',
      labels: { nodes: [{ name: 'bug' }] },
    })
    const request =
      'mutation($id: ID!, $users: [ID!], $union: Boolean) { requestReviews(input: { pullRequestId: $id, userIds: $users, union: $union }) { pullRequest { reviewRequests(first: 9) { nodes { requestedReviewer { ... on User { login } } } } } } }'
    const ids = await Promise.all(
      ['mia', 'ben'].map(
        async (login) => (await (await member(login, 'write'))('GET', '/user')).json.node_id,
      ),
    )
    const requestReviewers = async (users: readonly string[], union: boolean) =>
      (
        await read(ada, request, { id: pullRequestId, users, union })
      ).requestReviews.pullRequest.reviewRequests.nodes.map((node: Json) => node.requestedReviewer.login)
    assert.deepEqual(await requestReviewers([ids[0]], false), ['mia'])
    assert.deepEqual(await requestReviewers([ids[1]], true), ['mia', 'ben'])
    assert.deepEqual(await requestReviewers([ids[1]], false), ['ben'])
    assert.equal((await timeline(1)).filter((event) => event === 'review_request_removed').length, 1)
    assert.equal((await errorOf(ada, request, { id: pullRequestId, users: [ada.user.id] })).type, 'NOT_FOUND')
    assert.deepEqual(await requestReviewers([], false), [])
  })

  test('lists follow their order', async () => {
    const { ada, repository } = await start()
    const { path, write, branch, open } = await repository('ordered')
    const firstTag = { tag_name: 'v1', target_commitish: await write('main', 'one.txt', '1') }
    await ada('POST', `${path}/releases`, firstTag)
    await ada('POST', `${path}/releases`, { tag_name: 'v2' })
    await ada('POST', `${path}/milestones`, { title: 'late', due_on: '2041-01-01T00:00:00Z' })
    await ada('POST', `${path}/milestones`, { title: 'early', due_on: '2040-01-01T00:00:00Z' })
    await branch('side')
    await open('side')
    await ada('POST', `${path}/git/refs`, {
      ref: 'refs/heads/base',
      sha: (await ada('GET', `${path}/git/ref/heads/main`)).json.object.sha,
    })
    assert.equal((await open('side', { base: 'base' })).status, 201)
    const sha = (await ada('GET', `${path}/git/ref/heads/side`)).json.object.sha
    const listOf = async (selection: string, field: string) => {
      const { repository: data } = await read(
        ada,
        `{ repository(owner: "ada", name: "ordered") { ${selection} { nodes { ${field} } } } }`,
      )
      return Object.values<Json>(data)[0].nodes.map((node: Json) => node[field])
    }
    const by = (field: string, direction: string) => `orderBy: { field: ${field}, direction: ${direction} }`
    assert.deepEqual((await listOf(`releases(first: 9, ${by('CREATED_AT', 'ASC')})`, 'tagName')).toSorted(), [
      'v1',
      'v2',
    ])
    assert.deepEqual(
      await listOf(`releases(first: 9, ${by('CREATED_AT', 'ASC')})`, 'tagName'),
      (await listOf(`releases(first: 9, ${by('CREATED_AT', 'DESC')})`, 'tagName')).toReversed(),
    )
    assert.deepEqual(await listOf(`milestones(first: 9, ${by('DUE_DATE', 'ASC')})`, 'title'), [
      'early',
      'late',
    ])
    assert.deepEqual(await listOf(`milestones(first: 9, ${by('NUMBER', 'ASC')})`, 'title'), ['late', 'early'])
    for (const [direction, numbers] of Object.entries({ ASC: [1, 2], DESC: [2, 1] })) {
      const query = `{ repository(owner: "ada", name: "ordered") { object(oid: "${sha}") { ... on Commit {
        associatedPullRequests(first: 9, ${by('CREATED_AT', direction)}) { nodes { number } } } } } }`
      const { object } = (await read(ada, query)).repository
      assert.deepEqual(
        object.associatedPullRequests.nodes.map(({ number }: Json) => number),
        numbers,
      )
    }
    assert.deepEqual(
      await listOf(`pullRequests(headRefName: "side", first: 9, ${by('CREATED_AT', 'DESC')})`, 'number'),
      [2, 1],
    )
  })

  test('release tools find the pull requests of commits, branches and tags', async () => {
    const { ada, context, repository } = await start()
    const { path, branch, open, tip } = await repository('released')
    await branch('piston')
    await open('piston')
    await context.jobs.idle()
    const id = (await ada('GET', `${path}/pulls/1`)).json.node_id
    const merge =
      'mutation($id: ID!) { mergePullRequest(input: { pullRequestId: $id, mergeMethod: SQUASH }) { pullRequest { state merged mergeCommit { oid } } } }'
    const pullRequest = (await read(ada, merge, { id })).mergePullRequest.pullRequest
    assert.deepEqual(pullRequest, { state: 'MERGED', merged: true, mergeCommit: { oid: await tip() } })
    await ada('POST', `${path}/releases`, { tag_name: 'v1', name: 'First' })
    const history = await read(
      ada,
      `{ repository(owner: "ada", name: "released") {
        ref(qualifiedName: "refs/heads/main") { target { ... on Commit { history(first: 10) {
          nodes { sha: oid message associatedPullRequests(first: 10) { nodes { number title baseRefName headRefName body labels(first: 10) { nodes { name } } mergeCommit { oid } files(first: 50) { nodes { path } pageInfo { hasNextPage } } } } }
          pageInfo { hasNextPage endCursor } } } } }
        object(oid: "${await tip()}") { ... on Commit { associatedPullRequests(first: 100) { nodes { url number } pageInfo { hasNextPage } } } }
        pullRequests(first: 5, baseRefName: "main", states: [MERGED], orderBy: { field: CREATED_AT, direction: DESC }) { nodes { number mergeCommit { oid } } }
        closed: pullRequests(first: 5, states: [CLOSED]) { totalCount }
        releases(first: 5, orderBy: { field: CREATED_AT, direction: DESC }) { nodes { name tag { name } tagName tagCommit { oid } isDraft url description } }
        issueOrPullRequest(number: 1) { __typename ... on PullRequest { number } ... on Issue { number } }
        defaultBranchRef { name target { oid } } isFork mergeCommitAllowed autoMergeAllowed hasIssuesEnabled
      } }`,
    )
    const { ref, object, pullRequests, closed, releases, issueOrPullRequest } = history.repository
    const [newest] = ref.target.history.nodes
    assert.deepEqual(
      newest.associatedPullRequests.nodes.map(({ number, files }: Json) => [number, files.nodes]),
      [[1, [{ path: 'piston.txt' }]]],
    )
    assert.equal(object.associatedPullRequests.nodes[0].number, 1)
    assert.deepEqual([pullRequests.nodes[0].number, closed.totalCount], [1, 0])
    assert.deepEqual([releases.nodes[0].tagName, releases.nodes[0].tagCommit.oid], ['v1', await tip()])
    assert.equal(issueOrPullRequest.__typename, 'PullRequest')
  })

  test('release-drafter and changesets count a filtered history, and read the URLs of commits', async () => {
    const { ada, repository } = await start()
    const { path, branch, tip } = await repository('drafted')
    await branch('piston')
    const byExpression =
      'query ($expression: String!) { repository(owner: "ada", name: "drafted") { object(expression: $expression) { oid } } }'
    const expression = `piston:a${'/'.repeat(2_000_000)}b`
    assert.equal((await read(ada, byExpression, { expression })).repository.object, null)
    const { html_url } = (await ada('GET', `${path}/commits/piston`)).json
    const { object } = (
      await read(
        ada,
        `{ repository(owner: "ada", name: "drafted") { object(expression: "refs/heads/piston") { ... on Commit {
          commitUrl
          all: history(first: 1) { totalCount nodes { oid } pageInfo { hasNextPage } }
          recent: history(first: 1, since: "2020-01-01T00:00:00Z") { totalCount }
          later: history(first: 1, since: "2100-01-01T00:00:00Z") { totalCount }
          own: history(first: 1, path: "piston.txt") { totalCount nodes { oid } }
        } } } }`,
      )
    ).repository
    const { all, recent, later, own, commitUrl } = object
    assert.equal(commitUrl, html_url)
    assert.ok(all.totalCount > 1)
    assert.deepEqual([recent.totalCount, later.totalCount, own.totalCount], [all.totalCount, 0, 1])
    assert.notEqual(all.nodes[0].oid, await tip())
  })

  const commitOnBranch = `mutation($input: CreateCommitOnBranchInput!) {
    createCommitOnBranch(input: $input) { commit { oid message author { name } } ref { name target { oid } } clientMutationId } }`

  test('one commit adds, changes and deletes files of a branch', async () => {
    const { ada, repository } = await start()
    const { path, tip, write, git } = await repository('committed')
    await write('main', 'old.txt', 'old')
    const expectedHeadOid = await tip()
    const toAddition = ([name, text]: [string, string]) => ({
      path: name,
      contents: Buffer.from(text).toString('base64'),
    })
    const input = {
      branch: { repositoryNameWithOwner: 'ada/committed', branchName: 'main' },
      message: { headline: 'Release', body: 'All of it' },
      fileChanges: {
        additions: Object.entries({ 'a/b.txt': 'new', 'README.md': 'changed' }).map(toAddition),
        deletions: [{ path: 'old.txt' }],
      },
      expectedHeadOid,
      clientMutationId: '7',
    }
    const { createCommitOnBranch: created } = await read(ada, commitOnBranch, { input })
    assert.equal(created.commit.message, 'Release\n\nAll of it')
    assert.deepEqual(
      [created.ref.name, created.ref.target.oid, created.clientMutationId],
      ['main', await tip(), '7'],
    )
    const { json } = await ada('GET', `${path}/commits/${created.commit.oid}`)
    assert.deepEqual(
      json.files.map(({ filename, status }: Json) => [filename, status]),
      [
        ['README.md', 'modified'],
        ['a/b.txt', 'added'],
        ['old.txt', 'removed'],
      ],
    )
    assert.deepEqual(
      json.parents.map(({ sha }: Json) => sha),
      [expectedHeadOid],
    )
    assert.equal((await errorOf(ada, commitOnBranch, { input })).type, 'STALE_DATA')

    const next = { ...input, expectedHeadOid: await tip() }
    const twice = { additions: [toAddition(['x', '1'])], deletions: [{ path: 'x' }] }
    for (const fileChanges of [
      twice,
      { deletions: [{ path: 'missing' }] },
      { deletions: [{ path: 'a' }] },
      { additions: [toAddition(['a', 'over a folder'])] },
      { additions: [toAddition(['../x', '1'])] },
      { additions: [{ path: 'x', contents: '*' }] },
    ])
      assert.equal(
        (await errorOf(ada, commitOnBranch, { input: { ...next, fileChanges } })).type,
        'UNPROCESSABLE',
      )
    assert.ok(await errorOf(ada, commitOnBranch, { input: { ...next, expectedHeadOid: { oid: 1 } } }))
    const absent = { ...next, branch: { ...input.branch, branchName: 'absent' } }
    assert.equal((await errorOf(ada, commitOnBranch, { input: absent })).type, 'NOT_FOUND')
    assert.equal(await tip(), next.expectedHeadOid)
    assert.equal(await git.findRef('refs/heads/absent'), undefined)
  })

  test('of several commits that expect the same commit of a branch, one is made', async () => {
    const { ada, repository } = await start()
    const { tip } = await repository('raced')
    const expectedHeadOid = await tip()
    const branch = { repositoryNameWithOwner: 'ada/raced', branchName: 'main' }
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const fileChanges = { additions: [{ path: `${at}`, contents: 'YQ==' }] }
        return run(ada, commitOnBranch, {
          input: { branch, message: { headline: 'x' }, fileChanges, expectedHeadOid },
        })
      }),
    )
    const types = responses.map(({ json }) => json.errors?.[0].type ?? 'made').sort()
    assert.deepEqual(types, [...Array(5).fill('STALE_DATA'), 'made'])
  })

  test('refs are created, moved and deleted, with the rights that REST requires', async () => {
    const { ada, repository } = await start()
    const { path, tip, write, member } = await repository('moved-refs')
    const first = await tip()
    const second = await write('main', 'a.txt', 'a')
    const repositoryId = (await ada('GET', path)).json.node_id
    const create =
      'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { id name target { oid } } } }'
    const update = 'mutation($input: UpdateRefInput!) { updateRef(input: $input) { ref { target { oid } } } }'
    const remove = 'mutation($input: DeleteRefInput!) { deleteRef(input: $input) { clientMutationId } }'
    const input = { repositoryId, name: 'refs/heads/topic', oid: second }
    const { ref } = (await read(ada, create, { input })).createRef
    assert.deepEqual([ref.name, ref.target.oid], ['topic', second])
    assert.equal((await ada('GET', `${path}/git/ref/heads/topic`)).json.node_id, ref.id)
    const byId = '{ node(id: "ID") { ... on Ref { name repository { name } } } }'.replace('ID', ref.id)
    assert.deepEqual((await read(ada, byId)).node, { name: 'topic', repository: { name: 'moved-refs' } })
    assert.match((await errorOf(ada, create, { input })).message, /already exists/)
    assert.match(
      (await errorOf(ada, update, { input: { refId: ref.id, oid: first } })).message,
      /fast forward/,
    )
    const forced = await read(ada, update, { input: { refId: ref.id, oid: first, force: true } })
    assert.equal(forced.updateRef.ref.target.oid, first)

    const reader = await member('ref-reader', 'read')
    const branch = { id: ref.id }
    const commit = { branch, message: { headline: 'x' }, expectedHeadOid: first }
    for (const [query, refused] of [
      [create, { ...input, name: 'refs/heads/other' }],
      [update, { refId: ref.id, oid: second }],
      [remove, { refId: ref.id }],
      [commitOnBranch, commit],
    ] as const)
      assert.equal((await errorOf(reader, query, { input: refused })).type, 'FORBIDDEN', query)
    await read(ada, commitOnBranch, { input: commit })
    assert.equal((await ada('GET', `${path}/compare/${first}...topic`)).json.ahead_by, 1)
    await read(ada, remove, { input: { refId: ref.id } })
    assert.equal((await ada('GET', `${path}/git/ref/heads/topic`)).status, 404)
    const main = (
      await read(
        ada,
        `{ repository(owner: "ada", name: "moved-refs") { ref(qualifiedName: "main") { id } } }`,
      )
    ).repository.ref.id
    assert.match((await errorOf(ada, remove, { input: { refId: main } })).message, /default branch/)
    await ada('PATCH', path, { archived: true })
    assert.equal((await errorOf(ada, update, { input: { refId: main, oid: first } })).type, 'FORBIDDEN')
  })

  test('a role that ends while a ref is moved is checked in the transaction that moves it', async () => {
    const { ada, context, repository } = await start()
    const { path, tip, member, repositoryId } = await repository('ended-role')
    const writer = await member('ended-writer', 'write')
    const commit = {
      branch: { repositoryNameWithOwner: 'ada/ended-role', branchName: 'main' },
      message: { headline: 'x' },
      expectedHeadOid: await tip(),
    }
    // The lock holds the request between its first check and its transaction.
    const release = await context.pushes.locks.acquire(repositoryId)
    const pending = errorOf(writer, commitOnBranch, { input: commit })
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.equal((await ada('DELETE', `${path}/collaborators/ended-writer`)).status, 204)
    release()
    assert.match((await pending).type, /FORBIDDEN|NOT_FOUND/)
    assert.equal(await tip(), commit.expectedHeadOid)
  })

  test('repositories and gists are starred, and stargazers are paged', async () => {
    const { ada, as, repository } = await start()
    const { json: sky } = await ada('GET', (await repository('sky')).path)
    const star = `mutation($id: ID!) { addStar(input: { starrableId: $id, clientMutationId: "s" }) {
      clientMutationId starrable { __typename id stargazerCount viewerHasStarred }
    } }`
    const unstar = star.replace('addStar', 'removeStar')
    const fans = []
    for (const login of ['fan-a', 'fan-b', 'fan-c']) fans.push(await as(login, { scopes: ['repo', 'gist'] }))
    const [first, second] = fans
    assert.ok(first && second)
    for (const [index, fan] of fans.entries())
      assert.deepEqual((await read(fan, star, { id: sky.node_id })).addStar, {
        clientMutationId: 's',
        starrable: {
          __typename: 'Repository',
          id: sky.node_id,
          stargazerCount: index + 1,
          viewerHasStarred: true,
        },
      })
    const list = `query($first: Int, $last: Int, $after: String, $before: String, $direction: OrderDirection!) {
      repository(owner: "ada", name: "sky") { stargazers(first: $first, last: $last, after: $after, before: $before, orderBy: { field: STARRED_AT, direction: $direction }) {
        totalCount nodes { login } edges { starredAt node { login } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      } }
    }`
    const page = async (variables: object) =>
      (await read(ada, list, { direction: 'ASC', ...variables })).repository.stargazers
    const logins = ({ nodes }: Json) => nodes.map(({ login }: Json) => login)
    const beginning = await page({ first: 2 })
    assert.deepEqual([logins(beginning), beginning.totalCount], [['fan-a', 'fan-b'], 3])
    assert.match(beginning.edges[0].starredAt, /Z$/)
    const rest = await page({ first: 2, after: beginning.pageInfo.endCursor })
    assert.deepEqual([logins(rest), rest.pageInfo.hasNextPage], [['fan-c'], false])
    assert.deepEqual(logins(await page({ last: 1 })), ['fan-c'])
    assert.deepEqual(logins(await page({ last: 5, before: rest.pageInfo.startCursor })), ['fan-a', 'fan-b'])
    assert.deepEqual(logins(await page({ first: 2, direction: 'DESC' })), ['fan-c', 'fan-b'])
    assert.equal((await first('GET', '/user/starred/ada/sky')).status, 204)
    await first('PUT', '/repos/ada/sky/subscription', { subscribed: true })
    const watchers =
      '{ repository(owner: "ada", name: "sky") { watchers(last: 1) { totalCount nodes { login } } } }'
    assert.deepEqual((await read(ada, watchers)).repository.watchers.nodes, [{ login: 'fan-a' }])
    const { starrable } = (await read(first, unstar, { id: sky.node_id })).removeStar
    assert.deepEqual([starrable.stargazerCount, starrable.viewerHasStarred], [2, false])
    const own =
      'query { viewer { starredRepositories(first: 9) { totalCount edges { starredAt node { nameWithOwner } } } } }'
    const { viewer } = await read(second, own)
    assert.equal(viewer.starredRepositories.totalCount, 1)
    assert.equal(viewer.starredRepositories.edges[0].node.nameWithOwner, 'ada/sky')

    const gist = (await second('POST', '/gists', { public: true, files: { 'a.txt': { content: 'a' } } })).json
    const starred = (await read(first, star, { id: gist.node_id })).addStar.starrable
    assert.deepEqual(
      [starred.__typename, starred.stargazerCount, starred.viewerHasStarred],
      ['Gist', 1, true],
    )
    assert.equal((await read(first, unstar, { id: gist.node_id })).removeStar.starrable.stargazerCount, 0)
  })

  test('stars need the permission of REST, and see private repositories only with access', async () => {
    const { ada, as, context, repository } = await start()
    const { path } = await repository('dim')
    const { node_id: id } = (await ada('GET', path)).json
    const star = 'mutation($id: ID!) { addStar(input: { starrableId: $id }) { starrable { id } } }'
    const narrow = await as('ada', { kind: 'fine-grained', scopes: [`owner:${ada.user.id}`, 'issues=write'] })
    assert.equal((await errorOf(narrow, star, { id })).type, 'FORBIDDEN')
    assert.equal((await errorOf(await as('ada', { scopes: [] }), star, { id })).type, 'NOT_FOUND')
    const fan = await as('dim-fan')
    await commitFirst(context, () => ada('PATCH', path, { private: true }))
    assert.equal((await errorOf(fan, star, { id })).type, 'NOT_FOUND')
    assert.equal((await errorOf(fan, star, { id })).type, 'NOT_FOUND')
    assert.deepEqual((await ada('GET', `${path}/stargazers`)).json, [])
    const user = Buffer.from(`User:${ada.user.id}`).toString('base64url')
    assert.equal((await errorOf(fan, star, { id: user })).type, 'NOT_FOUND')
  })

  test('reactions are added, listed and removed', async () => {
    const { ada, as, repository } = await start()
    const { path, branch, open } = await repository('moody')
    const issue = (await ada('POST', `${path}/issues`, { title: 'a' })).json
    const comment = (await ada('POST', `${path}/issues/1/comments`, { body: 'b' })).json
    await branch('side')
    const pull = (await open('side')).json
    const bea = await as('bea')
    const change = (name: string) => `mutation($id: ID!, $content: ReactionContent!) {
      ${name}(input: { subjectId: $id, content: $content }) {
        reaction { content user { login } reactable { id } }
        subject { id viewerCanReact reactions(first: 5, content: $content) { totalCount viewerHasReacted nodes { content user { login } } } }
        reactionGroups { content viewerHasReacted users(first: 5) { totalCount nodes { login } edges { reactedAt } } }
      }
    }`
    const [add, remove] = [change('addReaction'), change('removeReaction')]
    for (const { node_id: id } of [issue, comment, pull]) {
      await read(bea, add, { id, content: 'HEART' })
      const { addReaction } = await read(ada, add, { id, content: 'HEART' })
      assert.deepEqual(addReaction.reaction, {
        content: 'HEART',
        user: { login: 'ada' },
        reactable: { id },
      })
      const { subject } = addReaction
      assert.deepEqual([subject.id, subject.viewerCanReact], [id, true])
      assert.deepEqual(subject.reactions, {
        totalCount: 2,
        viewerHasReacted: true,
        nodes: ['bea', 'ada'].map((login) => ({ content: 'HEART', user: { login } })),
      })
      const groups = addReaction.reactionGroups as Json[]
      const heart = groups.find(({ content }) => content === 'HEART')
      assert.deepEqual(
        [heart.viewerHasReacted, heart.users.totalCount, heart.users.edges.length],
        [true, 2, 2],
      )
      assert.deepEqual(
        heart.users.nodes.map(({ login }: Json) => login),
        ['bea', 'ada'],
      )
      const eyes = groups.find(({ content }) => content === 'EYES')
      assert.deepEqual([eyes.viewerHasReacted, eyes.users.nodes], [false, []])
      const { removeReaction } = await read(bea, remove, { id, content: 'HEART' })
      assert.equal(removeReaction.subject.reactions.totalCount, 1)
      assert.equal(removeReaction.subject.reactions.viewerHasReacted, false)
      assert.equal((await errorOf(bea, remove, { id, content: 'HEART' })).type, 'NOT_FOUND')
    }
    assert.equal((await ada('GET', `${path}/issues/1/reactions`)).json.length, 1)

    await ada('PUT', `${path}/issues/1/lock`)
    for (const { node_id: id } of [issue, comment])
      assert.equal((await errorOf(bea, add, { id, content: 'EYES' })).type, 'FORBIDDEN')
    const canReact = 'query($id: ID!) { node(id: $id) { ... on Issue { viewerCanReact } } }'
    assert.equal((await read(bea, canReact, { id: issue.node_id })).node.viewerCanReact, false)
    const reader = await as('ada', { kind: 'fine-grained', scopes: [`owner:${ada.user.id}`, 'issues=read'] })
    assert.equal((await errorOf(reader, add, { id: issue.node_id, content: 'EYES' })).type, 'FORBIDDEN')
    assert.equal((await read(reader, canReact, { id: issue.node_id })).node.viewerCanReact, false)
  })

  test('users show who follows them and whom they follow', async () => {
    const { as } = await start()
    const [star, one, two] = [await as('star'), await as('one-fan'), await as('two-fan')]
    for (const follower of [one, two]) await follower('PUT', '/user/following/star')
    await star('PUT', '/user/following/one-fan')
    const query = `query($first: Int, $last: Int) { user(login: "star") {
      viewerIsFollowing isFollowingViewer
      followers(first: $first, last: $last) { totalCount nodes { login } pageInfo { hasNextPage hasPreviousPage } }
      following(first: 5) { totalCount edges { node { login } } }
    } }`
    const { user } = await read(one, query, { first: 1 })
    assert.deepEqual(user, {
      viewerIsFollowing: true,
      isFollowingViewer: true,
      followers: {
        totalCount: 2,
        nodes: [{ login: 'one-fan' }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
      following: { totalCount: 1, edges: [{ node: { login: 'one-fan' } }] },
    })
    const last = (await read(two, query, { last: 1 })).user
    assert.deepEqual([last.isFollowingViewer, last.followers.nodes], [false, [{ login: 'two-fan' }]])
  })

  test('the statements of stars, reactions and follows do not grow with the lists', async () => {
    const { ada, as, context, repository } = await start()
    const { path } = await repository('tallied')
    const fan = await as('tally-fan')
    await fan('PUT', '/user/following/ada')
    await fan('PUT', '/user/starred/ada/tallied')
    const ids: string[] = []
    const query = `query($ids: [ID!]!) {
      nodes(ids: $ids) {
        ... on Issue {
          reactionGroups { viewerHasReacted users(first: 2) { totalCount nodes { login } } }
          reactions(first: 2) { viewerHasReacted nodes { user { login } } }
          author { ... on User {
            viewerIsFollowing isFollowingViewer
            followers(first: 2) { totalCount nodes { login } }
            following(first: 2) { totalCount nodes { login } }
          } }
          repository { viewerHasStarred stargazers(first: 2) { nodes { login viewerIsFollowing } } }
        }
      }
    }`
    const count = async () => {
      await context.jobs.idle()
      return (await statementsOf(context.db, () => read(ada, query, { ids }))).length
    }
    const more = async (times: number) => {
      for (let time = 0; time < times; time++) {
        const author = await as(`tally-${ids.length}`)
        await author('PUT', '/user/following/tally-fan')
        const { node_id, number } = (await author('POST', `${path}/issues`, { title: 'x' })).json
        for (const reacting of [author, fan])
          await reacting('POST', `${path}/issues/${number}/reactions`, { content: 'heart' })
        ids.push(node_id)
      }
    }
    await more(2)
    const few = await count()
    await more(10)
    const many = await count()
    // On PostgreSQL, whether two levels share a batch depends on the order of the results.
    assert.ok(many < few + 10, `${few} and ${many} statements`)
  })

  test('a pull request shows the issues that its merge closes, and an issue the pull requests that close it', async () => {
    const { ada, as, repository } = await start()
    const { path, branch, open, tip } = await repository('closing')
    const { path: secret } = await repository('closing-secret', { private: true })
    for (const title of ['named', 'linked', 'mentioned']) await ada('POST', `${path}/issues`, { title })
    await ada('POST', `${secret}/issues`, { title: 'hidden' })
    const { node_id: issueId } = (await ada('GET', `${path}/issues/2`)).json
    const link =
      'mutation($input: CreateLinkedBranchInput!) { createLinkedBranch(input: $input) { clientMutationId } }'
    await read(ada, link, { input: { issueId, oid: await tip(), name: 'topic' } })
    await branch('base')
    await branch('other')
    const body = 'Fixes #1, see #3. Closes #4 and #99. Resolves ada/closing-secret#1.'
    await ada('PUT', `${path}/contents/a.txt`, { message: 'a', content: 'YQ==', branch: 'topic' })
    assert.equal((await open('topic', { body })).json.number, 4)
    assert.equal((await open('other', { body, base: 'base' })).json.number, 5)

    const closing = async (caller: Caller, number: number, args = 'first: 9') => {
      const { repository: foundRepository } = await read(
        caller,
        `{ repository(owner: "ada", name: "closing") { pullRequest(number: ${number}) {
          closingIssuesReferences(${args}) { totalCount nodes { number repository { name } } } } } }`,
      )
      const { nodes, totalCount } = foundRepository.pullRequest.closingIssuesReferences
      assert.equal(nodes.length, totalCount)
      return nodes.map((node: Json) => `${node.repository.name}#${node.number}`)
    }
    const closedBy = async (number: number, args = 'first: 9') => {
      const { repository: foundRepository } = await read(
        ada,
        `{ repository(owner: "ada", name: "closing") { issue(number: ${number}) {
          closedByPullRequestsReferences(${args}) { nodes { number } } } } }`,
      )
      return foundRepository.issue.closedByPullRequestsReferences.nodes.map((node: Json) => node.number)
    }
    assert.deepEqual(await closing(ada, 4), ['closing#1', 'closing-secret#1', 'closing#2'])
    assert.deepEqual(await closing(ada, 4, 'first: 9, userLinkedOnly: true'), ['closing#2'])
    assert.deepEqual(await closing(await as('eve'), 4), ['closing#1', 'closing#2'])
    assert.deepEqual(await closing(ada, 5), [])
    assert.deepEqual([await closedBy(1), await closedBy(2), await closedBy(3)], [[4], [4], []])
    await ada('PATCH', `${path}/pulls/4`, { state: 'closed' })
    assert.deepEqual(await closedBy(1), [])
    assert.deepEqual(await closedBy(1, 'first: 9, includeClosedPrs: true'), [4])
  })

  test('semantic-release reads the pull requests of 100 commits in one query', async () => {
    const { ada, repository } = await start()
    const { path, branch, open, tip } = await repository('many')
    await ada('POST', `${path}/milestones`, { title: 'First' })
    await branch('side')
    await open('side')
    await ada('PATCH', `${path}/issues/1`, { milestone: 1 })
    await ada('PUT', `${path}/pulls/1/merge`, { merge_method: 'squash' })
    const account = 'login url avatarUrl'
    const fields = `id title body url number createdAt updatedAt closedAt comments { totalCount } state
      author { ${account} __typename } authorAssociation activeLockReason locked
      labels(first: 40) { nodes { id url name color description isDefault } }
      milestone { url id number state title description creator { ${account} } createdAt closedAt updatedAt }
      mergeable changedFiles mergedAt isDraft mergedBy { ${account} } commits { totalCount }`
    const oids = Array.from({ length: 99 }, (_, at) => String(at).padStart(40, '0'))
    const commits = [await tip(), ...oids].map(
      (oid) => `commit${oid.slice(0, 12)}${oid.slice(-2)}: object(oid: "${oid}") { ... on Commit {
        oid associatedPullRequests(first: 100) { pageInfo { endCursor hasNextPage } nodes { ${fields} } } } }`,
    )
    const data = await read(ada, `{ repository(owner: "ada", name: "many") { ${commits.join(' ')} } }`)
    const [mergedPull, ...absent] = Object.values<Json>(data.repository)
    const [pull] = mergedPull.associatedPullRequests.nodes
    assert.deepEqual(
      [pull.number, pull.state, pull.mergedBy.login, pull.commits.totalCount, pull.milestone.creator.login],
      [1, 'MERGED', 'ada', 1, 'ada'],
    )
    assert.ok(absent.every((object) => object === null))
  })

  test('Renovate reads the settings of a repository, and its tags by date', async () => {
    const { ada, repository } = await start()
    const { path, tip } = await repository('tagged')
    const tag = (name: string, sha: string) =>
      ada('POST', `${path}/git/refs`, { ref: `refs/tags/${name}`, sha })
    await tag('z', await tip())
    const tagger = { name: 'Ada', email: 'ada@example.test', date: '2040-01-01T00:00:00Z' }
    const content = Buffer.from('let x=1\n').toString('base64')
    const file = { message: 'Later', content, branch: 'main', committer: tagger }
    const { sha } = (await ada('PUT', `${path}/contents/later.js`, file)).json.commit
    const object = { tag: 'a', message: 'm', object: sha, type: 'commit', tagger }
    await tag('a', (await ada('POST', `${path}/git/tags`, object)).json.sha)
    await ada('PUT', `${path}/subscription`, { ignored: true })
    const data = await read(
      ada,
      `{ repository(owner: "ada", name: "tagged") { hasVulnerabilityAlertsEnabled viewerSubscription languages(first: 9) { totalSize edges { size node { name } } }
        refs(first: 9, refPrefix: "refs/tags/", orderBy: { field: TAG_COMMIT_DATE, direction: DESC }) {
          nodes { name target { type: __typename ... on Commit { oid } ... on Tag { target { ... on Commit { oid } } tagger { date } } } } } } }`,
    )
    const { refs, ...settings } = data.repository
    assert.deepEqual(settings, {
      hasVulnerabilityAlertsEnabled: false,
      viewerSubscription: 'IGNORED',
      languages: { totalSize: 8, edges: [{ size: 8, node: { name: 'JavaScript' } }] },
    })
    assert.deepEqual(
      refs.nodes.map(({ name }: Json) => name),
      ['a', 'z'],
    )
    assert.deepEqual(refs.nodes[0].target, {
      type: 'Tag',
      target: { oid: sha },
      tagger: { date: tagger.date },
    })
  })

  test('files of the default branch guide contributors', async () => {
    const { ada, as, repository } = await start()
    const { owner, path, tip } = await repository('guided')
    // Parsing so many keys takes seconds.
    const manyKeys = Array.from({ length: 7_000 }, (_, at) => `k${at}: 1\n`).join('')
    const files = {
      '.github/ISSUE_TEMPLATE/bug.md':
        '---\nname: Bug\nabout: Something broke\ntitle: "[bug] "\n---\n\nWhat broke?\n',
      '.github/ISSUE_TEMPLATE/broken.md': 'no header',
      '.github/ISSUE_TEMPLATE/huge.md': `---\nname: Huge\nabout: Too long to parse\n${manyKeys}---\n`,
      '.github/ISSUE_TEMPLATE/config.yml':
        'blank_issues_enabled: false\ncontact_links:\n  - {name: Chat, url: "https://chat.example", about: Ask}\n  - {name: Bad, url: "javascript:alert(1)", about: No}\n',
      '.github/FUNDING.yml':
        'github: [ada]\ncustom: ["https://pay.example/ada", "not a url"]\nunknown: x\nconstructor: ada\n',
      'docs/PULL_REQUEST_TEMPLATE.md': 'What and why\n',
      'SECURITY.md': 'Write to us\n',
      'CODE_OF_CONDUCT.md': 'Be kind\n',
    }
    const parent = await tip()
    const entries = Object.entries(files).map(([file, content]) => ({
      path: file,
      mode: '100644',
      type: 'blob',
      content,
    }))
    const { sha: tree } = (await ada('POST', `${path}/git/trees`, { base_tree: parent, tree: entries })).json
    const commit = { message: 'Guide contributors', tree, parents: [parent] }
    const { sha } = (await ada('POST', `${path}/git/commits`, commit)).json
    assert.equal((await ada('PATCH', `${path}/git/refs/heads/main`, { sha })).status, 200)
    await owner('POST', '/user/emails', { emails: ['ada@example.com'] })
    const bob = await as('bob')
    await bob('POST', '/repos/ada/guided/issues', { title: 'Hello' })
    const query = `{ repository(owner: "ada", name: "guided") {
      issueTemplates { filename name title about body } pullRequestTemplates { filename body }
      isBlankIssuesEnabled contactLinks { name url about } fundingLinks { platform url }
      codeOfConduct { key url } securityPolicyUrl isSecurityPolicyEnabled
      mentionableUsers(first: 5) { totalCount nodes { login } }
      viewerDefaultMergeMethod viewerPossibleCommitEmails viewerDefaultCommitEmail
      projectsV2(first: 1) { totalCount } labels(first: 1) { nodes { createdAt updatedAt } }
    } }`
    const { repository: guided } = await read(ada, query)
    assert.deepEqual(guided.issueTemplates, [
      { filename: 'bug.md', name: 'Bug', title: '[bug]', about: 'Something broke', body: 'What broke?\n' },
    ])
    assert.deepEqual(guided.pullRequestTemplates, [
      { filename: 'docs/PULL_REQUEST_TEMPLATE.md', body: 'What and why\n' },
    ])
    assert.deepEqual(
      [guided.isBlankIssuesEnabled, guided.contactLinks],
      [false, [{ name: 'Chat', url: 'https://chat.example', about: 'Ask' }]],
    )
    assert.deepEqual(guided.fundingLinks, [
      { platform: 'GITHUB', url: 'https://github.com/ada' },
      { platform: 'CUSTOM', url: 'https://pay.example/ada' },
    ])
    assert.match(guided.codeOfConduct.url, /\/ada\/guided\/blob\/main\/CODE_OF_CONDUCT.md$/)
    assert.match(guided.securityPolicyUrl, /\/blob\/main\/SECURITY.md$/)
    assert.deepEqual(guided.mentionableUsers.nodes, [{ login: 'ada' }, { login: 'bob' }])
    assert.equal(guided.viewerPossibleCommitEmails[0], 'ada@example.com')
    assert.ok(guided.labels.nodes[0].createdAt)
    const withoutScope = await as('ada', { scopes: ['repo'] })
    assert.equal((await read(withoutScope, query)).repository.viewerPossibleCommitEmails, null)
    const missing = await errorOf(ada, '{ viewer { nothing } }')
    assert.match(missing.message, /^Field 'nothing' doesn't exist on type 'User'/)
  })

  test('pull requests are listed by any states, and commits show their co-authors', async () => {
    const { ada, repository } = await start()
    const { branch, open, path, write } = await repository('states')
    for (const head of ['kept', 'dropped', 'merged']) {
      await branch(head)
      await open(head)
    }
    await ada('PATCH', `${path}/pulls/2`, { state: 'closed' })
    assert.equal((await ada('PUT', `${path}/pulls/3/merge`)).status, 200)
    const list = async (states: string) => {
      const query = `{ repository(owner: "ada", name: "states") { pullRequests(first: 9, states: ${states}) { totalCount nodes { number } } } }`
      const { totalCount, nodes } = (await read(ada, query)).repository.pullRequests
      assert.equal(totalCount, nodes.length, states)
      return nodes.map(({ number }: Json) => number)
    }
    assert.deepEqual(await list('[OPEN, MERGED]'), [1, 3])
    assert.deepEqual(await list('[OPEN, CLOSED]'), [1, 2])
    assert.deepEqual(await list('[CLOSED, MERGED]'), [2, 3])
    assert.deepEqual(await list('[OPEN, CLOSED, MERGED]'), [1, 2, 3])
    const message = 'Pair\n\nCo-authored-by: Bob <bob@example.com>\nCo-Authored-By: Bob <BOB@example.com>\n'
    await write('main', 'pair.txt', 'x', { message })
    const commits = `{ repository(owner: "ada", name: "states") { object(expression: "main") { ... on Commit { authors(first: 5) { nodes { name email } } } } } }`
    const { nodes } = (await read(ada, commits)).repository.object.authors
    assert.deepEqual(nodes.slice(1), [{ name: 'Bob', email: 'bob@example.com' }])
  })

  test('review threads are created in a pending review or published immediately', async () => {
    const { ada, as, repository } = await start()
    const { branch, member, open } = await repository('threads')
    await branch('line', { 'line.txt': 'one\ntwo\n' })
    const { node_id: pullRequestId } = (await open('line')).json
    const bea = await member('bea', 'write')
    const comment = 'id body line path state replyTo { body } author { login }'
    const mutate = async (caller: Caller, name: string, input: object, fields: string) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
      return (
        await read(caller, `mutation($input: ${type}!) { result: ${name}(input: $input) { ${fields} } }`, {
          input,
        })
      ).result
    }
    const reviewThread = await mutate(
      bea,
      'addPullRequestReviewThread',
      { pullRequestId, path: 'line.txt', line: 2, body: 'Why two?' },
      `thread { id line path diffSide comments(first: 5) { totalCount nodes { ${comment} } } }`,
    )
    assert.deepEqual(reviewThread.thread.comments.nodes[0].state, 'PENDING')
    const threads = `query($id: ID!, $first: Int!) { node(id: $id) { ... on PullRequest {
      reviewThreads(first: 9) { nodes { id isResolved comments(first: $first) { totalCount nodes { ${comment} } } } }
      reviews(first: 9) { nodes { id state comments(first: 9) { totalCount } } }
    } } }`
    const seenBy = async (caller: Caller, first = 9) =>
      (await read(caller, threads, { id: pullRequestId, first })).node
    assert.deepEqual((await seenBy(ada)).reviewThreads.nodes, [], 'others do not see pending comments')
    const [pending] = (await seenBy(bea)).reviews.nodes
    assert.deepEqual([pending.state, pending.comments.totalCount], ['PENDING', 1])
    await mutate(
      bea,
      'submitPullRequestReview',
      { pullRequestReviewId: pending.id, event: 'COMMENT' },
      'clientMutationId',
    )
    const [thread] = (await seenBy(ada)).reviewThreads.nodes
    assert.deepEqual([thread.comments.totalCount, thread.comments.nodes[0].body], [1, 'Why two?'])
    const reply = await mutate(
      ada,
      'addPullRequestReviewThreadReply',
      { pullRequestReviewThreadId: thread.id, body: 'Because' },
      `comment { ${comment} }`,
    )
    assert.deepEqual([reply.comment.replyTo.body, reply.comment.state], ['Why two?', 'SUBMITTED'])
    const edit = await mutate(
      ada,
      'updatePullRequestReviewComment',
      { pullRequestReviewCommentId: reply.comment.id, body: 'Because of one' },
      'pullRequestReviewComment { body }',
    )
    assert.equal(edit.pullRequestReviewComment.body, 'Because of one')
    assert.equal((await seenBy(bea, 1)).reviewThreads.nodes[0].comments.totalCount, 2)
    const stranger = await as('stranger')
    const deletion = `mutation($input: DeletePullRequestReviewCommentInput!) { deletePullRequestReviewComment(input: $input) { clientMutationId } }`
    const input = { id: reply.comment.id }
    assert.equal((await errorOf(stranger, deletion, { input })).type, 'FORBIDDEN')
    await read(ada, deletion, { input })
    assert.equal((await seenBy(bea)).reviewThreads.nodes[0].comments.totalCount, 1)
  })

  test('teams, rulesets and memberships are visible to the same callers as in REST', async () => {
    const { as, context } = await start()
    const owner = await as('boss')
    await context.auth.createUser({ login: 'root-of-orgs', role: 'site_admin' })
    const root = await as('root-of-orgs', { scopes: ['site_admin'] })
    await root('POST', '/admin/organizations', { login: 'guild', admin: 'boss' })
    await owner('POST', '/orgs/guild/teams', { name: 'Smiths', privacy: 'closed' })
    await owner('POST', '/orgs/guild/repos', { name: 'forge', auto_init: true })
    await owner('POST', '/repos/guild/forge/rulesets', {
      name: 'No deletion',
      target: 'branch',
      enforcement: 'active',
      conditions: { ref_name: { include: ['~ALL'], exclude: [] } },
      rules: [{ type: 'deletion' }],
    })
    const query = `{ organization(login: "guild") { team(slug: "smiths") { name } teams(first: 5) { totalCount nodes { slug } } }
      user(login: "boss") { organizations(first: 5) { nodes { login } } }
      repository(owner: "guild", name: "forge") { rulesets(first: 5, includeParents: true) { nodes {
        name target enforcement source { __typename ... on Repository { nameWithOwner } } rules { totalCount } } } } }`
    const result = await read(owner, query)
    assert.deepEqual(result.organization, {
      team: { name: 'Smiths' },
      teams: { totalCount: 1, nodes: [{ slug: 'smiths' }] },
    })
    assert.deepEqual(result.user.organizations.nodes, [{ login: 'guild' }])
    const affiliated = `{ user(login: "boss") { repositories(first: 5, affiliations: [ORGANIZATION_MEMBER, COLLABORATOR]) {
      nodes { nameWithOwner } } } }`
    const repositoriesFor = async (caller: Caller) => (await read(caller, affiliated)).user.repositories.nodes
    assert.deepEqual(await repositoriesFor(owner), [{ nameWithOwner: 'guild/forge' }])
    assert.deepEqual(await repositoriesFor(await as('stranger')), [])
    assert.deepEqual(result.repository.rulesets.nodes, [
      {
        name: 'No deletion',
        target: 'BRANCH',
        enforcement: 'ACTIVE',
        source: { __typename: 'Repository', nameWithOwner: 'guild/forge' },
        rules: { totalCount: 1 },
      },
    ])
    const outsider = await read(await as('outsider'), query)
    assert.deepEqual(outsider.organization, { team: null, teams: { totalCount: 0, nodes: [] } })
    assert.deepEqual(outsider.user.organizations.nodes, [])
  })

  test('a query stops when its response grows too large', async () => {
    const { ada, repository } = await start()
    const { path } = await repository('long')
    const { node_id } = (await ada('GET', path)).json
    for (let at = 0; at < 4; at++)
      await ada('POST', `${path}/issues`, { title: 'a', body: 'x'.repeat(60_000) })
    const texts = (selection: string) =>
      Array.from({ length: 190 }, (_, at) => `a${at}: ${selection}`).join(' ')
    const issues = `{ repository(owner: "ada", name: "long") { issues(first: 9) { nodes { ${texts('body')} } } } }`
    const labels = (selection: string) =>
      `labels(first: 9) { nodes { repository { labels(first: 9) { nodes { ${selection} } } } } }`
    const fields = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on Repository { ${labels(texts('name'))} } } }`
    const ids = Array.from({ length: 90 }, () => node_id)
    for (const [query, variables] of [
      [issues, {}],
      [fields, { ids }],
    ] as const) {
      const { json } = await run(ada, query, variables)
      assert.equal(json.data, null)
      assert.deepEqual(
        json.errors.map(({ type }: Json) => type),
        ['RESOURCE_LIMITS_EXCEEDED'],
      )
    }
  })

  test('a query of hundreds of nested lists lets other requests through', async () => {
    const { as } = await start()
    const lister = await as('lister')
    for (let at = 0; at < 8; at++) await lister('POST', '/user/repos', { name: `list-${at}` })
    const levels = 'repositories(first: 8) { nodes { owner { '
    const query = `{ viewer { ${levels.repeat(3)} repositories { totalCount } ${'} } }'.repeat(3)} } }`
    let turns = 0
    const count = () => {
      turns++
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    const { json } = await run(lister, query)
    clearImmediate(turn)
    assert.equal(json.errors, undefined)
    assert.ok(turns > 30, `${turns} turns of the event loop`)
  })

  test('queries that are too large are refused before they run', async () => {
    const { ada, context } = await start()
    const nested = `{ viewer { ${'repositories(first: 100) { nodes { owner { '.repeat(4)} login ${'} } }'.repeat(4)} } }`
    const deep = `{ __type(name: "Issue") { ${'ofType { '.repeat(40)} name ${'}'.repeat(40)} } }`
    const aliases = `{ ${Array.from({ length: 150 }, (_, at) => `a${at}: viewer { login }`).join(' ')} }`
    const cycle = '{ viewer { ...a } } fragment a on User { ...b } fragment b on User { ...a }'
    const bomb = `{ viewer { ...f0 } } ${Array.from({ length: 20 }, (_, at) => `fragment f${at} on User { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f20 on User { login }`
    // Deeper than the stack of a recursive parser.
    const list = `{ nodes(ids: ${'['.repeat(30_000)}) { id } }`
    const statements = await statementsOf(context.db, async () => {
      // `null` is as good as missing.
      for (const query of [nested, nested.replaceAll('first: 100', 'first: null, last: 100')])
        assert.equal((await errorOf(ada, query)).type, 'MAX_NODE_LIMIT_EXCEEDED')
      for (const query of [deep, aliases, cycle, bomb, list])
        assert.equal((await errorOf(ada, query)).type, 'RESOURCE_LIMITS_EXCEEDED')
    })
    assert.ok(statements.length < 40, `${statements.length}`)
    assert.equal((await run(ada, `{ viewer { login } } #${'x'.repeat(270_000)}`)).status, 422)
    const ids = JSON.stringify(Array.from({ length: 100 }, (_, at) => `${at}`))
    const names = Array.from({ length: 40_000 }, (_, at) => `${at}`)
    const long =
      'query ($names: [String!]) { viewer { repositories(first: 1) { nodes { issues(first: 1, labels: $names) { totalCount } } } } }'
    const { json: tooLong } = await ada('POST', '/graphql', { query: long, variables: { names } })
    assert.equal(tooLong.errors[0].type, 'RESOURCE_LIMITS_EXCEEDED')
    const many = `{ nodes(ids: ${ids}) { ... on User { repositories(first: 100) { nodes { issues(first: 100) { totalCount } } } } } }`
    assert.equal((await errorOf(ada, many)).type, 'MAX_NODE_LIMIT_EXCEEDED')
    for (const query of [
      '',
      '{',
      '{ nothing }',
      'subscription { a }',
      `{ viewer { login } } ${'{'.repeat(21_000)}`,
      'query A { viewer { login } } query B { viewer { login } }',
    ])
      assert.ok(await errorOf(ada, query))
  })
})

test('a query stops after ten seconds', (t) => {
  let nowMs = 0
  t.mock.method(performance, 'now', () => nowMs)
  // Neither the request nor the loaders are read.
  const context = createGraphqlContext({} as FastifyRequest, () => ({}) as Loaders, 0)
  context.countField()
  nowMs = 10_001
  assert.throws(() => context.countField(), /took too long/)
  assert.match(String(context.stopped), /took too long/)
})
