import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

describeOnBothDatabases('the delivery log', (databases) => {
  it('stores the request and the response, and the webhook its last response', async (t) => {
    const clock = createManualClock()
    const { webhooks, write, create, settle } = await openWebhookHarness(t, databases, { clock })
    const target = await openTarget(t, (response) => {
      response.writeHead(201, { 'X-Answer': 'yes' }).end('gr\u0000ß')
    })
    const webhook = await create({ url: target.url, secret: 's' })
    await write((tx) =>
      webhooks.emit(tx, { owners: ['owner:1'], event: 'note', action: 'created', payload: () => ({ a: 1 }) }),
    )
    await settle()
    const [summary] = await webhooks.listDeliveries(webhook, { limit: 10 })
    assert(summary)
    const { id, guid, durationMs, ...rest } = summary
    assert.deepEqual(rest, {
      webhookId: webhook.id,
      event: 'note',
      action: 'created',
      redelivery: false,
      attempt: 1,
      deliveredAtMs: clock.now(),
      statusCode: 201,
      status: 'OK',
    })
    assert.ok(durationMs >= 0)
    const delivery = await webhooks.findDelivery(webhook, id)
    assert(delivery)
    assert.equal(delivery.request.body, '{"a":1}')
    assert.equal(delivery.request.headers['X-Delivery'], guid)
    assert.equal(delivery.request.headers['X-Delivery'], target.received[0]?.headers['x-delivery'])
    assert.equal(delivery.request.headers['User-Agent'], 'Test-Hookshot/1')
    assert.equal(delivery.response.headers['x-answer'], 'yes')
    assert.equal(delivery.response.body, 'gr\ufffdß')
    const { lastResponse } = (await webhooks.find('owner:1', webhook.id)) ?? {}
    assert.deepEqual(lastResponse, { code: 201, status: 'OK', message: null })
    assert.equal(await webhooks.findDelivery({ id: webhook.id + 1 }, id), undefined)
  })

  it('stores the start of a long response without waiting for its end', async (t) => {
    const limits = { maxStoredResponseBytes: 1_000 }
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, { limits })
    const target = await openTarget(t, (response) => void response.write('x'.repeat(5_000)))
    const webhook = await create({ url: target.url })
    await emit({})
    await settle()
    const [summary] = await webhooks.listDeliveries(webhook, { limit: 1 })
    const delivery = await webhooks.findDelivery(webhook, summary?.id ?? 0)
    assert.equal(delivery?.statusCode, 200)
    assert.equal(delivery?.response.body, 'x'.repeat(1_000))
  })

  it('lists newest first, with paging and status filters', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases)
    const codes = [200, 404, 500, 204, 404, 302, 200]
    let next = 0
    const target = await openTarget(t, (response) => void response.writeHead(codes[next++] ?? 0).end())
    const webhook = await create({ url: target.url })
    await create({ url: 'http://127.0.0.1:1/', owner: 'owner:2' })
    for (const n of codes) await emit({ n })
    await settle()
    const codesOf = async (page: { beforeId?: number; limit: number; statusClasses?: number[] }) =>
      (await webhooks.listDeliveries(webhook, page)).map(({ statusCode }) => statusCode)
    assert.deepEqual(await codesOf({ limit: 100 }), codes.toReversed())
    const first = await webhooks.listDeliveries(webhook, { limit: 3 })
    const beforeId = first.at(-1)?.id ?? 0
    assert.deepEqual(await codesOf({ limit: 3, beforeId }), [204, 500, 404])
    assert.deepEqual(await codesOf({ limit: 100, statusClasses: [4, 5, 4] }), [404, 500, 404])
    assert.deepEqual(await codesOf({ limit: 2, statusClasses: [2, 3] }), [200, 302])
    assert.deepEqual(await codesOf({ limit: 2, statusClasses: [0] }), [])
  })

  it('records a redirect as a failure and does not follow it', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases)
    const target = await openTarget(
      t,
      (response) => void response.writeHead(307, { location: '/other' }).end(),
    )
    const webhook = await create({ url: target.url })
    await emit({})
    await settle()
    assert.equal(target.received.length, 1)
    const [delivery] = await webhooks.listDeliveries(webhook, { limit: 1 })
    assert.equal(delivery?.statusCode, 307)
    assert.match(delivery?.status ?? '', /307/)
  })

  it('records a blocked target without connecting', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, { allowPrivate: false })
    const target = await openTarget(t)
    const webhook = await create({ url: target.url })
    await emit({})
    await settle()
    assert.equal(target.received.length, 0)
    const [delivery] = await webhooks.listDeliveries(webhook, { limit: 1 })
    assert.equal(delivery?.statusCode, 0)
    assert.equal(delivery?.status, '127.0.0.1 is not on the public internet')
    const { lastResponse } = (await webhooks.find('owner:1', webhook.id)) ?? {}
    assert.deepEqual(lastResponse, { code: null, status: delivery?.status, message: delivery?.status })
  })

  it('describes an error response in the dialect’s wording', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: { describeFailure: ({ code, statusCode, message }) => `${code} ${statusCode}: ${message}` },
    })
    const target = await openTarget(t, (response) => void response.writeHead(403).end())
    const webhook = await create({ url: target.url })
    await emit({})
    await settle()
    const [delivery] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert.equal(delivery?.status, 'refused 403: The target responded with status 403')
  })

  it('describes timeouts and invalid URLs in the dialect’s wording', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: { timeoutMs: 50, describeFailure: ({ code, statusCode }) => `${code} ${statusCode}` },
    })
    const target = await openTarget(t, async (response, { path }) => {
      // Responds never, or never completely.
      if (path.endsWith('begins')) response.write('well, ')
    })
    const urls = [`${target.url}/hangs`, `${target.url}/begins`, 'nowhere', 'ftp://a/']
    const created = []
    for (const url of urls) created.push(await create({ url }))
    await emit({})
    await settle()
    const lists = await Promise.all(created.map((webhook) => webhooks.listDeliveries(webhook, { limit: 9 })))
    const words = ['timed_out 0', 'timed_out 0', 'invalid_request 0', 'unsupported_scheme 0']
    assert.deepEqual(
      lists.map((list) => list.map(({ status }) => status)),
      words.map((word) => [word]),
    )
  })

  it('records an oversized payload and a request that cannot be built, and sends the next', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      limits: { maxPayloadBytes: 100 },
      dialect: {
        request({ body, delivery }) {
          if (delivery.event === 'odd') throw new Error('on purpose')
          return { headers: {}, body }
        },
      },
    })
    const target = await openTarget(t)
    const webhook = await create({ url: target.url })
    await emit({ text: 'ö'.repeat(60) })
    await emit({}, 'odd')
    await emit({ text: 'small' })
    await settle()
    assert.deepEqual(target.bodies(), [{ text: 'small' }])
    const statuses = (await webhooks.listDeliveries(webhook, { limit: 9 })).map(({ status }) => status)
    assert.equal(statuses[0], 'OK')
    assert.match(statuses[1] ?? '', /could not be composed/)
    assert.match(statuses[2] ?? '', /131 bytes, which is more than 100/)
  })
})
