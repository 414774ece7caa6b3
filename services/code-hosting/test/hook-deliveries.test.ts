import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import { Octokit } from '@octokit/rest'
import { createNodeMiddleware, Webhooks } from '@octokit/webhooks'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

const app = await startCodeHosting()
const ada = await app.as('ada')
const octokit = new Octokit({ baseUrl: `${app.url}/api/v3`, auth: ada.token })
let count = 0

async function repository() {
  const { json, status, text } = await ada('POST', '/user/repos', { name: `told-${++count}` })
  assert.equal(status, 201, text)
  return { owner: 'ada', repo: String(json.name) }
}

async function hookTo(url: string, config: object = {}, events = ['*']) {
  const params = await repository()
  const { data } = await octokit.repos.createWebhook({
    ...params,
    events,
    config: { url, content_type: 'json', ...config },
  })
  return { ...params, hook_id: data.id }
}

test('deliveries are signed over the exact bytes, as JSON and as a form', async (t) => {
  const secret = 'größe & more'
  for (const content_type of ['json', 'form']) {
    const target = await openHookTarget(t)
    const { hook_id } = await hookTo(target.url, { content_type, secret })
    const [ping] = await target.waitFor(1)
    assert.ok(ping)
    const { headers, body } = ping
    const digest = (algorithm: string) => createHmac(algorithm, secret).update(body).digest('hex')
    assert.equal(headers['x-hub-signature'], `sha1=${digest('sha1')}`)
    assert.equal(headers['x-hub-signature-256'], `sha256=${digest('sha256')}`)
    assert.equal(headers['x-github-hook-id'], String(hook_id))
    assert.equal(headers['x-github-hook-installation-target-type'], 'repository')
    assert.equal(headers['x-github-enterprise-version'], '3.19.0')
    assert.equal(headers['x-github-enterprise-host'], new URL(app.url).host)
    assert.match(String(headers['x-github-delivery']), /^[0-9a-f-]{36}$/)
    const isForm = content_type === 'form'
    assert.equal(headers['content-type'], isForm ? 'application/x-www-form-urlencoded' : 'application/json')
    const payload = JSON.parse(isForm ? (new URLSearchParams(body).get('payload') ?? '') : body)
    assert.equal(payload.hook_id, hook_id)
    assert.equal(headers['x-github-hook-installation-target-id'], String(payload.repository.id))
  }
})

test('deliveries without a secret are not signed', async (t) => {
  const target = await openHookTarget(t)
  await hookTo(target.url)
  const [ping] = await target.waitFor(1)
  assert.equal(ping?.headers['x-hub-signature-256'], undefined)
  assert.equal(ping?.headers['x-hub-signature'], undefined)
})

test("receivers of the ecosystem's own library take them", async (t) => {
  const webhooks = new Webhooks({ secret: 'shared' })
  const server = createServer(createNodeMiddleware(webhooks, { path: '/hook' })).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const delivery = new Promise((resolve) => webhooks.on('ping', ({ payload }) => resolve(payload.hook_id)))
  const port = portOf(server)
  const { hook_id, ...params } = await hookTo(`http://127.0.0.1:${port}/hook`, { secret: 'shared' })
  assert.equal(await delivery, hook_id)
  await app.context.jobs.idle()
  const { data } = await octokit.repos.listWebhookDeliveries({ ...params, hook_id })
  assert.deepEqual(
    data.map(({ status, status_code }) => [status, status_code]),
    [['OK', 200]],
  )
})

