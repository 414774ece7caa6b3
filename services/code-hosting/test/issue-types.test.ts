import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const schemas = readOctokitSchemas('openapi-types')
let count = 0

describeOnBothDatabases('issue types', (databases) => {
  /** An organization with its owner, a member who may read, and a repository with an issue. */
  async function open() {
    const location = databases.location()
    const app = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(location),
    })
    const org = `types-${++count}`
    const root = await app.as(`${org}-root`, { scopes: ['site_admin'] })
    await app.context.auth.changeUser(root.user.id, { role: 'site_admin' })
    const owner = await app.as(`${org}-owner`)
    await root('POST', '/admin/organizations', { login: org, admin: `${org}-owner` })
    const member = await app.as(`${org}-member`)
    await owner('PUT', `/orgs/${org}/memberships/${org}-member`)
    await member('PATCH', `/user/memberships/orgs/${org}`, { state: 'active' })
    await owner('POST', `/orgs/${org}/repos`, { name: 'engine' })
    const issues = `/repos/${org}/engine/issues`
    await owner('POST', issues, { title: 'First' })
    const types = `/orgs/${org}/issue-types`
    const [task, bug, feature] = (await owner('GET', types)).json as Json[]

    const titles = async (query: string) => {
      const { json } = await owner('GET', `${issues}?direction=asc&state=all&${query}`)
      return (json as Json[]).map(({ title }) => title)
    }
    const search = async (query: string) => {
      const { json } = await owner(
        'GET',
        `/search/issues?order=asc&sort=created&q=${encodeURIComponent(`org:${org} ${query}`)}`,
      )
      return (json.items as Json[]).map(({ title }) => title)
    }
    const type = async (number: number) => (await owner('GET', `${issues}/${number}`)).json.type?.name ?? null
    return { ...app, org, root, owner, member, issues, types, task, bug, feature, titles, search, type }
  }

  test('are Task, Bug and Feature in a new organization, and only its owners change them', async () => {
    const { owner, member, as, anonymous, types, org } = await open()
    const { json } = await member('GET', types)
    assert.deepEqual(
      json.map(({ name, color, is_enabled }: Json) => [name, color, is_enabled]),
      [
        ['Task', 'yellow', true],
        ['Bug', 'red', true],
        ['Feature', 'blue', true],
      ],
    )
    for (const one of json) assert.deepEqual(schemas.findErrors('issue-type', one), [])
    const idea = { name: 'Idea', is_enabled: true, color: 'purple', description: 'Not yet planned' }
    const issueType = await owner('POST', types, idea)
    assert.equal(issueType.status, 200, issueType.text)
    const at = `${types}/${issueType.json.id}`
    assert.equal((await member('POST', types, { ...idea, name: 'Other' })).status, 403)
    assert.equal((await member('PUT', at, idea)).status, 403)
    assert.equal((await member('DELETE', at)).status, 403)
    assert.equal((await (await as('stranger'))('GET', types)).status, 404)
    assert.equal((await anonymous('GET', types)).status, 401)
    const update = await owner('PUT', at, { name: 'Proposal', is_enabled: false })
    assert.deepEqual(
      [update.json.name, update.json.is_enabled, update.json.color, update.json.description],
      ['Proposal', false, 'purple', 'Not yet planned'],
    )
    const usable = (await anonymous('GET', `/repos/${org}/engine/issue-types`)).json as Json[]
    assert.deepEqual(
      usable.map(({ name }) => name),
      ['Task', 'Bug', 'Feature'],
    )
    assert.equal((await owner('DELETE', at)).status, 204)
    assert.equal((await owner('DELETE', at)).status, 404)
    const log = (await owner('GET', `/orgs/${org}/audit-log?phrase=action:issue_type&order=asc`))
      .json as Json[]
    assert.deepEqual(
      log.map(({ action, data }) => [action, data.issue_type]),
      [
        ['issue_type.create', 'Idea'],
        ['issue_type.update', 'Proposal'],
        ['issue_type.destroy', 'Proposal'],
      ],
    )
  })

  test('have unique names, and at most 25 exist in an organization, also when created concurrently', async () => {
    const { owner, types, bug } = await open()
    const create = (name: string, more: object = {}) =>
      owner('POST', types, { name, is_enabled: true, ...more })
    const codeOf = async (request: ReturnType<typeof create>) => {
      const { status, json } = await request
      return [status, json.errors?.[0]?.code]
    }
    assert.deepEqual(await codeOf(create('bUG')), [422, 'already_exists'])
    assert.deepEqual(await codeOf(create(' ')), [422, 'missing_field'])
    assert.deepEqual(await codeOf(create('x'.repeat(51))), [422, 'custom'])
    assert.deepEqual(await codeOf(create('Idea', { description: 'x'.repeat(251) })), [422, 'custom'])
    assert.equal((await create('Idea', { color: 'beige' })).status, 422)
    assert.equal((await owner('POST', types, { name: 'Idea' })).status, 422)
    assert.equal((await owner('PUT', `${types}/${bug.id}`, { name: 'Task', is_enabled: true })).status, 422)
    assert.equal(
      (await owner('PUT', `${types}/${bug.id}`, { name: 'bug', is_enabled: true })).json.name,
      'bug',
    )
    const statuses = await Promise.all(Array.from({ length: 24 }, (_, n) => create(`Type ${n}`)))
    assert.equal(statuses.filter(({ status }) => status === 200).length, 22)
    assert.equal((await owner('GET', types)).json.length, 25)
  })

  test('are set by name, changed and removed, with events', async () => {
    const { owner, issues, type, bug, feature } = await open()
    const issue = await owner('POST', issues, { title: 'Second', type: 'bug' })
    assert.deepEqual(schemas.findErrors('issue', issue.json), [])
    assert.deepEqual(issue.json.type, bug)
    await owner('PATCH', `${issues}/2`, { type: 'Feature' })
    await owner('PATCH', `${issues}/2`, { type: 'Feature', title: 'Renamed' })
    assert.equal(await type(2), 'Feature')
    await owner('PATCH', `${issues}/2`, { type: null })
    assert.equal(await type(2), null)
    const bugOfEvent = { id: bug.id, name: 'Bug', color: 'red' }
    const featureOfEvent = { id: feature.id, name: 'Feature', color: 'blue' }
    for (const list of ['events', 'timeline']) {
      const events = ((await owner('GET', `${issues}/2/${list}`)).json as Json[]).filter(({ event }) =>
        event.startsWith('issue_type'),
      )
      assert.deepEqual(
        events.map(({ event, issue_type, prev_issue_type }) => [event, issue_type, prev_issue_type]),
        [
          ['issue_type_added', bugOfEvent, undefined],
          ['issue_type_changed', featureOfEvent, bugOfEvent],
          ['issue_type_removed', undefined, featureOfEvent],
        ],
      )
      assert.deepEqual(schemas.findErrors('issue-type-changed-issue-event', events[1]), [])
    }
    const unknown = await owner('PATCH', `${issues}/2`, { type: 'Unheard' })
    assert.deepEqual([unknown.status, unknown.json.errors[0].field], [422, 'type'])
    assert.equal((await owner('POST', issues, { title: 'Third', type: 'Unheard' })).status, 422)
    assert.equal((await owner('GET', `${issues}/3`)).status, 404)
  })

  test('cannot be set without triage access, in repositories of users, and when disabled', async () => {
    const { owner, member, issues, types, bug, type, as, org } = await open()
    const untypedIssue = await member('POST', issues, { title: 'Mine', type: 'Bug' })
    assert.deepEqual([untypedIssue.status, untypedIssue.json.type], [201, null])
    const update = await member('PATCH', `${issues}/2`, { title: 'Still mine', type: 'Bug' })
    assert.deepEqual([update.status, update.json.type, update.json.title], [200, null, 'Still mine'])
    assert.equal((await member('PATCH', `${issues}/1`, { type: 'Bug' })).status, 403)
    await owner('PUT', `/repos/${org}/engine/collaborators/${org}-member`, { permission: 'triage' })
    assert.equal((await member('PATCH', `${issues}/1`, { type: 'Bug' })).json.type.name, 'Bug')

    await owner('PUT', `${types}/${bug.id}`, { name: 'Bug', is_enabled: false })
    assert.equal((await owner('PATCH', `${issues}/2`, { type: 'Bug' })).status, 422)
    assert.equal(await type(1), 'Bug', 'it stays where it was set')
    assert.equal((await owner('PATCH', `${issues}/1`, { type: 'Bug', body: 'More' })).status, 200)

    const ben = await as(`${org}-ben`)
    await ben('POST', '/user/repos', { name: 'own' })
    const path = `/repos/${org}-ben/own`
    assert.equal((await ben('POST', `${path}/issues`, { title: 'Own', type: 'Bug' })).status, 422)
    assert.equal((await ben('POST', `${path}/issues`, { title: 'Own', type: null })).json.type, null)
    assert.deepEqual((await ben('GET', `${path}/issue-types`)).json, [])
  })

  test('filter lists and searches', async () => {
    const { owner, issues, titles, search, org, types, task } = await open()
    await owner('PUT', `${types}/${task.id}`, { name: 'User Story', is_enabled: true })
    await owner('POST', issues, { title: 'Crash', type: 'Bug' })
    await owner('POST', issues, { title: 'Story', type: 'User Story', assignees: [`${org}-owner`] })
    await owner('POST', issues, { title: 'Slow', type: 'Bug' })
    await owner('PATCH', `${issues}/4`, { state: 'closed' })
    assert.deepEqual(await titles('type=*'), ['Crash', 'Story', 'Slow'])
    assert.deepEqual(await titles('type=none'), ['First'])
    assert.deepEqual(await titles('type=bug'), ['Crash', 'Slow'])
    assert.deepEqual(await titles('type=User%20Story'), ['Story'])
    assert.deepEqual(await titles('type=Unheard'), [])
    assert.deepEqual(await titles('type=bug&state=open'), ['Crash'])
    const last = await owner('GET', `${issues}?state=all&type=none&per_page=1&page=2`)
    assert.deepEqual([last.json, last.headers.get('link')?.includes('page=3')], [[], false])
    const assigned = async (query: string) =>
      ((await owner('GET', `/orgs/${org}/issues?${query}`)).json as Json[]).map(({ title }) => title)
    assert.deepEqual(await assigned('type=user%20story'), ['Story'])
    assert.deepEqual(await assigned('type=*'), ['Story'])
    assert.deepEqual(await assigned('type=Bug'), [])
    assert.deepEqual(await assigned('filter=all&type=none'), ['First'])

    assert.deepEqual(await search('type:bug'), ['Crash', 'Slow'])
    assert.deepEqual(await search('type:"user story"'), ['Story'])
    assert.deepEqual(await search('-type:bug type:issue'), ['First', 'Story'])
    assert.deepEqual(await search('no:type'), ['First'])
    assert.deepEqual(await search('-no:type is:open'), ['Crash', 'Story'])
    assert.deepEqual(await search('type:bug,"user story" is:open'), ['Crash', 'Story'])
    assert.deepEqual(await search('type:pr'), [])
  })

  test('disappear from issues when they are deleted, and renaming them changes ETags', async () => {
    const { owner, issues, types, bug, type, titles, search, context } = await open()
    await owner('POST', issues, { title: 'Crash', type: 'Bug' })
    await owner('POST', issues, { title: 'Done', type: 'Bug' })
    await owner('PATCH', `${issues}/3`, { state: 'closed' })
    await owner('POST', issues, { title: 'Story', type: 'Task' })
    const etag = (await owner('GET', issues)).headers.get('etag') ?? ''
    await owner('PUT', `${types}/${bug.id}`, { name: 'Defect', is_enabled: true })
    assert.equal((await owner('GET', issues, undefined, { 'if-none-match': etag })).status, 200)
    assert.equal(await type(2), 'Defect')
    assert.deepEqual(await titles('type=defect'), ['Crash', 'Done'])
    assert.equal((await owner('DELETE', `${types}/${bug.id}`)).status, 204)
    assert.equal(await type(2), null, 'at once')
    await owner('PATCH', `${issues}/2`, { type: 'Task' })
    await context.jobs.idle()
    assert.deepEqual(await titles('type=*'), ['Crash', 'Story'])
    assert.deepEqual(await titles('type=none'), ['First', 'Done'])
    assert.deepEqual(await search('no:type'), ['First', 'Done'])
    const recreatedType = await owner('POST', types, { name: 'Defect', is_enabled: true })
    assert.notEqual(recreatedType.json.id, bug.id)
    assert.deepEqual(await titles('type=Defect'), [])
    // The count of the filter comes from the tallies.
    const { headers } = await owner('GET', `${issues}?state=all&type=*&per_page=1`)
    assert.match(headers.get('link') ?? '', /[?&]page=2[^>]*>; rel="last"/)
  })

  test('fall away when the repository moves to another owner', async () => {
    const { owner, issues, org, root } = await open()
    await owner('POST', issues, { title: 'Crash', type: 'Bug' })
    const other = `${org}-other`
    await root('POST', '/admin/organizations', { login: other, admin: `${org}-owner` })
    const transfer = await owner('POST', `/repos/${org}/engine/transfer`, { new_owner: other })
    assert.equal(transfer.status, 202, transfer.text)
    const newIssues = `/repos/${other}/engine/issues`
    assert.equal((await owner('GET', `${newIssues}/2`)).json.type, null)
    assert.deepEqual((await owner('GET', `${newIssues}?type=*`)).json, [])
    assert.equal((await owner('GET', `${newIssues}?type=none`)).json.length, 2)
    assert.equal((await owner('PATCH', `${newIssues}/2`, { type: 'Bug' })).json.type.name, 'Bug')
    assert.equal((await owner('GET', `${newIssues}?type=*`)).json[0].title, 'Crash')
  })

  test('are read and set in GraphQL', async () => {
    const { owner, member, as, issues, org, types, bug, feature } = await open()
    const { json: issue } = await owner('POST', issues, { title: 'Crash', type: 'Bug' })
    const { json: repository } = await owner('GET', `/repos/${org}/engine`)
    await owner('POST', types, { name: 'Idea', is_enabled: false })
    const run = async (caller: typeof owner, query: string, variables: object = {}) =>
      (await caller('POST', '/graphql', { query, variables })).json
    const lists = `query ($org: String!) {
      organization(login: $org) { issueTypes(first: 10, orderBy: { field: NAME, direction: ASC }) { totalCount nodes { id name color isEnabled } } }
      repository(owner: $org, name: "engine") {
        issueTypes(first: 1) { totalCount nodes { id name description } pageInfo { hasNextPage endCursor } }
        issueType(name: "bug") { id name }
        issue(number: 2) { issueType { id name description color } }
        issues(first: 5, filterBy: { type: "Bug" }) { totalCount nodes { number issueType { name } } }
      }
    }`
    const { data, errors } = await run(owner, lists, { org })
    assert.equal(errors, undefined)
    const names = data.organization.issueTypes.nodes.map(({ name }: Json) => name)
    assert.deepEqual(names, ['Bug', 'Feature', 'Idea', 'Task'])
    assert.equal(data.organization.issueTypes.nodes[0].id, bug.node_id)
    const { repository: repositoryData } = data
    assert.deepEqual(
      [repositoryData.issueTypes.totalCount, repositoryData.issueTypes.pageInfo.hasNextPage],
      [3, true],
    )
    assert.equal(repositoryData.issueType.id, bug.node_id)
    assert.deepEqual(repositoryData.issue.issueType, {
      id: bug.node_id,
      name: 'Bug',
      description: bug.description,
      color: 'RED',
    })
    assert.deepEqual(repositoryData.issues.nodes, [{ number: 2, issueType: { name: 'Bug' } }])
    const stranger = await as(`${org}-stranger`)
    const outside = (await run(stranger, lists, { org })).data
    assert.equal(outside.organization.issueTypes, null)
    assert.equal(outside.repository.issue.issueType.name, 'Bug')
    const node = `query ($id: ID!) { node(id: $id) { ... on IssueType { name } } }`
    assert.equal((await run(member, node, { id: bug.node_id })).data.node.name, 'Bug')
    assert.equal((await run(stranger, node, { id: bug.node_id })).data.node, null)

    const setType = `mutation ($issue: ID!, $type: ID) {
      updateIssueIssueType(input: { issueId: $issue, issueTypeId: $type }) { issue { issueType { name } } }
    }`
    const update = await run(owner, setType, { issue: issue.node_id, type: feature.node_id })
    assert.equal(update.data.updateIssueIssueType.issue.issueType.name, 'Feature')
    const rejection = await run(member, setType, { issue: issue.node_id, type: bug.node_id })
    assert.ok(rejection.errors?.length, 'it needs triage access')
    const removal = await run(owner, setType, { issue: issue.node_id, type: null })
    assert.equal(removal.data.updateIssueIssueType.issue.issueType, null)
    const create = `mutation ($repository: ID!, $type: ID) {
      createIssue(input: { repositoryId: $repository, title: "New", issueTypeId: $type }) { issue { issueType { name } } }
    }`
    const createdIssue = await run(owner, create, { repository: repository.node_id, type: feature.node_id })
    assert.equal(createdIssue.data.createIssue.issue.issueType.name, 'Feature')
    const foreign = await run(owner, create, { repository: repository.node_id, type: repository.node_id })
    assert.equal(foreign.errors[0].type, 'NOT_FOUND')
  })
})
