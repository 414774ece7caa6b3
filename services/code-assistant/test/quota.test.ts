import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import service from '../src/index.ts'
import { answer, createScriptedEngines } from './scripted-engines.ts'
import { type CodeAssistant, startCodeAssistant } from './service.ts'

const monthly = 100

describeOnBothDatabases(
  'the monthly quota',
  ({ location }) => {
    test('is granted exactly, counted once, and costs nothing for failures', async (t) => {
      const database = location()
      const engines = createScriptedEngines()
      const start = () =>
        startCodeAssistant({
          engines,
          limits: 'spec',
          settings: { file: { 'code-assistant': { freeRequestsPerMonth: monthly } } },
          ...storageOptions(database),
        })
      const one = await start()
      // Only PostgreSQL can be shared between processes.
      const other = 'url' in database ? await start() : one

      await t.test('of many requests at once, on one or two servers', async () => {
        const ada = await one.as('ada', { plan: 'free' })
        const send = async ({ url }: CodeAssistant) => {
          const response = await fetch(`${url}/v1/chat`, chatOf(ada.key))
          const { error } = await response.json()
          return { status: response.status, headers: response.headers, error }
        }
        const responses = await Promise.all(
          Array.from({ length: 3 * monthly }, (_, index) => send(index % 2 ? one : other)),
        )
        const rejected = responses.filter(({ status }) => status !== 200)
        assert.equal(responses.length - rejected.length, monthly)
        for (const { status, headers, error } of rejected) {
          assert.deepEqual([status, error.type], [429, 'insufficient_quota'])
          assert.equal(headers.get('x-should-retry'), 'false')
        }
        await Promise.all([one, other].map(({ context }) => context.metering.flush()))
        const { json } = await ada('GET', '/v1/usage')
        assert.deepEqual([json.remaining, json.buckets[0].requests], [0, monthly])
      })

      await t.test('of fifty requests for the last unit, on one or two servers', async () => {
        const bob = await one.as('bob', { plan: 'free' })
        for (let count = 1; count < monthly; count++) await fetch(`${one.url}/v1/chat`, chatOf(bob.key))
        const statuses = await Promise.all(
          Array.from({ length: 50 }, async (_, index) => {
            const { url } = index % 2 ? one : other
            return (await fetch(`${url}/v1/chat`, chatOf(bob.key))).status
          }),
        )
        assert.equal(statuses.filter((status) => status === 200).length, 1)
      })

      await t.test('for requests that are invalid or fail', async () => {
        const eve = await one.as('eve', { plan: 'free' })
        await eve('POST', '/v1/chat', {})
        await eve('POST', '/v1/chat', { message: 'Hello', model: 'unknown' })
        // biome-ignore lint/correctness/useYield: it fails before its first event
        engines.run(async function* () {
          throw new Error('The engine failed')
        })
        assert.equal((await eve('POST', '/v1/chat', { message: 'Hello' })).status, 500)
        assert.equal((await eve('POST', '/v1/chat', { message: 'Hello', stream: true })).status, 500)
        assert.equal((await eve('POST', '/v1/explain', { code: '?', stream: true })).status, 400)
        engines.run(() => answer('Hello'))
        const { headers } = await eve('POST', '/v1/chat', { message: 'Hello' })
        assert.equal(headers.get('x-quota-remaining'), String(monthly - 1))
      })

      await t.test('for clients that leave before the first byte, and not after it', async () => {
        const max = await one.as('max', { plan: 'free' })
        const remaining = async () => (await max('GET', '/v1/usage')).json.remaining
        const isWaiting = Promise.withResolvers<void>()
        const hasLeft = Promise.withResolvers<void>()
        const { chat } = engines
        engines.chat = (caller, model, task, signal) => {
          signal.addEventListener('abort', () => hasLeft.resolve())
          return chat(caller, model, task, signal)
        }
        const never = Promise.withResolvers<EngineEvent>()
        engines.run(async function* () {
          isWaiting.resolve()
          yield await never.promise
        })
        const waiting = open(one.url, max.key)
        await isWaiting.promise
        waiting.destroy()
        await hasLeft.promise
        never.resolve({ type: 'text', text: 'Too late' })
        await eventually('the request is refunded', async () => (await remaining()) === monthly)

        engines.chat = chat
        const isRunning = Promise.withResolvers<void>()
        const isAsked = Promise.withResolvers<void>()
        engines.run(async function* () {
          isAsked.resolve()
          await isRunning.promise
          yield { type: 'text', text: 'Read later' }
        })
        const before = await remaining()
        const background = openResponse(one.url, max.key)
        await isAsked.promise
        background.destroy()
        isRunning.resolve()
        await eventually('the response in the background is stored', async () => {
          const rows = await one.context.db.read.selectFrom('stored_response').select('status').execute()
          return rows.some(({ status }) => status === 'completed')
        })
        assert.equal(await remaining(), before - 1)

        const rest = Promise.withResolvers<EngineEvent>()
        engines.run(async function* () {
          yield { type: 'text', text: 'Hello' }
          yield await rest.promise
        })
        const streaming = open(one.url, max.key)
        const firstByte = Promise.withResolvers<void>()
        streaming.on('response', (response) => response.once('data', () => firstByte.resolve()))
        await firstByte.promise
        streaming.destroy()
        rest.resolve({ type: 'text', text: 'more' })
        const { remaining: left, buckets } = await eventually('the usage is recorded', async () => {
          const { json } = await max('GET', '/v1/usage')
          return json.buckets.length > 0 && json
        })
        assert.deepEqual([left, buckets[0].requests], [monthly - 2, 2])
      })

      await t.test('for clients that leave while their response is stored', async () => {
        const pia = await one.as('pia', { plan: 'free' })
        const { db } = one.context
        const messages = [{ role: 'user', content: 'Hello' }]
        for (const [path, body, table] of [
          ['/v1/responses', { input: 'Hello', store: true }, 'stored_response'],
          ['/v1/chat/completions', { messages, store: true }, 'stored_response'],
          ['/v1/chat', { message: 'Hello', store: true }, 'conversation'],
        ] as const) {
          const count = async () =>
            (await db.read.selectFrom(table).select('user_id').where('user_id', '=', pia.user.id).execute())
              .length
          const [before, stored] = [(await pia('GET', '/v1/usage')).json.remaining, await count()]
          const { write } = db
          const hasLeft = Promise.withResolvers<void>()
          const sending = send(`${one.url}${path}`, pia.key, { model: 'rules', ...body })
          const { chat } = engines
          engines.chat = (caller, model, task, signal) => {
            signal.addEventListener('abort', () => hasLeft.resolve())
            return chat(caller, model, task, signal)
          }
          engines.run(function* () {
            yield* answer('Read later')
            db.write = async (work) => {
              db.write = write
              sending.destroy()
              await hasLeft.promise
              return write(work)
            }
          })
          await eventually('it is stored', async () => (await count()) === stored + 1)
          engines.chat = chat
          await one.context.jobs.idle()
          assert.equal((await pia('GET', '/v1/usage')).json.remaining, before - 1, path)
        }
      })
    })
  },
  service,
)

function chatOf(key: string): RequestInit {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello' }),
  }
}

/** A streaming request whose connection the test closes. */
function open(url: string, key: string) {
  const messages = [{ role: 'user', content: 'Hello' }]
  return send(`${url}/v1/chat/completions`, key, { model: 'rules', messages, stream: true })
}

function openResponse(url: string, key: string) {
  return send(`${url}/v1/responses`, key, { model: 'rules', input: 'Hello', background: true })
}

function send(url: string, key: string, body: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const sending = request(url, { method: 'POST', headers })
  sending.on('error', () => {})
  sending.end(JSON.stringify(body))
  return sending
}