test('the delivery log can be paginated and filtered, and contains requests and responses', async (t) => {
  let status = 200
  const target = await openHookTarget(t, (response) => void response.writeHead(status).end(`said ${status}`))
  const hook = await hookTo(target.url, { secret: 'hidden' })
  for (const code of [500, 404, 201]) {
    await app.context.jobs.idle()
    status = code
    await octokit.repos.pingWebhook(hook)
  }
  await app.context.jobs.idle()
  const all = await octokit.paginate(octokit.repos.listWebhookDeliveries, { ...hook, per_page: 2 })
  assert.deepEqual(
    all.map((one) => [one.status_code, one.status]),
    [
      [201, 'OK'],
      [404, 'Invalid HTTP Response: 404'],
      [500, 'Invalid HTTP Response: 500'],
      [200, 'OK'],
    ],
  )
  assert.equal(new Set(all.map(({ guid }) => guid)).size, 4)
  const failures = await octokit.repos.listWebhookDeliveries({ ...hook, status: 'failure', per_page: 1 })
  assert.match(failures.headers.link ?? '', /cursor=v1_\d+>; rel="next"|cursor=v1_\d+&?.*; rel="next"/)
  assert.deepEqual(
    failures.data.map((one) => one.status_code),
    [404],
  )
  const successes = await octokit.repos.listWebhookDeliveries({ ...hook, status: 'success' })
  assert.deepEqual(
    successes.data.map((one) => one.status_code),
    [201, 200],
  )
  const [newest] = all
  assert.ok(newest)
  const { data } = await octokit.repos.getWebhookDelivery({ ...hook, delivery_id: Number(newest.id) })
  assert.equal(data.url, target.url)
  assert.equal(data.request.payload?.hook_id, hook.hook_id)
  assert.equal(data.request.headers?.['X-GitHub-Event'], 'ping')
  assert.equal(data.response.payload, 'said 201')
  assert.equal(JSON.stringify(data).includes('hidden'), false)
  assert.equal(data.repository_id, asRecord(data.request.payload?.repository).id)
  const visible = await octokit.repos.getWebhook(hook)
  assert.deepEqual(visible.data.last_response, { code: 201, status: 'active', message: 'OK' })
  const path = `/repos/${hook.owner}/${hook.repo}/hooks/${hook.hook_id}/deliveries`
  assert.equal((await ada('GET', `${path}?cursor=backwards`)).status, 422)
  assert.equal((await ada('GET', `${path}/999999999`)).status, 404)
})

test('a redelivery has the guid and the bytes of the original', async (t) => {
  const target = await openHookTarget(t)
  const hook = await hookTo(target.url, { secret: 's' })
  await app.context.jobs.idle()
  const [first] = (await octokit.repos.listWebhookDeliveries(hook)).data
  assert.ok(first)
  const response = await octokit.repos.redeliverWebhookDelivery({ ...hook, delivery_id: Number(first.id) })
  assert.equal(response.status, 202)
  const [one, other] = await target.waitFor(2)
  assert.equal(one?.body, other?.body)
  assert.equal(one?.headers['x-github-delivery'], other?.headers['x-github-delivery'])
  await app.context.jobs.idle()
  const { data } = await octokit.repos.listWebhookDeliveries(hook)
  assert.deepEqual(
    data.map(({ guid, redelivery }) => [guid, redelivery]),
    [
      [first.guid, true],
      [first.guid, false],
    ],
  )
  const path = `/repos/${hook.owner}/${hook.repo}/hooks/${hook.hook_id}/deliveries`
  assert.equal((await ada('POST', `${path}/999999999/attempts`)).status, 404)
})

