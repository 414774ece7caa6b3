import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openHookTarget } from './hook-target.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const schemas = readOctokitSchemas('openapi-types')
const webhooks = readOctokitSchemas('openapi-webhooks-types')

describeOnBothDatabases('deployments', ({ location }) => {
  async function openRepository(name: string) {
    const service = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(location()),
    })
    const ada = await service.as('ada')
    const bob = await service.as('bob')
    await ada('POST', '/user/repos', { name, auto_init: true })
    const path = `/repos/ada/${name}`
    const { json: main } = await ada('GET', `${path}/commits/main`)
    const commit = (file: string, branch: string, content = 'YQ==') =>
      ada('PUT', `${path}/contents/${file}`, { message: `Add ${file}`, content, branch })

    async function deploy(body: object = {}): Promise<Json> {
      const { status, json, text } = await ada('POST', `${path}/deployments`, { ref: 'main', ...body })
      assert.equal(status, 201, text)
      return json
    }
    const report = (id: number, body: object) => ada('POST', `${path}/deployments/${id}/statuses`, body)
    const stateOf = async (id: number): Promise<string | undefined> =>
      (await ada('GET', `${path}/deployments/${id}/statuses`)).json[0]?.state
    return { ...service, ada, bob, path, sha: main.sha, commit, deploy, report, stateOf }
  }

  test('a deployment has the published shape, and lists filter by its fields', async () => {
    const { ada, bob, path, sha, deploy } = await openRepository('shape')
    const deployment = await deploy({ environment: 'staging', payload: { user: 'a' }, description: 'First' })
    assert.deepEqual(schemas.findErrors('deployment', deployment), [])
    assert.deepEqual([deployment.sha, deployment.payload, deployment.task], [sha, { user: 'a' }, 'deploy'])
    const other = await deploy({ task: 'migrate', payload: 'text' })
    assert.deepEqual([other.environment, other.production_environment], ['production', true])
    const idsOf = async (query: string) =>
      (await bob('GET', `${path}/deployments?${query}`)).json.map(({ id }: Json) => id)
    assert.deepEqual(await idsOf(''), [other.id, deployment.id])
    assert.deepEqual(await idsOf('environment=staging'), [deployment.id])
    assert.deepEqual(await idsOf(`sha=${sha}&task=migrate&ref=main`), [other.id])
    assert.deepEqual(await idsOf('ref=gone'), [])
    assert.equal((await bob('GET', `${path}/deployments/${deployment.id}`)).json.description, 'First')
    assert.equal((await bob('POST', `${path}/deployments`, { ref: 'main' })).status, 403)
    assert.equal((await ada('POST', `${path}/deployments`, { ref: 'gone' })).status, 422)
    assert.equal((await ada('POST', `${path}/deployments`, { ref: 'main', environment: '' })).status, 422)
    assert.equal((await ada('GET', `${path}/deployments/999999`)).status, 404)
  })

  test('a success makes earlier successful deployments of the environment inactive', async () => {
    const { ada, path, deploy, report, stateOf } = await openRepository('replaced')
    const [first, second, elsewhere, production] = [
      await deploy({ environment: 'staging' }),
      await deploy({ environment: 'staging' }),
      await deploy({ environment: 'qa' }),
      await deploy({ environment: 'staging', production_environment: true }),
    ]
    for (const { id } of [first, elsewhere, production]) await report(id, { state: 'success' })
    const status = await report(second.id, {
      state: 'success',
      log_url: 'https://a.example/log',
      environment_url: 'https://a.example',
      description: 'Done',
    })
    assert.equal(status.status, 201, status.text)
    assert.deepEqual(schemas.findErrors('deployment-status', status.json), [])
    assert.equal(status.json.target_url, 'https://a.example/log')
    assert.equal(await stateOf(first.id), 'inactive')
    assert.equal(await stateOf(second.id), 'success')
    assert.equal(await stateOf(elsewhere.id), 'success')
    assert.equal(await stateOf(production.id), 'success')
    const third = await deploy({ environment: 'staging' })
    await report(third.id, { state: 'success', auto_inactive: false })
    assert.equal(await stateOf(second.id), 'success')
    const { json } = await ada('GET', `${path}/deployments/${second.id}/statuses/${status.json.id}`)
    assert.equal(json.description, 'Done')
    for (const invalid of [
      { state: 'gone' },
      { state: 'success', environment_url: 'javascript:alert(1)' },
      { state: 'success', description: 'x'.repeat(141) },
    ])
      assert.equal((await report(second.id, invalid)).status, 422)
  })

  test('an active deployment can be deleted only if it is the only one', async () => {
    const { ada, path, deploy, report } = await openRepository('deleted')
    const first = await deploy()
    const second = await deploy()
    assert.equal((await ada('DELETE', `${path}/deployments/${first.id}`)).status, 422)
    await report(first.id, { state: 'inactive' })
    assert.equal((await ada('DELETE', `${path}/deployments/${first.id}`)).status, 204)
    assert.equal((await ada('DELETE', `${path}/deployments/${second.id}`)).status, 204)
    assert.equal((await ada('DELETE', `${path}/deployments/${second.id}`)).status, 404)
  })

  test('failed, pending and missing checks prevent a deployment', async () => {
    const { ada, path, sha, deploy } = await openRepository('checked')
    const failedContexts = async (body: object) => {
      const { status, json } = await ada('POST', `${path}/deployments`, { ref: 'main', ...body })
      assert.equal(status, 409)
      assert.match(json.message, /^Conflict: Commit status checks failed for main/)
      return json.errors[0].contexts
    }
    const setStatus = (context: string, state: string) =>
      ada('POST', `${path}/statuses/${sha}`, { context, state })
    await setStatus('ci', 'pending')
    assert.deepEqual(await failedContexts({}), [{ context: 'ci', state: 'pending' }])
    await deploy({ required_contexts: [] })
    await setStatus('ci', 'success')
    await deploy()
    await setStatus('lint', 'failure')
    await deploy({ required_contexts: ['ci'] })
    await failedContexts({})
    assert.deepEqual(await failedContexts({ required_contexts: ['ci', 'gone'] }), [
      { context: 'ci', state: 'success' },
      { context: 'gone', state: 'missing' },
    ])
  })

  test('a branch behind the default branch is merged first', async () => {
    const { ada, path, sha, commit } = await openRepository('merged')
    await ada('POST', `${path}/git/refs`, { ref: 'refs/heads/topic', sha })
    await ada('POST', `${path}/git/refs`, { ref: 'refs/heads/other', sha })
    await commit('a.txt', 'main')
    await commit('a.txt', 'other', 'Yg==')
    const mergedDeployment = await ada('POST', `${path}/deployments`, { ref: 'topic' })
    assert.deepEqual(
      [mergedDeployment.status, mergedDeployment.json.message],
      [202, 'Auto-merged main into topic on deployment.'],
    )
    assert.equal((await ada('POST', `${path}/deployments`, { ref: 'topic' })).status, 201)
    assert.equal((await ada('POST', `${path}/deployments`, { ref: 'other' })).status, 409)
    assert.equal((await ada('POST', `${path}/deployments`, { ref: 'other', auto_merge: false })).status, 201)
  })

  test('an environment stores its rules and is created by its first deployment', async () => {
    const { ada, bob, as, context, path, deploy } = await openRepository('environments')
    await deploy({ environment: 'QA/1' })
    const at = `${path}/environments/${encodeURIComponent('qa/1')}`
    assert.equal((await bob('GET', at)).json.name, 'QA/1')
    const { json: user } = await ada('GET', '/users/bob')
    const settings = {
      wait_timer: 30,
      prevent_self_review: true,
      reviewers: [{ type: 'User', id: user.id }],
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
    }
    const update = await ada('PUT', at, settings)
    assert.equal(update.status, 200, update.text)
    assert.deepEqual(schemas.findErrors('environment', update.json), [])
    const [wait, review, branches] = update.json.protection_rules
    assert.deepEqual([wait.wait_timer, review.reviewers[0].reviewer.login], [30, 'bob'])
    assert.equal(branches.type, 'branch_policy')
    assert.deepEqual(update.json.deployment_branch_policy, settings.deployment_branch_policy)
    assert.equal((await bob('PUT', at, settings)).status, 403)
    const root = await as('root', { scopes: ['site_admin'] })
    await context.auth.changeUser(root.user.id, { role: 'site_admin' })
    const organization = await root('POST', '/admin/organizations', { login: 'press', admin: 'ada' })
    const secret = await ada('POST', '/orgs/press/teams', { name: 'Hidden', privacy: 'secret' })
    const open = await ada('POST', '/orgs/press/teams', { name: 'Shown', privacy: 'closed' })
    const { json: owned } = await ada('POST', '/orgs/press/repos', { name: 'sea' })
    const reviewedBy = (id: number) =>
      ada('PUT', `/repos/${owned.full_name}/environments/live`, { reviewers: [{ type: 'Team', id }] })
    assert.equal((await reviewedBy(secret.json.id)).status, 422)
    const reviews = await reviewedBy(open.json.id)
    assert.equal(reviews.json.protection_rules[0].reviewers[0].reviewer.name, 'Shown')
    await root('POST', '/admin/organizations', { login: 'stage', admin: 'ada' })
    const moveTo = (owner: string, from: string) =>
      ada('POST', `/repos/${from}/sea/transfer`, { new_owner: owner })
    assert.equal((await moveTo('stage', 'press')).status, 202)
    const moved = await bob('GET', '/repos/stage/sea/environments/live')
    assert.deepEqual(moved.json.protection_rules, [])
    assert.equal((await moveTo('press', 'stage')).status, 202)
    await ada('PATCH', '/orgs/press/teams/shown', { privacy: 'secret' })
    const hiddenEnvironment = await bob('GET', `/repos/${owned.full_name}/environments/live`)
    assert.deepEqual(hiddenEnvironment.json.protection_rules, [])
    for (const invalid of [
      { wait_timer: 43_201 },
      { wait_timer: -1 },
      { reviewers: [{ type: 'Team', id: 999 }] },
      { reviewers: [{ type: 'User', id: organization.json.id }] },
      { reviewers: [{ type: 'Team', id: secret.json.id }] },
      { deployment_branch_policy: { protected_branches: true, custom_branch_policies: true } },
    ])
      assert.equal((await ada('PUT', at, invalid)).status, 422)
    assert.equal((await ada('PUT', `${path}/environments/plain`)).json.deployment_branch_policy, null)
    const list = await bob('GET', `${path}/environments`)
    assert.deepEqual(
      [list.json.total_count, list.json.environments.map(({ name }: Json) => name)],
      [2, ['plain', 'QA/1']],
    )
    assert.equal((await ada('DELETE', at)).status, 204)
    assert.equal((await ada('GET', at)).status, 404)
  })

  test('the branch policies of an environment can be created, renamed and deleted', async () => {
    const { ada, bob, path } = await openRepository('policies')
    const at = `${path}/environments/live`
    const policies = `${at}/deployment-branch-policies`
    await ada('PUT', at, {})
    assert.equal((await ada('POST', policies, { name: 'release/*' })).status, 404)
    await ada('PUT', at, {
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
    })
    const [one, same] = await Promise.all(
      Array.from({ length: 2 }, () => ada('POST', policies, { name: 'release/*' })),
    )
    assert.deepEqual(schemas.findErrors('deployment-branch-policy', one?.json), [])
    assert.equal(same?.json.id, one?.json.id)
    const tag = await ada('POST', policies, { name: 'v*', type: 'tag' })
    assert.equal((await ada('PUT', `${policies}/${one?.json.id}`, { name: 'main' })).json.name, 'main')
    assert.equal((await bob('GET', policies)).json.total_count, 2)
    assert.equal((await bob('GET', `${policies}/${tag.json.id}`)).json.type, 'tag')
    assert.equal((await ada('DELETE', `${policies}/${tag.json.id}`)).status, 204)
    assert.equal((await ada('DELETE', `${policies}/${tag.json.id}`)).status, 404)
  })

  test('webhooks report deployments and their statuses, except inactive ones', async (t) => {
    const { ada, path, deploy, report } = await openRepository('hooked')
    const target = await openHookTarget(t)
    await ada('POST', `${path}/hooks`, {
      config: { url: target.url, content_type: 'json' },
      events: ['deployment', 'deployment_status'],
    })
    const { id } = await deploy({ environment: 'qa' })
    await report(id, { state: 'inactive' })
    await report(id, { state: 'in_progress' })
    const [delivery] = await target.waitFor(1, 'deployment')
    const [status] = await target.waitFor(1, 'deployment_status')
    const payloads = [delivery, status].map((one) => JSON.parse(one?.body ?? ''))
    assert.equal(payloads[1].deployment_status.state, 'in_progress')
    // The published schema of `deployment` requires a workflow, although most deployments have none.
    const errors = webhooks.findErrors('webhook-deployment-created', payloads[0])
    assert.deepEqual(
      errors.filter((error) => !/\.workflow/.test(error)),
      [],
    )
    assert.deepEqual(webhooks.findErrors('webhook-deployment-status-created', payloads[1]), [])
  })

  test('the deployments of a private repository are hidden', async () => {
    const { ada, bob, path, deploy } = await openRepository('hidden')
    const { id } = await deploy({ environment: 'qa' })
    await ada('PATCH', path, { private: true })
    for (const end of ['deployments', `deployments/${id}`, `deployments/${id}/statuses`, 'environments/qa'])
      assert.equal((await bob('GET', `${path}/${end}`)).status, 404)
  })
})
