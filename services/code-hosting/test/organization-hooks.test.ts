import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

const app = await startCodeHosting()
await app.context.auth.createUser({ login: 'root', role: 'site_admin' })
const root = await app.as('root', { scopes: ['site_admin'] })
const ada = await app.as('ada')
const bob = await app.as('bob')
const { status, text } = await root('POST', '/admin/organizations', { login: 'press', admin: 'ada' })
assert.equal(status, 201, text)
const octokit = new Octokit({ baseUrl: `${app.url}/api/v3`, auth: ada.token })

test("an organization webhook receives events of the organization's repositories", async (t) => {
  const target = await openHookTarget(t)
  const config = { url: target.url, content_type: 'json', secret: 's' }
  const { data: hook, headers } = await octokit.orgs.createWebhook({
    org: 'press',
    name: 'web',
    config,
    events: ['repository', 'membership'],
  })
  const url = `${app.url}/api/v3/orgs/press/hooks/${hook.id}`
  assert.equal(headers.location, url)
  assert.equal(hook.type, 'Organization')
  assert.equal(hook.url, url)
  assert.equal('test_url' in hook, false)
  const [ping] = await target.waitFor(1, 'ping')
  const { organization, repository } = JSON.parse(ping?.body ?? '')
  assert.equal(organization.login, 'press')
  assert.equal(repository, undefined)
  assert.equal(ping?.headers['x-github-hook-installation-target-type'], 'organization')
  assert.equal(ping?.headers['x-github-hook-installation-target-id'], String(organization.id))

  await octokit.repos.createInOrg({ org: 'press', name: 'paper' })
  const [delivery] = await target.waitFor(1, 'repository')
  const payload = JSON.parse(delivery?.body ?? '')
  assert.deepEqual(
    [payload.action, payload.repository.full_name, payload.organization.login, payload.sender.login],
    ['created', 'press/paper', 'press', 'ada'],
  )
  await app.context.jobs.idle()
  const params = { org: 'press', hook_id: hook.id }
  const log = await octokit.paginate(octokit.orgs.listWebhookDeliveries, { ...params, per_page: 1 })
  assert.deepEqual(
    log.map(({ event, action }) => [event, action]),
    [
      ['repository', 'created'],
      ['ping', null],
    ],
  )
  const [newest] = log
  const { data } = await octokit.orgs.getWebhookDelivery({ ...params, delivery_id: Number(newest?.id) })
  assert.equal(data.repository_id, payload.repository.id)
  await octokit.orgs.redeliverWebhookDelivery({ ...params, delivery_id: Number(newest?.id) })
  await target.waitFor(2, 'repository')
  await octokit.orgs.pingWebhook(params)
  await target.waitFor(2, 'ping')
  const update = await octokit.orgs.updateWebhookConfigForOrg({ ...params, content_type: 'form' })
  assert.equal(update.data.content_type, 'form')
  assert.deepEqual((await octokit.orgs.getWebhookConfigForOrg(params)).data, update.data)
  assert.deepEqual((await octokit.orgs.listWebhooks({ org: 'press' })).data.length, 1)
  await octokit.orgs.updateWebhook({ ...params, active: false, events: ['team'] })
  const { data: paused } = await octokit.orgs.getWebhook(params)
  assert.deepEqual([paused.active, paused.events, paused.config.content_type], [false, ['team'], 'form'])
  assert.equal((await octokit.orgs.deleteWebhook(params)).status, 204)
})

test('a duplicate organization webhook is refused with the message for organizations', async () => {
  const hook = { name: 'web', config: { url: 'http://127.0.0.1:9/', content_type: 'json' }, events: ['team'] }
  assert.equal((await ada('POST', '/orgs/press/hooks', hook)).status, 201)
  const rejection = await ada('POST', '/orgs/press/hooks', hook)
  assert.equal(rejection.status, 422)
  assert.equal(rejection.json.errors[0].message, 'Hook already exists on this organization')
})

test('organization webhooks are visible to owners only', async () => {
  const hooks = '/orgs/press/hooks'
  assert.equal((await app.anonymous('GET', hooks)).status, 401)
  assert.equal((await bob('GET', hooks)).status, 404)
  assert.notEqual((await bob('POST', hooks, { config: { url: 'http://a.example' } })).status, 201)
  const narrow = await app.as('ada', { scopes: ['repo', 'admin:org'] })
  assert.equal((await narrow('GET', hooks)).status, 404)
  const enough = await app.as('ada', { scopes: ['admin:org_hook'] })
  assert.equal((await enough('GET', hooks)).status, 200)
  assert.equal((await ada('GET', '/orgs/ada/hooks')).status, 404)
})