test('a delivery fails without a listener and on redirects', async (t) => {
  const target = await openHookTarget(t, (response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  )
  const elsewhere = await hookTo(target.url)
  const nobody = await hookTo('http://127.0.0.1:9/')
  await app.context.jobs.idle()
  const last = async (hook: typeof nobody) => (await octokit.repos.getWebhook(hook)).data.last_response
  assert.deepEqual(await last(elsewhere), {
    code: 302,
    status: 'misconfigured',
    message: 'Invalid HTTP Response: 302',
  })
  assert.deepEqual(await last(nobody), { code: null, status: 'failed', message: 'failed to connect to host' })
  assert.equal(target.requests.length, 1)
})

test('a delivery to a forbidden private address fails with an error message', async (t) => {
  const guarded = await startCodeHosting({ privateTargets: false })
  const bob = await guarded.as('bob')
  const target = await openHookTarget(t)
  const createdRepository = await bob('POST', '/user/repos', { name: 'outside' })
  assert.equal(createdRepository.status, 201)
  const hooks = '/repos/bob/outside/hooks'
  const { json } = await bob('POST', hooks, { config: { url: target.url } })
  await guarded.context.jobs.idle()
  const { json: log } = await bob('GET', `${hooks}/${json.id}/deliveries`)
  assert.deepEqual(
    log.map((one: { status_code: number; status: string }) => [one.status_code, one.status]),
    [[0, 'blocked: 127.0.0.1 is not on the public internet']],
  )
  assert.deepEqual(target.requests, [])
})

test('a webhook needs a secret if the setting requires it', async () => {
  const settings = { file: { 'code-hosting': { webhookSecrets: 'required' } } }
  const strict = await startCodeHosting({ settings })
  const bob = await strict.as('bob')
  await bob('POST', '/user/repos', { name: 'strict' })
  const hooks = '/repos/bob/strict/hooks'
  const config = { url: 'http://127.0.0.1:9/' }
  const rejection = await bob('POST', hooks, { config })
  assert.equal(rejection.status, 422)
  assert.equal(rejection.json.errors[0].field, 'secret')
  const { json, status } = await bob('POST', hooks, { config: { ...config, secret: 's' } })
  assert.equal(status, 201)
  assert.equal((await bob('PATCH', `${hooks}/${json.id}`, { events: ['star'] })).status, 200)
  assert.equal((await bob('PATCH', `${hooks}/${json.id}`, { config })).status, 422)
  assert.equal((await bob('PATCH', `${hooks}/${json.id}/config`, { secret: '' })).status, 422)
})

test('nothing is delivered while the owner is suspended', async (t) => {
  const target = await openHookTarget(t)
  const eve = await app.as('eve')
  await eve('POST', '/user/repos', { name: 'paused', auto_init: true })
  await eve('POST', '/repos/eve/paused/hooks', { config: { url: target.url }, events: ['*'] })
  await target.waitFor(1, 'ping')
  await app.context.jobs.idle()
  const star = async (number: number) => {
    const { status } = await ada(number % 2 ? 'PUT' : 'DELETE', '/user/starred/eve/paused')
    assert.equal(status, 204)
    await app.context.jobs.idle()
  }
  await app.context.auth.changeUser(eve.user.id, { suspended: true })
  await star(1)
  assert.equal(target.requests.length, 1)
  await app.context.auth.changeUser(eve.user.id, { suspended: false })
  await star(2)
  assert.ok(target.requests.length > 1)
})

test('automatic retries are logged with one guid', async (t) => {
  const clock = createManualClock()
  const settings = { file: { 'code-hosting': { webhookRetries: 2 } } }
  const patient = await startCodeHosting({ settings, clock })
  const bob = await patient.as('bob')
  await bob('POST', '/user/repos', { name: 'retried' })
  const target = await openHookTarget(t, (response) => response.writeHead(503).end())
  const { json } = await bob('POST', '/repos/bob/retried/hooks', { config: { url: target.url } })
  const log = async () => {
    await patient.context.jobs.idle()
    return (await bob('GET', `/repos/bob/retried/hooks/${json.id}/deliveries`)).json
  }
  for (const [attempts, pauseMs] of [
    [1, 10_000],
    [2, 40_000],
    [3, 86_400_000],
    [3, 0],
  ] as const) {
    assert.equal((await log()).length, attempts)
    clock.advance(pauseMs)
  }
  assert.equal(new Set((await log()).map(({ guid }: { guid: string }) => guid)).size, 1)
})

test('a push test redelivers the last push to webhooks that listen to pushes', async (t) => {
  const target = await openHookTarget(t)
  const { data: createdRepository } = await octokit.repos.createForAuthenticatedUser({
    name: 'pushed',
    auto_init: true,
  })
  const params = { owner: 'ada', repo: 'pushed' }
  const content = Buffer.from('Ink and paper').toString('base64')
  const file = { ...params, path: 'press.txt', message: 'Print', content }
  const { data: commit } = await octokit.repos.createOrUpdateFileContents(file)
  const config = { url: target.url, content_type: 'json' }
  const create = async (events: string[]) =>
    (await octokit.repos.createWebhook({ ...params, config, events })).data.id
  const deaf = await create(['issues'])
  const hook_id = await create(['push'])
  await octokit.repos.testPushWebhook({ ...params, hook_id: deaf })
  await octokit.repos.testPushWebhook({ ...params, hook_id })
  const [push] = await target.waitFor(1, 'push')
  const payload = JSON.parse(push?.body ?? '')
  assert.equal(payload.after, commit.commit.sha)
  assert.equal(payload.ref, `refs/heads/${createdRepository.default_branch}`)
  assert.deepEqual(payload.head_commit.added, ['press.txt'])
  assert.equal(payload.repository.full_name, 'ada/pushed')
  assert.equal(payload.pusher.name, 'ada')
  await app.context.jobs.idle()
  assert.equal((await octokit.repos.listWebhookDeliveries({ ...params, hook_id: deaf })).data.length, 1)
})
