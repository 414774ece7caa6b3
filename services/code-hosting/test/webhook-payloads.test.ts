import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHookTarget, type ReceivedRequest } from './hook-target.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { findMissingMembers } from './payload-examples.ts'
import { startCodeHosting } from './service.ts'

const toWebhooks = readOctokitSchemas('openapi-webhooks-types')
const toFeeds = readOctokitSchemas('openapi-types')

const app = await startCodeHosting({ limits: 'off' })
await app.context.auth.createUser({ login: 'root', role: 'site_admin' })
const root = await app.as('root', { scopes: ['site_admin', 'repo', 'admin:org'] })
const ada = await app.as('ada')
const bob = await app.as('bob')
const carl = await app.as('carl')

type Call = [typeof ada, method: string, path: string, body?: unknown]

/** Triggers every kind of event at least once, in this order. */
async function* activityEvents(): AsyncGenerator<[string, ...Call[]]> {
  const repo = '/repos/press/paper'
  yield ['a repository', [ada, 'POST', '/orgs/press/repos', { name: 'paper', auto_init: true }]]
  yield ['its settings', [ada, 'PATCH', repo, { description: 'To print on', homepage: 'https://a.example' }]]
  yield ['its visibility', [ada, 'PATCH', repo, { private: true }], [ada, 'PATCH', repo, { private: false }]]
  yield ['its archive', [ada, 'PATCH', repo, { archived: true }], [ada, 'PATCH', repo, { archived: false }]]
  yield [
    'its name',
    [ada, 'PATCH', repo, { name: 'news' }],
    [ada, 'PATCH', '/repos/press/news', { name: 'paper' }],
  ]

  const star = '/user/starred/press/paper'
  yield ['stars', [bob, 'PUT', star], [bob, 'DELETE', star]]
  const member = `${repo}/collaborators/bob`
  yield ['a collaborator', [ada, 'PUT', member, { permission: 'push' }]]
  const [invitation] = (await bob('GET', '/user/repository_invitations')).json
  yield [
    'the collaborator',
    [bob, 'PATCH', `/user/repository_invitations/${invitation?.id}`],
    [ada, 'DELETE', member],
  ]
  const key = `ssh-ed25519 ${Buffer.concat([lengthed('ssh-ed25519'), lengthed('k'.repeat(32))]).toString('base64')}`
  const { json: storedHook } = await ada('POST', `${repo}/keys`, { title: 'deploy', key, read_only: true })
  yield ['a deploy key', [ada, 'DELETE', `${repo}/keys/${storedHook.id}`]]
  yield ['a fork', [bob, 'POST', `${repo}/forks`]]
  yield ['a dispatch', [ada, 'POST', `${repo}/dispatches`, { event_type: 'go', client_payload: { n: 1 } }]]

  const content = Buffer.from('ink').toString('base64')
  yield ['a commit', [ada, 'PUT', `${repo}/contents/ink.txt`, { message: 'Add ink', content }]]
  const { json: head } = await ada('GET', `${repo}/commits/main`)
  yield ['a status', [ada, 'POST', `${repo}/statuses/${head.sha}`, { state: 'success', context: 'press' }]]
  yield ['a comment', [bob, 'POST', `${repo}/commits/${head.sha}/comments`, { body: 'Nice' }]]
  const branch = { ref: 'refs/heads/draft', sha: head.sha }
  yield [
    'a branch',
    [ada, 'POST', `${repo}/git/refs`, branch],
    [ada, 'DELETE', `${repo}/git/refs/heads/draft`],
  ]
  yield ['a tag', [ada, 'POST', `${repo}/git/refs`, { ref: 'refs/tags/v1', sha: head.sha }]]

  const issue = `${repo}/issues/1`
  yield ['an issue', [bob, 'POST', `${repo}/issues`, { title: 'Smudges', body: 'Here and there' }]]
  yield ['its words', [bob, 'PATCH', issue, { title: 'Smudged', body: 'Everywhere' }]]
  const assignees = { assignees: ['ada'] }
  yield [
    'its assignee',
    [ada, 'POST', `${issue}/assignees`, assignees],
    [ada, 'DELETE', `${issue}/assignees`, assignees],
  ]
  yield [
    'its label',
    [ada, 'POST', `${issue}/labels`, { labels: ['bug'] }],
    [ada, 'DELETE', `${issue}/labels/bug`],
  ]
  const { json: milestone } = await ada('POST', `${repo}/milestones`, { title: 'Spring' })
  yield [
    'its milestone',
    [ada, 'PATCH', issue, { milestone: milestone.number }],
    [ada, 'PATCH', issue, { milestone: null }],
  ]
  yield ['its type', [ada, 'PATCH', issue, { type: 'Bug' }], [ada, 'PATCH', issue, { type: null }]]
  yield [
    'its lock',
    [ada, 'PUT', `${issue}/lock`, { lock_reason: 'resolved' }],
    [ada, 'DELETE', `${issue}/lock`],
  ]
  yield ['its end', [ada, 'PATCH', issue, { state: 'closed' }], [ada, 'PATCH', issue, { state: 'open' }]]
  yield ['its pin', [ada, 'PUT', `${issue}/pin`], [ada, 'DELETE', `${issue}/pin`]]
  const { json: comment } = await bob('POST', `${issue}/comments`, { body: 'Me too' })
  const commentPath = `${repo}/issues/comments/${comment.id}`
  yield ['its pin', [ada, 'PUT', `${commentPath}/pin`], [ada, 'DELETE', `${commentPath}/pin`]]
  yield ['a comment', [bob, 'PATCH', commentPath, { body: 'Me, too' }], [bob, 'DELETE', commentPath]]
  const { json: part } = await bob('POST', `${repo}/issues`, { title: 'A part' })
  const subIssue = { sub_issue_id: part.id }
  yield [
    'a part of it',
    [ada, 'POST', `${issue}/sub_issues`, subIssue],
    [ada, 'DELETE', `${issue}/sub_issue`, subIssue],
  ]
  const blocking = { issue_id: part.id }
  yield [
    'what it waits for',
    [ada, 'POST', `${issue}/dependencies/blocked_by`, blocking],
    [ada, 'DELETE', `${issue}/dependencies/blocked_by/${part.id}`],
  ]
  await ada('POST', '/orgs/press/repos', { name: 'archive' })
  const nodeOf = async (path: string) => (await ada('GET', path)).json.node_id
  const change = (name: string, input: object): Call => [
    ada,
    'POST',
    '/graphql',
    {
      query: `mutation($input: ${name}Input!) { result: ${name[0]?.toLowerCase()}${name.slice(1)}(input: $input) { clientMutationId } }`,
      variables: { input },
    },
  ]
  const { json: note } = await ada('POST', `${repo}/issues`, { title: 'Wrong desk', labels: ['bug'] })
  const archive = await nodeOf('/repos/press/archive')
  yield ['its move', change('TransferIssue', { issueId: note.node_id, repositoryId: archive })]
  yield ['its deletion', change('DeleteIssue', { issueId: part.node_id })]
  yield [
    'a label',
    [ada, 'POST', `${repo}/labels`, { name: 'smudge', color: 'ff0000' }],
    [ada, 'PATCH', `${repo}/labels/smudge`, { new_name: 'blot', color: '00ff00', description: 'A big one' }],
    [ada, 'DELETE', `${repo}/labels/blot`],
  ]
  const milestonePath = `${repo}/milestones/${milestone.number}`
  yield [
    'the milestone',
    [ada, 'PATCH', milestonePath, { title: 'Autumn', description: 'Later', due_on: '2030-01-01T00:00:00Z' }],
    [ada, 'PATCH', milestonePath, { state: 'closed' }],
    [ada, 'PATCH', milestonePath, { state: 'open' }],
    [ada, 'DELETE', milestonePath],
  ]

  yield [
    'a branch of a proposal',
    [ada, 'POST', `${repo}/git/refs`, { ref: 'refs/heads/proposal', sha: head.sha }],
    [ada, 'PUT', `${repo}/contents/new.txt`, { message: 'Add new', content, branch: 'proposal' }],
  ]
  const { json: pull } = await ada('POST', `${repo}/pulls`, {
    title: 'A proposal',
    head: 'proposal',
    base: 'main',
  })
  const pullPath = `${repo}/pulls/${pull.number}`
  yield [
    'a pull request',
    [ada, 'PATCH', pullPath, { title: 'The proposal' }],
    [ada, 'PATCH', pullPath, { state: 'closed' }],
    [ada, 'PATCH', pullPath, { state: 'open' }],
    [ada, 'POST', `${repo}/issues/${pull.number}/labels`, { labels: ['bug'] }],
    [ada, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'Soon' }],
  ]
  const comments = [{ path: 'new.txt', line: 1, body: 'Why?' }]
  const { json: review } = await bob('POST', `${pullPath}/reviews`, {
    event: 'COMMENT',
    body: 'Hm',
    comments,
  })
  const [{ id: commentId }] = (await bob('GET', `${pullPath}/comments`)).json
  yield [
    'a review',
    [bob, 'PUT', `${pullPath}/reviews/${review.id}`, { body: 'Hmm' }],
    [bob, 'PATCH', `${repo}/pulls/comments/${commentId}`, { body: 'Why so?' }],
    [bob, 'DELETE', `${repo}/pulls/comments/${commentId}`],
    [ada, 'PUT', `${pullPath}/merge`, { merge_method: 'squash' }],
  ]
  const { json: release } = await ada('POST', `${repo}/releases`, { tag_name: 'v2', name: 'Two' })
  yield [
    'a release',
    [ada, 'PATCH', `${repo}/releases/${release.id}`, { body: 'Notes' }],
    [ada, 'DELETE', `${repo}/releases/${release.id}`],
  ]
  const { json: deployment } = await ada('POST', `${repo}/deployments`, {
    ref: 'main',
    required_contexts: [],
    auto_merge: false,
  })
  yield ['a deployment', [ada, 'POST', `${repo}/deployments/${deployment.id}/statuses`, { state: 'success' }]]
  const ruleset = { name: 'tags', target: 'tag', enforcement: 'active', rules: [{ type: 'deletion' }] }
  const { json: rules } = await ada('POST', `${repo}/rulesets`, ruleset)
  yield [
    'a ruleset',
    [ada, 'PUT', `${repo}/rulesets/${rules.id}`, { enforcement: 'disabled' }],
    [ada, 'DELETE', `${repo}/rulesets/${rules.id}`],
  ]
  const protection = {
    required_status_checks: null,
    enforce_admins: null,
    required_pull_request_reviews: null,
    restrictions: null,
  }
  yield [
    'a protected branch',
    [ada, 'PUT', `${repo}/branches/proposal/protection`, protection],
    [ada, 'DELETE', `${repo}/branches/proposal/protection`],
  ]

  const org = '/orgs/press'
  yield [
    'a member',
    [ada, 'PUT', `${org}/memberships/carl`, { role: 'member' }],
    [carl, 'PATCH', '/user/memberships/orgs/press', { state: 'active' }],
  ]
  const team = `${org}/teams/setters`
  yield [
    'a team',
    [ada, 'POST', `${org}/teams`, { name: 'setters', privacy: 'closed' }],
    [ada, 'PATCH', team, { description: 'They set' }],
    [ada, 'PUT', `${team}/memberships/carl`, { role: 'member' }],
    [ada, 'PUT', `${team}${repo}`, { permission: 'push' }],
    [ada, 'DELETE', `${team}${repo}`],
    [ada, 'DELETE', `${team}/memberships/carl`],
    [ada, 'DELETE', team],
  ]
  yield ['a farewell', [ada, 'DELETE', `${org}/members/carl`]]
  yield [
    'other owners',
    [ada, 'POST', `${repo}/transfer`, { new_owner: 'ada' }],
    [ada, 'POST', '/repos/ada/paper/transfer', { new_owner: 'press' }],
  ]
  yield ['an end', [ada, 'DELETE', repo]]
  yield ['another name', [root, 'PATCH', '/admin/organizations/press', { login: 'printers' }]]
}

