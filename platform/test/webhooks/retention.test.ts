import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { createDeliveryRows } from '../../src/internal/webhooks/delivery-rows.ts'
import { createRetention, type RetentionOptions } from '../../src/internal/webhooks/retention.ts'
import { createWebhookRows } from '../../src/internal/webhooks/webhook-rows.ts'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

const dayMs = 86_400_000

type Given = Pick<RetentionOptions, 'db' | 'clock' | 'batchSize'>

function openRetention(base: Given) {
  return createRetention({
    ...base,
    retentionMs: 30 * dayMs,
    webhooks: createWebhookRows(base),
    deliveries: createDeliveryRows(base.db),
    sender: {
      refuse: (_code, status) => ({
        statusCode: 0,
        status,
        failure: undefined,
        deliveredAtMs: base.clock.now(),
        durationMs: 0,
        requestHeaders: {},
        responseHeaders: {},
        responseBody: '',
      }),
    },
  })
}

describeOnBothDatabases('the retention of deliveries', (databases) => {
  it('deletes finished deliveries after 30 days automatically', async (t) => {
    const clock = createManualClock()
    const { webhooks, create, emit, settle, db } = await openWebhookHarness(t, databases, { clock })
    const target = await openTarget(t)
    const webhook = await create({ url: target.url })
    await emit({ n: 1 })
    await settle()
    clock.advance(29 * dayMs)
    await emit({ n: 2 })
    await settle()
    assert.equal((await webhooks.listDeliveries(webhook, { limit: 9 })).length, 2)
    clock.advance(2 * dayMs)
    await settle()
    const [remaining, ...more] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert.deepEqual(more, [])
    assert.equal((await webhooks.findDelivery(webhook, remaining?.id ?? 0))?.request.body, '{"n":2}')
    assert.equal((await db.read.selectFrom('octavo_webhook_payload').select('id').execute()).length, 1)
  })

  it('gives up deliveries after three days, except those with a requested redelivery', async (t) => {
    const clock = createManualClock()
    const { webhooks, write, create, emit, db } = await openWebhookHarness(t, databases, { clock })
    const webhook = await create({ url: 'https://example.org/dead' })
    await emit({ n: 0 })
    for (const active of [false, true])
      await write((tx) => webhooks.update(tx, 'owner:1', webhook.id, { active }))
    for (const n of [1, 2, 3, 4, 5]) await emit({ n })
    clock.advance(4 * dayMs)
    for (const n of [6, 7]) await emit({ n })
    const [first] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert.equal(await webhooks.redeliver(webhook, first?.id ?? 0), true)
    const retention = openRetention({ db, clock, batchSize: 2 })
    const listPayloads = async (state: 'is' | 'is not') => {
      const rows = await db.read
        .selectFrom('octavo_webhook_delivery')
        .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'payload_id')
        .select('body')
        .where('status_class', state, null)
        .orderBy('octavo_webhook_delivery.id')
        .execute()
      return rows.map(({ body }) => JSON.parse(body).n)
    }
    await retention.tidy(AbortSignal.timeout(60_000))
    assert.deepEqual(await listPayloads('is'), [6, 7, 0])
    assert.deepEqual(await listPayloads('is not'), [0, 1, 2, 3, 4, 5])
    const [last] = await webhooks.listDeliveries(webhook, { limit: 9 })
    assert.match(last?.status ?? '', /waited too long/)
    clock.advance(27 * dayMs)
    await retention.tidy(AbortSignal.timeout(60_000))
    assert.deepEqual(await listPayloads('is'), [])
    assert.deepEqual(await listPayloads('is not'), [6, 7])
  })

  it('deletes the responses to the given payloads only', async (t) => {
    const clock = createManualClock()
    const { create, emit, settle, webhooks, db } = await openWebhookHarness(t, databases, { clock })
    let count = 0
    const target = await openTarget(
      t,
      (response) => void response.writeHead(count++ % 2 ? 200 : 404, { 'x-answer': 'yes' }).end('Ada'),
    )
    const [matching, other] = [await create({ url: target.url }), await create({ url: target.url })]
    for (let n = 0; n < 7; n++) await emit({ n })
    await settle()
    const retention = openRetention({ db, clock, batchSize: 2 })
    const isOdd = (body: string) => JSON.parse(body).n % 2 === 1
    await retention.forgetResponses(matching, isOdd, AbortSignal.timeout(60_000))
    for (const webhook of [matching, other])
      for (const { id } of await webhooks.listDeliveries(webhook, { limit: 9 })) {
        const { request, response } = (await webhooks.findDelivery(webhook, id)) ?? assert.fail()
        const isForgotten = webhook === matching && isOdd(request.body)
        assert.deepEqual(
          [response.body, response.headers['x-answer']],
          isForgotten ? ['', undefined] : ['Ada', 'yes'],
        )
      }
  })

  it('works in small batches, and keeps waiting deliveries', async (t) => {
    const clock = createManualClock()
    const { webhooks, write, create, emit, db } = await openWebhookHarness(t, databases, { clock })
    const off = await create({ url: 'https://example.org/off' })
    for (let n = 0; n < 7; n++) await emit({ n })
    await write((tx) => webhooks.update(tx, 'owner:1', off.id, { active: false }))
    clock.advance(29 * dayMs)
    const waiting = await create({ url: 'https://example.org/waiting' })
    await emit({ n: 7 })
    clock.advance(2 * dayMs)
    await emit({ n: 8 })

    let transactions = 0
    const counted: typeof db = {
      ...db,
      write(work) {
        transactions++
        return db.write(work)
      },
    }
    const retention = openRetention({ db: counted, clock, batchSize: 3 })
    await retention.tidy(new AbortController().signal)
    assert.ok(transactions >= 3, `${transactions} transactions`)
    const left = await db.read
      .selectFrom('octavo_webhook_delivery')
      .innerJoin('octavo_webhook_payload as payload', 'payload.id', 'payload_id')
      .select(['webhook_id', 'body'])
      .orderBy('payload.id')
      .execute()
    assert.deepEqual(left, [
      { webhook_id: waiting.id, body: '{"n":7}' },
      { webhook_id: waiting.id, body: '{"n":8}' },
    ])
    await assert.rejects(retention.tidy(AbortSignal.abort(new Error('the service stops'))), /stops/)
  })
})
