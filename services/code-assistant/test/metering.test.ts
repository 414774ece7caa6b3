import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLogger } from '@octavo/platform/log.ts'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { createMetering } from '../src/metering/create-metering.ts'
import { startCodeAssistant } from './service.ts'

const running = await startCodeAssistant({ limits: 'spec' })

test('API keys', async (t) => {
  const ada = await running.as('ada', { role: 'admin' })

  await t.test('are shown once, carry a plan, scopes and models, and can be revoked', async () => {
    const { status, json } = await ada('POST', '/v1/keys', {
      name: 'editor',
      plan: 'free',
      scopes: ['complete'],
      models: ['rules'],
    })
    assert.equal(status, 201)
    assert.match(json.key, /^ca_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/)
    assert.deepEqual(
      [json.plan, json.scopes, json.models, json.user],
      ['free', ['complete'], ['rules'], 'ada'],
    )
    const headers = { 'x-api-key': json.key }
    const usage = await running.call('/v1/usage', { headers })
    assert.equal(usage.json.plan, 'free')
    assert.equal((await running.call('/v1/keys', { headers })).json.error.code, 'scope_missing')
    const list = await ada('GET', '/v1/keys?limit=1')
    assert.equal(list.json.data[0].id, json.id)
    assert.equal(JSON.stringify(list.json).includes(json.key), false)
    assert.equal((await ada('DELETE', `/v1/keys/${json.id}`)).json.deleted, true)
    assert.equal((await running.call('/v1/usage', { headers })).status, 401)
    assert.equal((await ada('DELETE', `/v1/keys/${json.id}`)).json.error.code, 'api_key_not_found')
  })

  await t.test('are created by administrators only', async () => {
    const bob = await running.as('bob')
    const { status, json } = await bob('POST', '/v1/keys', { name: 'mine', plan: 'unlimited' })
    assert.deepEqual([status, json.error.code], [403, 'role_missing'])
  })

  await t.test('are not created by a key that is revoked, or a user who is demoted, meanwhile', async () => {
    const cleo = await running.as('cleo', { role: 'admin' })
    const { auth } = running.context
    for (const [change, expected] of [
      [() => auth.changeUser(cleo.user.id, { role: 'user' }), 'role_missing'],
      [() => auth.revokeToken(cleo.tokenId), 'invalid_api_key'],
    ] as const) {
      await auth.changeUser(cleo.user.id, { role: 'admin' })
      await commitFirst(running.context, change)
      assert.equal((await cleo('POST', '/v1/keys', { name: 'kept' })).json.error.code, expected)
    }
    assert.equal((await listTokens(auth, cleo.user.id)).length, 1)
  })

  await t.test('are rejected with the field that is wrong', async () => {
    for (const [body, param] of [
      [{ name: 'x', plan: 'gold' }, 'plan'],
      [{ name: 'x', user: 'nobody' }, 'user'],
      [{ name: 'x', expires_at: '2001-01-01' }, 'expires_at'],
      [{ plan: 'free' }, 'name'],
    ] as const) {
      const { status, json } = await ada('POST', '/v1/keys', body)
      assert.deepEqual([status, json.error.type, json.error.param], [400, 'invalid_request_error', param])
    }
  })

  await t.test('are accepted in three headers, and two that differ are wrong', async () => {
    const { key } = ada
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { 'x-api-key': key },
      { 'api-key': key },
    ] as const)
      assert.equal((await running.call('/v1/usage', { headers: { ...headers } })).status, 200)
    const headers = { authorization: `Bearer ${key}`, 'x-api-key': 'another' }
    const { status, json } = await running.call('/v1/usage', { headers })
    assert.deepEqual([status, json.error.code], [401, 'invalid_api_key'])
  })
})

test('usage', async (t) => {
  await t.test('counts requests and tokens by day and model', async () => {
    const { context } = running
    const eve = await running.as('eve', { plan: 'free' })
    const usage = { promptTokens: 3, completionTokens: 5, source: 'counted' as const }
    // The part of a request that `record` reads.
    const request = { caller: { user: eve.user } } as Parameters<typeof context.metering.record>[0]
    for (let count = 0; count < 100; count++)
      context.metering.record(request, { model: count % 2 ? 'rules' : 'local/tiny', engine: 'rules', usage })
    const { json } = await eve('GET', '/v1/usage')
    assert.deepEqual([json.plan, json.remaining], ['free', 1000])
    assert.equal(json.buckets.length, 1)
    const { requests, prompt_tokens, completion_tokens } = json.buckets[0]
    assert.deepEqual([requests, prompt_tokens, completion_tokens], [100, 300, 500])
    const { json: byModel } = await eve('GET', '/v1/usage?group_by=model&from=2020-01-01&to=2020-02-01')
    assert.deepEqual(byModel.buckets, [])
    const today = await eve('GET', '/v1/usage?group_by=model')
    assert.deepEqual(today.json.buckets.map(({ model }: { model: string }) => model).sort(), [
      'local/tiny',
      'rules',
    ])
  })

  await t.test('rejects periods that are wrong', async () => {
    const eve = await running.as('eve')
    for (const query of ['from=soon', 'from=2026-02-01&to=2026-01-01', 'from=1990-01-01', 'group_by=user'])
      assert.equal((await eve('GET', `/v1/usage?${query}`)).status, 400, query)
  })
})

test('usage that cannot be written is kept, and tried again after a while', async (t) => {
  const { user } = await running.as('dora')
  const { db, clock } = running.context
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let attempts = 0
  let isFull = true
  const write: typeof db.write = (work) => {
    attempts++
    return isFull ? Promise.reject(new Error('database or disk is full')) : db.write(work)
  }
  const metering = createMetering({ ...db, write }, clock, createLogger('silent'))
  const usage = { promptTokens: 1, completionTokens: 2, source: 'counted' as const }
  // The part of a request that `record` reads.
  const request = { caller: { user } } as Parameters<typeof metering.record>[0]
  metering.record(request, { model: 'rules', engine: 'rules', usage })
  t.mock.timers.tick(50)
  await nextTurn()
  t.mock.timers.tick(1_000)
  await nextTurn()
  assert.equal(attempts, 1)
  isFull = false
  t.mock.timers.tick(5_000)
  await metering.flush()
  assert.equal(attempts, 2)
  const rows = await db.read.selectFrom('usage').selectAll().where('user_id', '=', user.id).execute()
  assert.deepEqual(
    rows.map((row) => [row.requests, row.prompt_tokens, row.completion_tokens]),
    [[1, 1, 2]],
  )
})
