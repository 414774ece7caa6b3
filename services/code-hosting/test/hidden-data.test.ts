import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openHookTarget } from './hook-target.ts'
import { listOperations } from './hostile-requests.ts'
import { everyScope, furnish, secret } from './private-world.ts'
import { startCodeHosting } from './service.ts'

const service = await startCodeHosting({ limits: 'off' })
const { as, anonymous, context, url } = service
const { ada, sha, blob, commentId, pull } = await furnish(service)
const eve = await as('eve', { scopes: everyScope })
const vault = (await ada('GET', '/repos/ada/vault')).json

type TestResponse = Awaited<ReturnType<typeof anonymous>>

const names: Record<string, string> = {
  owner: 'ada',
  username: 'ada',
  assignee: 'ada',
  path: 'notes.txt',
  file: 'main/notes.txt',
  dir: '',
  ref: 'main',
  branch: 'main',
  basehead: 'main...main',
  name: secret,
  sha,
  file_sha: blob,
  comment_id: commentId,
  pull_number: String(pull.number),
  environment_name: secret,
  tag: 'v1',
}

/** Routes that are not in the OpenAPI document: git, pages and files. */
const extraRoutes = [
  'info/refs?service=git-upload-pack',
  'info/refs?service=git-receive-pack',
  'archive/main.tar.gz',
  'tarball/main',
  '',
  '/issues',
  '/issues/1',
  '/tree/main',
  '/blob/main/notes.txt',
  '/commits',
  `/commit/${sha}`,
  '/labels',
  '/branches',
  '/tags',
  '/milestones',
  '/stargazers',
  '/forks',
  '/compare/main...main',
  '/pulls',
  `/pull/${pull.number}`,
  `/pull/${pull.number}/files`,
  `/pull/${pull.number}/commits`,
  `/pull/${pull.number}.diff`,
  `/pull/${pull.number}.patch`,
  '/runs/1',
  '/releases',
  '/releases/tag/v1',
  `/releases/download/v1/${secret}.txt`,
  '/settings',
].map((path) => ({ method: 'GET', path: `/ada/{repo}${path && !path.startsWith('/') ? `/${path}` : path}` }))

const operations = [
  ...listOperations(service.describe()).filter(({ path }) =>
    /^\/(?:repos|networks)\/|^\/\{owner\}/.test(path),
  ),
  ...extraRoutes,
  { method: 'POST', path: '/ada/{repo}/git-upload-pack' },
  { method: 'GET', path: '/repos/ada/{repo}/no-such-thing' },
  { method: 'GET', path: '/repos/ada/{repo}/git/trees/main?recursive=1' },
  { method: 'PUT', path: '/user/starred/ada/{repo}' },
  { method: 'GET', path: '/user/starred/ada/{repo}' },
].map(({ method, path }) => ({
  method,
  at: (repo: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent({ ...names, repo }[name] ?? '1')),
}))

/** The response without the parts that always differ and without the requested name. */
function visible({ status, headers, text }: TestResponse, name: string) {
  const changing = /^(?:date|etag|content-length|x-github-request-id|x-ratelimit-(?:used|remaining|reset))$/
  const stableHeaders = [...headers].filter(([header]) => !changing.test(header))
  return JSON.stringify({ status, stableHeaders, text: text.replaceAll(name, 'NAME') }, null, 1)
}

const callers = {
  anonymous,
  'a stranger': eve,
  'the owner with a token without scopes': await as('ada', { scopes: [] }),
  'the owner with a token for another owner': await as('ada', {
    kind: 'fine-grained',
    scopes: ['owner:999'],
  }),
}

