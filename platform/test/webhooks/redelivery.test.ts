import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { systemClock } from '../../src/clock.ts'
import { createSandboxClock } from '../../src/sandbox/sandbox-clock.ts'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

describeOnBothDatabases('repeated deliveries', (databases) => {
  it('are requested by hand, keep the guid and the bytes, and get their own id', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases)
    let code = 500
    const target = await openTarget(t, (response) => void response.writeHead(code).end())
    const webhook = await create({ url: target.url, secret: 's' })
    await emit({ text: 'once more' })
    await settle()
    const [failed] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert(failed)
    assert.equal(failed.redelivery, false)
    code = 200
    assert.equal(await webhooks.redeliver(webhook, failed.id), true)
    await settle()
    const [redelivery, ...older] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert(redelivery)
    assert.deepEqual(older, [failed])
    assert.deepEqual(
      [redelivery.guid, redelivery.redelivery, redelivery.statusCode],
      [failed.guid, true, 200],
    )
    assert.notEqual(redelivery.id, failed.id)
    const [one, other] = target.received
    assert.equal(one?.body, other?.body)
    assert.equal(one?.headers['x-signature-256'], other?.headers['x-signature-256'])
    assert.equal(await webhooks.redeliver(webhook, redelivery.id + 1), false)
    assert.equal(await webhooks.redeliver({ id: webhook.id + 1 }, failed.id), false)
  })

  it('are not sent automatically if the dialect has none', async (t) => {
    const clock = createSandboxClock(systemClock)
    const { create, emit, settle } = await openWebhookHarness(t, databases, { clock })
    const target = await openTarget(t, (response) => void response.writeHead(500).end())
    await create({ url: target.url })
    await emit({})
    await settle()
    clock.moveBy(dayMs)
    await settle()
    assert.equal(target.received.length, 1)
  })

  it('follow the dialect’s backoff on the sandbox clock, without delaying other deliveries', async (t) => {
    const clock = createSandboxClock(systemClock)
    const retries = { maxAttempts: 3, backoffMs: (attempt: number) => (attempt - 1) * hourMs }
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      clock,
      dialect: { retries },
    })
    const target = await openTarget(
      t,
      (response, { body }) => void response.writeHead(body.includes('bad') ? 503 : 200).end(),
    )
    const webhook = await create({ url: target.url })
    const texts = () => target.bodies().map(({ text }) => text)
    await emit({ text: 'bad' })
    await settle()
    await emit({ text: 'good' })
    await settle()
    assert.deepEqual(texts(), ['bad', 'good'])
    clock.moveBy(hourMs)
    await settle()
    assert.deepEqual(texts(), ['bad', 'good', 'bad'])
    clock.moveBy(hourMs)
    await settle()
    assert.equal(texts().length, 3)
    clock.moveBy(hourMs)
    await settle()
    assert.deepEqual(texts(), ['bad', 'good', 'bad', 'bad'])
    clock.moveBy(dayMs)
    await settle()
    assert.equal(texts().length, 4)
    const log = await webhooks.listDeliveries(webhook, { limit: 9, statusClasses: [5] })
    assert.deepEqual(
      log.map(({ attempt, redelivery }) => [attempt, redelivery]),
      [
        [3, true],
        [2, true],
        [1, false],
      ],
    )
    assert.equal(new Set(log.map(({ guid }) => guid)).size, 1)
  })

  it('end when the target unsubscribes, together with all waiting deliveries', async (t) => {
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: {
        retries: { maxAttempts: 5, backoffMs: () => 0 },
        unsubscribes: (statusCode) => statusCode === 410,
      },
    })
    const target = await openTarget(t, (response) => void response.writeHead(410).end())
    const webhook = await create({ url: target.url })
    for (const n of [1, 2, 3]) await emit({ n })
    await settle()
    await emit({ n: 4 })
    await settle()
    assert.equal(target.received.length, 1)
    assert.equal((await webhooks.find('owner:1', webhook.id))?.active, false)
    const codes = (await webhooks.listDeliveries(webhook, { limit: 9 })).map(({ statusCode }) => statusCode)
    assert.deepEqual(codes, [0, 0, 410])
  })
})