test('webhook and feed payloads match the published schemas', async (t) => {
  const target = await openHookTarget(t)
  const org = await root('POST', '/admin/organizations', { login: 'press', admin: 'ada' })
  assert.equal(org.status, 201, org.text)
  const config = { url: target.url, content_type: 'json', secret: 's' }
  const hook = await ada('POST', '/orgs/press/hooks', { name: 'web', config, events: ['*'] })
  assert.equal(hook.status, 201, hook.text)
  const ownFeed: { type: string; payload: object }[] = []
  for await (const [what, ...calls] of activityEvents()) {
    for (const [as, method, path, body] of calls) {
      if (method === 'DELETE' && path === '/repos/press/paper')
        ownFeed.push(...(await ada('GET', `${path}/events?per_page=100`)).json)
      const { status, text } = await as(method, path, body)
      assert.ok(status >= 200 && status < 300, `${what}: ${method} ${path} ${status} ${text}`)
    }
  }
  await app.context.jobs.idle()

  const errors = target.requests.flatMap((one) => {
    const payload = JSON.parse(one.body)
    return toWebhooks.findErrors(schemaOf(one, payload), payload)
  })
  // GitHub sends it to apps only, which do not exist here.
  assert.deepEqual([...new Set(errors)], ['webhook-repository-dispatch-sample.installation is missing'])
  const missing = target.requests.flatMap((one) => {
    const event = String(one.headers['x-github-event'])
    return findMissingMembers(event, JSON.parse(one.body)).map((member) => `${event}: ${member}`)
  })
  assert.deepEqual([...new Set(missing)], [])
  const deliveredNames = new Set(target.requests.map(nameOf))
  assert.deepEqual([...deliveredNames].sort(), expected.toSorted())
  for (const { body } of target.requests) {
    const { sender, organization } = JSON.parse(body)
    assert.ok(sender.url.startsWith(`${app.url}/api/v3/users/`))
    assert.ok(organization.url.startsWith(`${app.url}/api/v3/orgs/pr`))
    assert.ok(!body.includes('octavo://'))
  }

  const feedErrors = ownFeed.flatMap(({ type, payload }) => {
    const name = type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
    // A repository has no ref, but the published schema requires one.
    if (type === 'CreateEvent' && 'ref' in payload && payload.ref === null) return []
    return toFeeds.findErrors(name, payload)
  })
  assert.deepEqual([...new Set(feedErrors)], [])
  assert.deepEqual([...new Set(ownFeed.map(({ type }) => type))].sort(), [
    'CommitCommentEvent',
    'CreateEvent',
    'DeleteEvent',
    'ForkEvent',
    'IssueCommentEvent',
    'IssuesEvent',
    'MemberEvent',
    'PublicEvent',
    'PullRequestEvent',
    'PullRequestReviewCommentEvent',
    'PullRequestReviewEvent',
    'PushEvent',
    'ReleaseEvent',
    'WatchEvent',
  ])
})

