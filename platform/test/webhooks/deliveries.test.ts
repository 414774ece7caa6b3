import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { Webhooks as Verifier } from '@octokit/webhooks'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

describeOnBothDatabases('webhook deliveries', (databases) => {
  it('exist exactly when the transaction of their event commits', async (t) => {
    const { webhooks, write, create, settle, db } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const webhook = await create({ url: target.url })
    const emit = { owners: ['owner:1'], event: 'note' }
    const failing = write(async (tx) => {
      await tx.insertInto('note').values({ text: 'lost' }).execute()
      await webhooks.emit(tx, { ...emit, payload: () => ({ text: 'lost' }) })
      throw new Error('changed its mind')
    })
    await assert.rejects(failing, /changed its mind/)
    await write(async (tx) => {
      await tx.insertInto('note').values({ text: 'kept' }).execute()
      await webhooks.emit(tx, { ...emit, payload: () => ({ text: 'kept' }) })
    })
    await settle()
    assert.deepEqual(target.bodies(), [{ text: 'kept' }])
    assert.equal((await webhooks.listDeliveries(webhook, { limit: 10 })).length, 1)
    assert.equal((await db.read.selectFrom('octavo_webhook_payload').select('id').execute()).length, 1)
  })

  it('are sent automatically after the commit', async (t) => {
    const { create, emit, settle } = await openWebhookHarness(t, databases)
    const delivered = Promise.withResolvers<string>()
    const target = await openTarget(t, (response, { body }) => {
      delivered.resolve(body)
      response.end()
    })
    await create({ url: target.url })
    await settle()
    await emit({ text: 'größe' })
    assert.equal(await delivered.promise, '{"text":"größe"}')
  })

  it('are signed over the exact bytes that are sent, as JSON and as a form', async (t) => {
    const { create, emit, settle } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const secret = 'a secret, ümlaut included'
    await create({ url: `${target.url}/json`, secret })
    await create({ url: `${target.url}/form`, secret, settings: { form: true } })
    await create({ url: `${target.url}/unsigned` })
    await emit({ text: 'größe \u0000 \u2028 😀 & = +', number: 1e21 })
    await settle()
    const of = (path: string) => target.received.find((one) => one.path === `/hook/${path}`)
    const [json, form] = [of('json'), of('form')]
    assert(json && form)
    for (const { headers, body } of [json, form]) {
      const digest = createHmac('sha256', secret).update(body).digest('hex')
      assert.equal(headers['x-signature-256'], `sha256=${digest}`)
      assert.equal(headers['user-agent'], 'Test-Hookshot/1')
    }
    const { verify } = new Verifier({ secret })
    assert.equal(await verify(json.body, String(json.headers['x-signature-256'])), true)
    assert.equal(await verify(`${json.body} `, String(json.headers['x-signature-256'])), false)
    assert.equal(new URLSearchParams(form.body).get('payload'), json.body)
    assert.equal(of('unsigned')?.headers['x-signature-256'], undefined)
  })

  it('of one webhook are sequential, while those of others continue', async (t) => {
    const { create, emit, settle } = await openWebhookHarness(t, databases)
    const under = new Map<string, number>()
    const most = new Map<string, number>()
    let together = 0
    let maxConcurrent = 0
    const target = await openTarget(t, async (response, { path }) => {
      under.set(path, (under.get(path) ?? 0) + 1)
      most.set(path, Math.max(most.get(path) ?? 0, under.get(path) ?? 0))
      maxConcurrent = Math.max(maxConcurrent, ++together)
      await new Promise((resolve) => setTimeout(resolve, 2))
      together--
      under.set(path, (under.get(path) ?? 0) - 1)
      response.end()
    })
    for (const path of ['a', 'b', 'c']) await create({ url: `${target.url}/${path}` })
    const settling = settle()
    // More deliveries than one slot sends, emitted while they are being sent.
    for (let n = 0; n < 120; n++) await emit({ n })
    await settling
    await settle()
    for (const path of ['a', 'b', 'c']) {
      const bodies = target.received
        .filter((one) => one.path.endsWith(path))
        .map(({ body }) => JSON.parse(body).n)
      assert.deepEqual(bodies, [...Array(120).keys()])
    }
    assert.deepEqual([...most.values()], [1, 1, 1])
    assert.ok(maxConcurrent > 1, 'webhooks do not wait for each other')
  })

  it('reach every subscribed active webhook of the owners, and build payloads for no other', async (t) => {
    const { webhooks, write, create, settle } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const at = (path: string) => `${target.url}/${path}`
    await create({ url: at('all') })
    await create({ url: at('named'), events: ['push', 'note'] })
    await create({ url: at('organization'), owner: 'owner:2' })
    await create({ url: at('deaf'), events: ['push'] })
    await create({ url: at('off'), active: false })
    await create({ url: at('stranger'), owner: 'owner:3' })
    await create({ url: at('left out') })
    const payloadUrls: string[] = []
    await write((tx) =>
      webhooks.emit(tx, {
        owners: ['owner:1', 'owner:2'],
        event: 'note',
        action: 'created',
        payload(webhook) {
          payloadUrls.push(webhook.url)
          return webhook.url.endsWith('out') ? undefined : { to: webhook.id }
        },
      }),
    )
    await write((tx) =>
      webhooks.emit(tx, { owners: ['owner:4'], event: 'note', payload: () => assert.fail('nobody listens') }),
    )
    await write((tx) => webhooks.emit(tx, { owners: [], event: 'note', payload: () => assert.fail() }))
    await settle()
    const paths = ['all', 'named', 'organization']
    assert.deepEqual(payloadUrls, [...paths, 'left out'].map(at))
    assert.deepEqual(target.received.map(({ path }) => path.slice(6)).sort(), paths)
  })

  it('to a single webhook reach it even if it is disabled and not subscribed', async (t) => {
    const { webhooks, write, create, settle } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const off = await create({ url: target.url, events: [], active: false })
    await create({ url: `${target.url}/other` })
    await write((tx) => webhooks.emitTo(tx, off, { event: 'ping', payload: { zen: 'yes' } }))
    await settle()
    assert.deepEqual(
      target.received.map(({ path, headers }) => [path, headers['x-event']]),
      [['/hook', 'ping']],
    )
  })

  it('that wait are not sent after their webhook is disabled or removed', async (t) => {
    const { webhooks, write, create, emit, settle, db } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const off = await create({ url: `${target.url}/off` })
    const removedHook = await create({ url: `${target.url}/gone` })
    const otherHook = await create({ url: `${target.url}/kept` })
    await emit({ n: 1 })
    await write((tx) => webhooks.update(tx, 'owner:1', off.id, { active: false }))
    assert.equal(await write((tx) => webhooks.remove(tx, 'owner:1', removedHook.id)), true)
    await settle()
    assert.deepEqual(
      target.received.map(({ path }) => path),
      ['/hook/kept'],
    )
    const [unsent] = await webhooks.listDeliveries(off, { limit: 10 })
    assert.equal(unsent?.statusCode, 0)
    assert.match(unsent?.status ?? '', /was disabled/)
    const rows = await db.read.selectFrom('octavo_webhook_delivery').select('webhook_id').execute()
    assert.deepEqual(rows.map((row) => row.webhook_id).sort(), [off.id, otherHook.id])
  })

  it('that wait are discarded while their owner may not receive events, retries included', async (t) => {
    const suspended = new Set<string>()
    const retries = { maxAttempts: 3, backoffMs: () => 0 }
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: { retries, mayReceive: async (owner) => !suspended.has(owner) },
    })
    const target = await openTarget(t, (response, { body }) => {
      if (!body.includes('first')) return void response.end()
      // Suspended during the first attempt, so that its retry waits.
      suspended.add('owner:1')
      response.writeHead(500).end()
    })
    const webhook = await create({ url: target.url })
    await emit({ text: 'first' })
    await emit({ text: 'second' })
    await settle()
    assert.deepEqual(target.bodies(), [{ text: 'first' }])
    const deliveries = await webhooks.listDeliveries(webhook, { limit: 10 })
    assert.deepEqual(deliveries.map(({ statusCode }) => statusCode).sort(), [0, 0, 500])
    assert.ok(deliveries.some(({ status }) => /owner of the webhook is suspended/.test(status)))
    suspended.clear()
    await emit({ text: 'third' })
    await settle()
    assert.deepEqual(target.bodies(), [{ text: 'first' }, { text: 'third' }])
  })

  it('that fail after their webhook is disabled, and those behind them, are not sent again', async (t) => {
    const retries = { maxAttempts: 5, backoffMs: () => 0 }
    const { webhooks, write, create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: { retries },
      limits: { maxConcurrentPerHost: 1 },
    })
    const disabled = Promise.withResolvers<void>()
    const requestSent = Promise.withResolvers<void>()
    const target = await openTarget(t, async (response) => {
      requestSent.resolve()
      await disabled.promise
      response.writeHead(500).end()
    })
    const all = [await create({ url: `${target.url}/a` }), await create({ url: `${target.url}/b` })]
    await emit({ n: 1 })
    const settling = settle()
    await requestSent.promise
    for (const { id } of all) await write((tx) => webhooks.update(tx, 'owner:1', id, { active: false }))
    disabled.resolve()
    await settling
    await settle()
    assert.equal(target.received.length, 1)
    const codes = all.map(async (webhook) => {
      const deliveries = await webhooks.listDeliveries(webhook, { limit: 9 })
      return deliveries.map(({ statusCode }) => statusCode)
    })
    assert.deepEqual((await Promise.all(codes)).flat().sort(), [0, 500])
  })
})
