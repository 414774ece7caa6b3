import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import type { Webhook } from '../../src/webhooks/webhooks.ts'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

describeOnBothDatabases('webhooks', (databases) => {
  it('are found and listed by owner, oldest first, with paging', async (t) => {
    const { webhooks, create } = await openWebhookHarness(t, databases)
    const created = []
    for (const n of [1, 2, 3]) created.push(await create({ url: `https://example.org/${n}` }))
    const foreign = await create({ url: 'https://example.org/4', owner: 'owner:2' })
    const [first, second, third] = created
    assert(first && second && third)
    assert.deepEqual(await webhooks.list('owner:1', { limit: 2 }), [first, second])
    assert.deepEqual(await webhooks.list('owner:1', { limit: 2, afterId: second.id }), [third])
    assert.deepEqual(await webhooks.find('owner:1', second.id), second)
    assert.equal(await webhooks.find('owner:1', foreign.id), undefined)
  })

  it('keep their properties, and change only those named', async (t) => {
    const clock = createManualClock()
    const { webhooks, write, create } = await openWebhookHarness(t, databases, { clock })
    const settings = { contentType: 'json', nested: { list: [1, null, 'ö'] } }
    const created = await create({
      url: 'https://example.org/',
      secret: 's',
      events: ['push', 'note'],
      settings,
    })
    assert.deepEqual(created, {
      id: created.id,
      owner: 'owner:1',
      url: 'https://example.org/',
      hasSecret: true,
      active: true,
      settings,
      events: ['push', 'note'],
      createdAtMs: clock.now(),
      updatedAtMs: clock.now(),
      lastResponse: null,
    })
    clock.advance(5_000)
    const updated = await write((tx) =>
      webhooks.update(tx, 'owner:1', created.id, { events: ['*'], active: false, settings: {} }),
    )
    const expected = { ...created, events: ['*'], active: false, settings: {}, updatedAtMs: clock.now() }
    assert.deepEqual(updated, expected)
    assert.deepEqual(await webhooks.find('owner:1', created.id), expected)
    const bare = await write((tx) => webhooks.update(tx, 'owner:1', created.id, { secret: null }))
    assert.equal(bare?.hasSecret, false)
  })

  it('of another owner cannot be changed or removed', async (t) => {
    const { webhooks, write, create } = await openWebhookHarness(t, databases)
    const created = await create({ url: 'https://example.org/' })
    assert.equal(
      await write((tx) => webhooks.update(tx, 'owner:2', created.id, { active: false })),
      undefined,
    )
    assert.equal(await write((tx) => webhooks.remove(tx, 'owner:2', created.id)), false)
    assert.deepEqual(await webhooks.find('owner:1', created.id), created)
  })

  it('are not created when their transaction fails', async (t) => {
    const { webhooks, write } = await openWebhookHarness(t, databases)
    const failing = write(async (tx) => {
      await webhooks.create(tx, { owner: 'owner:1', url: 'https://example.org/', events: ['*'] })
      throw new Error('changed its mind')
    })
    await assert.rejects(failing, /changed its mind/)
    assert.deepEqual(await webhooks.list('owner:1', { limit: 10 }), [])
  })

  it('store the deliveries of an event to many webhooks with a few statements', async (t) => {
    const { webhooks, write, create, settle, db } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const created: Webhook[] = []
    for (let n = 0; n < 100; n++) created.push(await create({ url: target.url }))
    let statements = 0
    await write((tx) => {
      for (const name of ['selectFrom', 'insertInto', 'executeQuery'] as const) {
        const run: (...values: never[]) => unknown = tx[name].bind(tx)
        Object.assign(tx, {
          [name](...values: never[]) {
            statements++
            return run(...values)
          },
        })
      }
      const shared = { shared: true }
      const payload = ({ id }: { id: number }) => (id === created[0]?.id ? { own: true } : shared)
      return webhooks.emit(tx, { owners: ['owner:1'], event: 'note', payload })
    })
    assert.ok(statements < 10, `${statements} statements`)
    const payloads = await db.read.selectFrom('octavo_webhook_payload').select('body').orderBy('id').execute()
    assert.deepEqual(payloads, [{ body: '{"own":true}' }, { body: '{"shared":true}' }])
    await settle()
    assert.equal(target.received.length, created.length)
  })

  it('are removed with all deliveries, but without shared payloads', async (t) => {
    const { webhooks, write, create, emit, settle, db } = await openWebhookHarness(t, databases)
    const target = await openTarget(t)
    const removedHook = await create({ url: target.url })
    for (let n = 0; n < 130; n++) await emit({ n })
    const otherHook = await create({ url: target.url })
    await emit({ shared: true })
    await settle()
    await write((tx) => webhooks.remove(tx, 'owner:1', removedHook.id))
    await settle()
    assert.equal(await webhooks.find('owner:1', removedHook.id), undefined)
    const rows = await db.read.selectFrom('octavo_webhook_delivery').select('webhook_id').execute()
    assert.deepEqual(rows, [{ webhook_id: otherHook.id }])
    const payloads = await db.read.selectFrom('octavo_webhook_payload').select('body').execute()
    assert.deepEqual(payloads, [{ body: '{"shared":true}' }])
  })

  it('expose their secret to the dialect only: not in lists, the delivery log or logs', async (t) => {
    const secret = 'open-sesame-93f1'
    const secrets: unknown[] = []
    const harness = await openWebhookHarness(t, databases, {
      dialect: {
        request({ webhook }) {
          secrets.push(webhook.secret)
          if (secrets.length === 1) throw new Error('cannot compose')
          return { headers: { 'X-Token': `Bearer ${webhook.secret}` }, body: '' }
        },
      },
    })
    const target = await openTarget(t)
    const created = await harness.create({ url: target.url, secret })
    const updated = await harness.write((tx) =>
      harness.webhooks.update(tx, 'owner:1', created.id, { secret }),
    )
    const output: unknown[] = [created, updated]
    for (const n of [1, 2]) await harness.emit({ n })
    await harness.write((tx) =>
      harness.webhooks.emit(tx, {
        owners: ['owner:1'],
        event: 'note',
        payload(webhook) {
          output.push(webhook)
          return { n: 3 }
        },
      }),
    )
    await harness.settle()
    output.push(
      await harness.webhooks.find('owner:1', created.id),
      await harness.webhooks.list('owner:1', { limit: 9 }),
    )
    for (const { id } of await harness.webhooks.listDeliveries(created, { limit: 9 })) {
      output.push(await harness.webhooks.findDelivery(created, id))
    }
    assert.deepEqual(secrets, [secret, secret, secret])
    assert.equal(target.received[0]?.headers['x-token'], `Bearer ${secret}`)
    assert.ok(!JSON.stringify(output).includes(secret), 'shown')
    assert.ok(harness.log.length > 0 && !harness.log.join().includes(secret), 'logged')
  })
})