const expected = [
  'ping',
  'repository created',
  'push',
  'create',
  'repository edited',
  'repository privatized',
  'repository publicized',
  'public',
  'repository archived',
  'repository unarchived',
  'repository renamed',
  'star created',
  'star deleted',
  'watch started',
  'member added',
  'member removed',
  'deploy_key created',
  'deploy_key deleted',
  'fork',
  'repository_dispatch go',
  'status',
  'commit_comment created',
  'delete',
  'repository transferred',
  'repository deleted',
  ...['opened', 'edited', 'assigned', 'unassigned', 'labeled', 'unlabeled', 'milestoned', 'demilestoned'].map(
    (action) => `issues ${action}`,
  ),
  ...[
    'locked',
    'unlocked',
    'closed',
    'reopened',
    'pinned',
    'unpinned',
    'typed',
    'untyped',
    'transferred',
    'deleted',
  ].map((action) => `issues ${action}`),
  ...['created', 'edited', 'deleted'].flatMap((action) => [`issue_comment ${action}`, `label ${action}`]),
  ...['pinned', 'unpinned'].map((action) => `issue_comment ${action}`),
  ...['created', 'edited', 'closed', 'opened', 'deleted'].map((action) => `milestone ${action}`),
  ...['sub_issue_added', 'parent_issue_added', 'sub_issue_removed', 'parent_issue_removed'].map(
    (action) => `sub_issues ${action}`,
  ),
  ...['blocked_by_added', 'blocking_added', 'blocked_by_removed', 'blocking_removed'].map(
    (action) => `issue_dependencies ${action}`,
  ),
  ...['member_invited', 'member_added', 'member_removed', 'renamed'].map(
    (action) => `organization ${action}`,
  ),
  ...['created', 'edited', 'deleted', 'added_to_repository', 'removed_from_repository'].map(
    (action) => `team ${action}`,
  ),
  'membership added',
  'membership removed',
  ...['opened', 'edited', 'closed', 'reopened', 'labeled'].map((action) => `pull_request ${action}`),
  ...['submitted', 'edited'].map((action) => `pull_request_review ${action}`),
  ...['created', 'edited', 'deleted'].map((action) => `pull_request_review_comment ${action}`),
  ...['created', 'published', 'released', 'edited', 'deleted'].map((action) => `release ${action}`),
  'deployment created',
  'deployment_status created',
  ...['created', 'edited', 'deleted'].flatMap((action) => [`repository_ruleset ${action}`]),
  'branch_protection_rule created',
  'branch_protection_rule deleted',
]

function nameOf({ headers, body }: ReceivedRequest): string {
  const { action } = JSON.parse(body)
  return action === undefined ? String(headers['x-github-event']) : `${headers['x-github-event']} ${action}`
}

function schemaOf({ headers }: ReceivedRequest, { action }: { action?: string }): string {
  const event = String(headers['x-github-event'])
  // The client chooses its action.
  const named = event === 'repository_dispatch' ? 'sample' : action
  return ['webhook', event, named].filter(Boolean).join('-').replaceAll('_', '-')
}

function lengthed(text: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(text.length)
  return Buffer.concat([size, Buffer.from(text)])
}