describe('a private repository', () => {
  for (const [who, call] of Object.entries(callers)) {
    test(`looks missing to ${who}, on every route`, async () => {
      assert.ok(operations.length > 150)
      for (const { method, at } of operations) {
        const body = ['GET', 'HEAD'].includes(method) ? undefined : { secret: true }
        const hiddenResponse = await call(method, at('vault'), body)
        const absent = await call(method, at('vanish'), body)
        assert.equal(visible(hiddenResponse, 'vault'), visible(absent, 'vanish'), `${method} ${at('vault')}`)
      }
    })

    test(`looks missing to ${who}, by its id`, async () => {
      for (const path of ['', '/issues', '/contents/notes.txt', `/commits/${sha}`, '/hooks', '/tarball'])
        assert.equal(
          visible(await call('GET', `/repositories/${vault.id}${path}`), String(vault.id)),
          visible(await call('GET', `/repositories/987654${path}`), '987654'),
          path,
        )
      for (const kind of ['tarball', 'zipball'])
        assert.equal(
          visible(await call('GET', `/_codeload/${vault.id}/${kind}/${sha}?token=x.y`), String(vault.id)),
          visible(await call('GET', `/_codeload/987654/${kind}/${sha}?token=x.y`), '987654'),
        )
    })
  }

  test('does not redirect strangers from former names and owners', async () => {
    await ada('POST', '/user/repos', { name: 'cellar', private: true, auto_init: true })
    await ada('PATCH', '/repos/ada/cellar', { name: 'attic' })
    assert.equal((await ada('GET', '/repos/ada/cellar')).status, 301)
    for (const call of [anonymous, eve])
      for (const path of [
        '/repos/ada/cellar',
        '/repos/ada/cellar/issues',
        '/ada/cellar',
        '/ada/cellar/raw/main/README.md',
      ])
        assert.equal(
          visible(await call('GET', path), 'cellar'),
          visible(await call('GET', path.replace('cellar', 'vanish')), 'vanish'),
        )
  })

  test('is neither listed nor counted for strangers', async () => {
    for (const path of [
      '/users/ada/repos',
      '/orgs/acme/repos',
      '/repositories',
      '/user/repos',
      '/users/ada/starred',
      '/events',
      '/users/ada/subscriptions',
      '/users/ada/events',
      '/users/ada/events/public',
      '/users/ada/received_events',
      '/orgs/acme/events',
      '/users/ada',
      '/orgs/acme',
      '/issues?filter=all',
      '/user/issues?filter=all',
      '/ada',
      '/acme',
      '/',
    ]) {
      for (const call of [anonymous, eve]) {
        const { text, headers } = await call('GET', path)
        assert.doesNotMatch(`${text} ${headers.get('link')}`, /vault|safe"|acme\/safe|marker|attic/i, path)
      }
    }
    assert.equal((await eve('GET', '/users/ada')).json.public_repos, 1)
    assert.equal((await eve('GET', '/users/ada/repos')).json.length, 1)
  })
})

describe('a repository that was public once', () => {
  test('disappears from all lists when it becomes private', async () => {
    await ada('POST', '/user/repos', { name: 'shop', auto_init: true })
    const { json: issue } = await eve('POST', '/repos/ada/shop/issues', { title: secret })
    assert.equal(issue.number, 1)
    await eve('PUT', '/user/starred/ada/shop')
    await eve('PUT', '/repos/ada/shop/subscription', { subscribed: true })
    const { json: fork } = await eve('POST', '/repos/ada/shop/forks', { name: 'my-shop' })
    await ada('PUT', '/repos/ada/shop/contents/price.txt', {
      message: secret,
      content: Buffer.from(secret).toString('base64'),
    })
    await ada('PATCH', '/repos/ada/shop', { private: true, name: 'closed-shop', description: secret })
    for (const path of [
      '/user/starred',
      '/users/eve/starred',
      '/user/subscriptions',
      '/users/eve/subscriptions',
      '/user/issues?filter=all',
      '/users/eve/events',
      '/users/eve/received_events',
      '/events',
      '/repos/eve/my-shop',
      '/networks/eve/my-shop/events',
      '/repos/eve/my-shop/forks',
      `/repositories/${fork.id}`,
      '/eve',
      '/eve/my-shop',
      '/issues?filter=all',
      '/repos/eve/my-shop/compare/main...ada:main',
      '/repos/eve/my-shop/compare/ada:main...main',
      '/repos/eve/my-shop/compare/ada:closed-shop:main...main',
      '/repos/eve/my-shop/compare/ada:shop:main...main',
    ]) {
      const { text, headers, status } = await eve('GET', path)
      assert.ok(status < 500)
      assert.doesNotMatch(`${text} ${headers.get('link')}`.replaceAll(path, ''), /closed-shop|marker/i, path)
    }
    const merge = await eve('POST', '/repos/eve/my-shop/merge-upstream', { branch: 'main' })
    assert.ok(merge.status >= 400, merge.text)
    assert.equal((await eve('GET', '/repos/eve/my-shop/contents/price.txt')).status, 404)
  })

  test('references to issues of private repositories are hidden', async () => {
    await ada('POST', '/user/repos', { name: 'street' })
    const { json: open } = await ada('POST', '/repos/ada/street/issues', { title: 'open' })
    const { json: hiddenIssue } = await ada('POST', '/repos/ada/vault/issues', {
      title: secret,
      body: `See ada/street#${open.number}`,
    })
    await ada('POST', `/repos/ada/street/issues/${open.number}/sub_issues`, { sub_issue_id: hiddenIssue.id })
    await ada('POST', `/repos/ada/street/issues/${open.number}/dependencies/blocked_by`, {
      issue_id: hiddenIssue.id,
    })
    const at = `/repos/ada/street/issues/${open.number}`
    assert.match((await ada('GET', `${at}/timeline`)).text, /marker/)
    for (const call of [anonymous, eve])
      for (const path of ['', '/timeline', '/events', '/sub_issues', '/dependencies/blocked_by', '/parent'])
        assert.doesNotMatch((await call('GET', at + path)).text, /marker|vault/i, path)
    for (const call of [anonymous, eve])
      assert.doesNotMatch((await call('GET', `/ada/street/issues/${open.number}`)).text, /marker|vault/i)
  })

  test('webhooks and feeds of another repository show nothing of connected and transferred issues', async (t) => {
    const target = await openHookTarget(t)
    for (const name of ['square', 'lane'])
      await ada('POST', '/user/repos', { name, private: name === 'lane', has_issues: true })
    await ada('POST', '/repos/ada/square/hooks', {
      config: { url: target.url, content_type: 'json' },
      events: ['*'],
    })
    const { json: open } = await ada('POST', '/repos/ada/square/issues', { title: 'open' })
    const { json: hiddenIssue } = await ada('POST', '/repos/ada/vault/issues', { title: secret })
    const { json: parent } = await ada('POST', '/repos/ada/vault/issues', { title: secret })
    const [street, closed] = [
      `/repos/ada/square/issues/${open.number}`,
      `/repos/ada/vault/issues/${parent.number}`,
    ]
    for (const [method, path, body] of [
      ['POST', `${street}/sub_issues`, { sub_issue_id: hiddenIssue.id }],
      ['DELETE', `${street}/sub_issue`, { sub_issue_id: hiddenIssue.id }],
      ['POST', `${closed}/sub_issues`, { sub_issue_id: open.id }],
      ['POST', `${street}/dependencies/blocked_by`, { issue_id: hiddenIssue.id }],
      ['POST', `${closed}/dependencies/blocked_by`, { issue_id: open.id }],
      ['PATCH', street, { state: 'closed' }],
      ['PATCH', street, { state: 'open' }],
    ] as const)
      assert.ok((await ada(method, path, body)).status < 300, path)
    const { json: moving } = await ada('POST', '/repos/ada/square/issues', { title: 'moving' })
    const transfer = `mutation ($issue: ID!, $to: ID!) {
      transferIssue(input: { issueId: $issue, repositoryId: $to }) { issue { number } }
    }`
    const { json: moved } = await ada('POST', '/graphql', {
      query: transfer,
      variables: { issue: moving.node_id, to: vault.node_id },
    })
    assert.equal(moved.errors, undefined)
    await target.waitFor(1, 'issues')
    while (!target.requests.some(({ body }) => body.includes('"transferred"'))) await target.another()
    for (const { body, headers } of target.requests)
      assert.doesNotMatch(body, /marker|vault/i, String(headers['x-github-event']))
    for (const path of ['/repos/ada/square/events', '/users/ada/events/public'])
      assert.doesNotMatch((await anonymous('GET', path)).text, /marker|vault/i, path)
    const feed = (await ada('GET', '/repos/ada/vault/events')).text
    assert.match(feed, /vault/)
  })

  test('issues of other repositories cannot be accessed by id', async () => {
    const { json: hiddenIssue } = await ada('GET', '/repos/ada/vault/issues/1')
    await eve('POST', '/user/repos', { name: 'trap' })
    await eve('POST', '/repos/eve/trap/issues', { title: 'bait' })
    const absent = 987_654
    for (const [path, field] of [
      ['sub_issues', 'sub_issue_id'],
      ['dependencies/blocked_by', 'issue_id'],
    ] as const) {
      const [there, none] = [hiddenIssue.id, absent]
      const takenName = await eve('POST', `/repos/eve/trap/issues/1/${path}`, { [field]: there })
      const missingResponse = await eve('POST', `/repos/eve/trap/issues/1/${path}`, { [field]: none })
      assert.equal(visible(takenName, String(there)), visible(missingResponse, String(none)), path)
      assert.ok(takenName.status >= 400)
    }
  })
})

describe('ids of a private repository', () => {
  test('open nothing through another repository', async () => {
    await eve('POST', '/user/repos', { name: 'decoy', auto_init: true })
    const elsewhere = listOperations(service.describe())
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/repos/{owner}/{repo}/'))
      .map(({ path }) =>
        path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent({ ...names, ref: pull.head, owner: 'eve', repo: 'decoy' }[name] ?? '1'),
        ),
      )
    assert.ok(elsewhere.length > 100)
    for (const path of elsewhere) {
      const { status, text, headers } = await eve('GET', path)
      assert.ok(status < 500, path)
      const visibleText = `${text} ${headers.get('link')}`.replaceAll(path, '')
      assert.equal(visibleText.includes(secret), false, `${path}: ${visibleText.slice(0, 300)}`)
    }
  })

  test('open nothing through GraphQL', async () => {
    const { json: ownPull } = await ada('GET', `/repos/ada/vault/pulls/${pull.number}`)
    const { json: runs } = await ada('GET', `/repos/ada/vault/commits/${pull.head}/check-runs`)
    const { json: reviews } = await ada('GET', `/repos/ada/vault/pulls/${pull.number}/reviews`)
    const { json: releases } = await ada('GET', '/repos/ada/vault/releases')
    const ids = [vault, ownPull, runs.check_runs[0], reviews[0], releases[0]].map(({ node_id }) => node_id)
    assert.ok(ids.every((id) => typeof id === 'string'))
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
    for (const id of ids) {
      const { text } = await eve('POST', '/graphql', { query, variables: { ids: [id] } })
      const { text: absent } = await eve('POST', '/graphql', { query, variables: { ids: ['absent'] } })
      assert.match(text, /NOT_FOUND/)
      assert.match(absent, /NOT_FOUND/)
    }
  })
})

