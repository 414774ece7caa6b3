import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { signatureOf } from '../src/webhooks/dialect.ts'
import { emitWebhook } from '../src/webhooks/emit-webhook.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { context } = service

interface Received {
  headers: IncomingHttpHeaders
  text: string
}

/** A webhook receiver that responds with the status and records requests. */
async function listen(status = 200) {
  const requests: Received[] = []
  const waiters: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    requests.push({ headers: request.headers, text: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
    for (const wake of waiters.splice(0)) wake()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    async next(): Promise<Received> {
      while (requests.length === 0) await new Promise<void>((wake) => waiters.push(wake))
      return requests.shift() as Received
    },
  }
}

async function organizerWithOrganization(login: string) {
  const organizer = await service.as(login)
  const { json } = await organizer.get('/users/me/organizations/')
  return { ...organizer, organizationId: String(json.organizations[0].id) }
}

const emit = (
  organizationId: string,
  action: Parameters<typeof emitWebhook>[2]['action'],
  path: string,
  eventId?: number,
) =>
  context.db.write((tx) =>
    emitWebhook(tx, context, {
      organizationId: Number(organizationId),
      action,
      path,
      ...(eventId !== undefined && { eventId }),
    }),
  )

test('A webhook receives its subscribed actions with signed, Eventbrite-compatible payloads and headers', async () => {
  const { organizationId, post } = await organizerWithOrganization('told')
  const receiver = await listen()
  const { json: webhook } = await post(`/organizations/${organizationId}/webhooks/`, {
    endpoint_url: receiver.url,
    actions: 'order.placed,event.published',
  })
  assert.deepEqual(webhook.actions, ['order.placed', 'event.published'])
  assert.equal(webhook.user_id, organizationId)
  assert.match(webhook.id, /^\d{7}$/)
  await emit(organizationId, 'attendee.updated', 'orders/1/')
  await emit(organizationId, 'order.placed', 'orders/7/')

  const { headers, text } = await receiver.next()
  assert.deepEqual(JSON.parse(text), {
    config: {
      action: 'order.placed',
      user_id: organizationId,
      endpoint_url: receiver.url,
      webhook_id: webhook.id,
    },
    api_url: `${service.url}/v3/orders/7/`,
  })
  assert.equal(headers['x-eventbrite-event'], 'order.placed')
  assert.equal(headers['user-id-sender'], organizationId)
  assert.equal(headers['content-type'], 'application/json')
  assert.match(String(headers['user-agent']), /^Eventbrite Hookshot/)
  assert.match(String(headers['x-eventbrite-delivery']), /^[\w-]+$/)
  const signedText = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  assert.equal(headers['webhook-signature'], signatureOf(webhook.secret, signedText))
})

test('A webhook of one event receives nothing about other events', async () => {
  const { organizationId } = await organizerWithOrganization('one-event')
  const receiver = await listen()
  await context.db.write((tx) =>
    context.webhooks.create(tx, {
      owner: `organization:${organizationId}`,
      url: receiver.url,
      events: ['event.updated'],
      settings: { eventId: 12 },
    }),
  )
  await emit(organizationId, 'event.updated', 'events/13/', 13)
  await emit(organizationId, 'event.updated', 'events/12/', 12)
  assert.match(JSON.parse((await receiver.next()).text).api_url, /events\/12\/$/)
  assert.equal(receiver.requests.length, 0)
})

test('A webhook receives nothing while the owner of its organization is suspended', async () => {
  const { organizationId, post, user } = await organizerWithOrganization('suspended')
  const receiver = await listen()
  await post(`/organizations/${organizationId}/webhooks/`, { endpoint_url: receiver.url })
  await context.auth.changeUser(user.id, { suspended: true })
  await emit(organizationId, 'order.placed', 'orders/1/')
  await context.jobs.idle()
  await context.auth.changeUser(user.id, { suspended: false })
  await emit(organizationId, 'order.placed', 'orders/2/')
  assert.match(JSON.parse((await receiver.next()).text).api_url, /orders\/2\/$/)
})

test('A webhook is deactivated after a 410 response', async () => {
  const { organizationId, get, post } = await organizerWithOrganization('gone')
  const receiver = await listen(410)
  const { json: webhook } = await post(`/organizations/${organizationId}/webhooks/`, {
    endpoint_url: receiver.url,
    actions: ['order.placed'],
  })
  await emit(organizationId, 'order.placed', 'orders/1/')
  await receiver.next()
  const log = `/webhooks/${webhook.id}/deliveries/`
  await eventually('it is logged', async () => (await get(log)).json.deliveries.length > 0)
  assert.equal((await get(`/webhooks/${webhook.id}/`)).json.is_active, false)
})

test('A test delivery names no object, is in the log and can be redelivered', async () => {
  const { organizationId, get, post } = await organizerWithOrganization('tests')
  const receiver = await listen()
  const { json: webhook } = await post('/webhooks/', { endpoint_url: receiver.url })
  assert.equal(webhook.user_id, organizationId)
  await post(`/webhooks/${webhook.id}/test/`)
  const first = await receiver.next()
  assert.equal(JSON.parse(first.text).config.action, 'test')
  assert.match(JSON.parse(first.text).api_url, /\{api-endpoint-to-fetch-object-details\}/)

  const log = `/webhooks/${webhook.id}/deliveries/`
  let response = await get(log)
  while (response.json.deliveries.length === 0) response = await get(log)
  const [delivery] = response.json.deliveries
  assert.equal(delivery.status_code, 200)
  assert.equal(JSON.parse((await get(`${log}${delivery.id}/`)).json.request.body).config.action, 'test')
  await post(`${log}${delivery.id}/redeliver/`)
  const redelivery = await receiver.next()
  assert.equal(redelivery.headers['x-eventbrite-delivery'], first.headers['x-eventbrite-delivery'])
})

test('Webhooks can be deleted at both paths that clients use', async () => {
  const { organizationId, post, get, delete: remove } = await organizerWithOrganization('removes')
  const addresses = (id: string) => [`/webhooks/${id}/`, `/organizations/${organizationId}/webhooks/${id}`]
  for (const at of [0, 1]) {
    const { json } = await post('/webhooks', { endpoint_url: 'https://example.org/hook' })
    const removal = await remove(addresses(json.id)[at] ?? '')
    assert.deepEqual(removal.json, { id: json.id, success: true })
    const { status, json: missing } = await get(`/webhooks/${json.id}/`)
    assert.equal(status, 404)
    assert.equal(missing.error_description, 'The webhook you requested does not exist.')
  }
  const { json: list } = await get('/webhooks/')
  assert.deepEqual(list.webhooks, [])
  assert.equal(list.pagination.object_count, 0)
})

test('Webhooks are hidden from strangers, and errors name unknown actions and invalid URLs', async () => {
  const { organizationId, post } = await organizerWithOrganization('private')
  const { json: webhook } = await post('/webhooks/', { endpoint_url: 'https://example.org/hook' })
  const other = await service.as('other')
  assert.equal((await other.get(`/webhooks/${webhook.id}/`)).status, 404)
  assert.equal((await other.get(`/organizations/${organizationId}/webhooks/`)).status, 404)
  const rejection = await post('/webhooks/', { endpoint_url: 'ftp://x', actions: 'order.eaten', color: 1 })
  assert.deepEqual(rejection.json.error_detail.ARGUMENTS_ERROR, {
    'actions.0': ['"order.eaten" is not a valid choice.'],
    color: ['Unknown parameter'],
  })
  assert.equal((await post('/webhooks/', { endpoint_url: 'ftp://x' })).json.error, 'ARGUMENTS_ERROR')
})