test('a removed collaborator sees no notifications and no search results', async () => {
  const bob = await as('bob', { scopes: everyScope })
  await ada('PUT', '/repos/ada/vault/collaborators/bob', { permission: 'pull' })
  const [invitation] = (await bob('GET', '/user/repository_invitations')).json
  await bob('PATCH', `/user/repository_invitations/${invitation.id}`)
  await bob('PUT', '/repos/ada/vault/subscription', { subscribed: true })
  await ada('POST', '/repos/ada/vault/issues', { title: `${secret} again`, body: '@bob' })
  await context.jobs.idle()
  const [thread] = (await bob('GET', '/notifications')).json
  assert.match(thread.subject.title, /again/)
  const paths = [
    '/notifications?all=true',
    `/notifications/threads/${thread.id}`,
    `/search/issues?q=${secret}+is:issue`,
    `/search/issues?q=${secret}+is:pr`,
    `/search/code?q=${secret}`,
    `/search/commits?q=${secret}`,
    `/search/repositories?q=${secret}`,
    '/user/subscriptions',
    '/users/bob/received_events',
  ]
  let visibleCount = 0
  for (const path of paths) if (/again|vault/.test((await bob('GET', path)).text)) visibleCount++
  assert.ok(visibleCount >= 5, `only ${visibleCount} of the paths show something`)
  await ada('DELETE', '/repos/ada/vault/collaborators/bob')
  for (const path of paths) assert.doesNotMatch((await bob('GET', path)).text, /again|vault/, path)
})

test('links and pages of a list reveal nothing else', async () => {
  const { headers, text } = await eve('GET', '/repositories?per_page=1&since=0')
  assert.doesNotMatch(`${headers.get('link')} ${text}`, /vault|safe/)
  const listedNames: string[] = []
  for (let next: string | undefined = `${url}/api/v3/repositories?per_page=1`; next; ) {
    const response: TestResponse = await eve('GET', next.replace(url, ''))
    listedNames.push(...response.json.map((one: { full_name: string }) => one.full_name))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  assert.ok(listedNames.length > 0 && !listedNames.includes('ada/vault'), String(listedNames))
  assert.ok(context.db)
})
