import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import { forkForTest } from '@octavo/testing/service-process.ts'
import OpenAI from 'openai'
import service from '../src/index.ts'
import { startCodeAssistant } from './service.ts'

const message = (text: string) => ({ type: 'message', role: 'user', content: text })

describeOnBothDatabases(
  'conversations',
  ({ location }) => {
    test('conversations', async (t) => {
      const database = location()
      const options = storageOptions(database)
      const limits = { maxConversationBytes: 9_500_000, maxConversationBytesPerUser: 10_500_000 }
      const assistant = await startCodeAssistant({
        settings: { file: { 'code-assistant': limits } },
        ...options,
      })
      const ada = await assistant.as('ada')
      const eve = await assistant.as('eve')
      const sdk = new OpenAI({ baseURL: `${assistant.url}/v1`, apiKey: ada.key, maxRetries: 0 })

      await t.test('The SDK creates, reads, updates and deletes a conversation', async () => {
        const created = await sdk.conversations.create({ metadata: { topic: 'dates' } })
        assert.match(created.id, /^conv_/)
        assert.deepEqual(await sdk.conversations.retrieve(created.id), created)
        const updated = await sdk.conversations.update(created.id, { metadata: { topic: 'times' } })
        assert.deepEqual(updated, { ...created, metadata: { topic: 'times' } })
        const deleted = await sdk.conversations.delete(created.id)
        assert.deepEqual(deleted, { id: created.id, object: 'conversation.deleted', deleted: true })
        await assert.rejects(sdk.conversations.retrieve(created.id), { status: 404 })
      })

      await t.test('A conversation needs no body', async () => {
        const created = await sdk.conversations.create()
        assert.deepEqual(created.metadata, {})
      })

      await t.test('The SDK pages through items in both orders', async () => {
        const { id } = await sdk.conversations.create({
          items: [1, 2, 3].map((n) => ({ type: 'message', role: 'user', content: `message ${n}` })),
        })
        await sdk.conversations.items.create(id, {
          items: [4, 5].map((n) => ({ type: 'message', role: 'user', content: `message ${n}` })),
        })
        const read = async (order: 'asc' | 'desc') => {
          const texts: string[] = []
          for await (const item of sdk.conversations.items.list(id, { order, limit: 2 }))
            if (item.type === 'message') texts.push(item.content.map((part) => Object(part).text).join(''))
          return texts
        }
        const all = [1, 2, 3, 4, 5].map((n) => `message ${n}`)
        assert.deepEqual(await read('asc'), all)
        assert.deepEqual(await read('desc'), all.toReversed())
      })

      await t.test('An item is read and deleted by its id', async () => {
        const { id } = await sdk.conversations.create({
          items: [{ type: 'message', role: 'user', content: 'first' }],
        })
        const { data } = await sdk.conversations.items.list(id)
        const itemId = String(data[0]?.id)
        assert.deepEqual(await sdk.conversations.items.retrieve(itemId, { conversation_id: id }), data[0])
        assert.equal((await sdk.conversations.items.delete(itemId, { conversation_id: id })).id, id)
        await assert.rejects(sdk.conversations.items.retrieve(itemId, { conversation_id: id }), {
          status: 404,
        })
        assert.deepEqual((await sdk.conversations.items.list(id)).data, [])
      })

      await t.test('Items of all types are stored as they are', async () => {
        const item = { type: 'function_call', call_id: 'c1', name: 'read', arguments: '{"path":"a\\u0000"}' }
        const { json } = await ada('POST', '/v1/conversations', { items: [item] })
        const list = await ada('GET', `/v1/conversations/${json.id}/items`)
        const [{ id, ...stored }] = list.json.data
        assert.match(id, /^fc_/)
        assert.deepEqual(stored, item)
      })

      await t.test('The conversations of others do not exist', async () => {
        const { json } = await ada('POST', '/v1/conversations', { items: [message('secret')] })
        const path = `/v1/conversations/${json.id}`
        const [item] = (await ada('GET', `${path}/items`)).json.data
        const requests: [string, string, unknown?][] = [
          ['GET', path],
          ['POST', path, { metadata: {} }],
          ['DELETE', path],
          ['GET', `${path}/items`],
          ['POST', `${path}/items`, { items: [message('mine')] }],
          ['GET', `${path}/items/${item.id}`],
          ['DELETE', `${path}/items/${item.id}`],
          ['POST', '/v1/chat', { message: 'Hello', conversation_id: json.id }],
          ['GET', `/v1/conversations?after=${json.id}`],
        ]
        for (const [method, requestPath, body] of requests) {
          const { status, json: error } = await eve(method, requestPath, body)
          assert.equal(status, 404, `${method} ${requestPath}`)
          assert.equal(error.error.code, 'conversation_not_found')
        }
        assert.equal((await ada('GET', `${path}/items`)).json.data.length, 1)
      })

      await t.test('The list has the caller’s conversations, newest first, in pages', async () => {
        const bob = await assistant.as(`bob-${Date.now()}`)
        const ids: string[] = []
        for (let n = 0; n < 5; n++) ids.push((await bob('POST', '/v1/conversations', {})).json.id)
        const listedIds: string[] = []
        for (let after = ''; ; ) {
          const { json } = await bob('GET', `/v1/conversations?limit=2${after}`)
          listedIds.push(...json.data.map((each: { id: string }) => each.id))
          if (!json.has_more) break
          after = `&after=${json.last_id}`
        }
        assert.deepEqual(listedIds, ids.toReversed())
      })

      await t.test('A message is stored only if the caller requests it', async () => {
        const cleo = await assistant.as(`cleo-${Date.now()}`)
        const silent = await cleo('POST', '/v1/chat', { message: 'Hello' })
        assert.equal(silent.json.conversation_id, null)
        assert.deepEqual((await cleo('GET', '/v1/conversations')).json.data, [])
        const stored = await cleo('POST', '/v1/chat', { message: 'Hello', store: true })
        const id = stored.json.conversation_id
        const followUp = await cleo('POST', '/v1/chat', { message: 'Thanks', conversation_id: id })
        assert.equal(followUp.json.conversation_id, id)
        const unstored = { message: 'A secret', conversation_id: id, store: false }
        assert.equal((await cleo('POST', '/v1/chat', unstored)).status, 200)
        const { json } = await cleo('GET', `/v1/conversations/${id}/items?order=asc`)
        const roles = json.data.map((item: { role: string }) => item.role)
        assert.deepEqual(roles, ['user', 'assistant', 'user', 'assistant'])
        assert.equal(json.data[1].content[0].text, stored.json.response)
      })

      await t.test('Wrong items are refused, and none of them is stored', async () => {
        const { json } = await ada('POST', '/v1/conversations', {})
        const path = `/v1/conversations/${json.id}/items`
        for (const items of [
          [],
          [message('right'), { type: 'message', role: 'user' }],
          [{ role: 'wizard', content: 'x' }],
          Array.from({ length: 21 }, () => message('x')),
        ])
          assert.equal((await ada('POST', path, { items })).status, 400, JSON.stringify(items).slice(0, 80))
        assert.deepEqual((await ada('GET', path)).json.data, [])
        assert.equal((await ada('GET', `${path}?after=msg_none`)).status, 404)
      })

      await t.test('Items that are added at the same time are all there', async () => {
        const { json } = await ada('POST', '/v1/conversations', {})
        const path = `/v1/conversations/${json.id}/items`
        const items = [message('a'), message('b')]
        const statuses = await Promise.all(
          Array.from({ length: 12 }, async () => (await ada('POST', path, { items })).status),
        )
        assert.deepEqual(new Set(statuses), new Set([200]))
        assert.equal((await ada('GET', `${path}?limit=100`)).json.data.length, 24)
      })

      await t.test('A key without the scope of chats reaches no conversation', async () => {
        const lesser = await assistant.as('ada', { scopes: ['complete', 'tasks'] })
        const { json } = await ada('POST', '/v1/conversations', { items: [message('secret')] })
        const path = `/v1/conversations/${json.id}`
        const requests: [string, string, unknown?][] = [
          ['GET', '/v1/conversations'],
          ['POST', '/v1/conversations', {}],
          ['GET', path],
          ['POST', path, { metadata: {} }],
          ['DELETE', path],
          ['GET', `${path}/items`],
          ['POST', `${path}/items`, { items: [message('mine')] }],
          ['GET', `${path}/items/none`],
          ['DELETE', `${path}/items/none`],
        ]
        for (const [method, requestPath, body] of requests) {
          const rejected = await lesser(method, requestPath, body)
          assert.deepEqual([rejected.status, rejected.json.error.code], [403, 'scope_missing'], requestPath)
        }
        assert.equal((await ada('GET', path)).status, 200)
      })

      await t.test('Items, conversations and users have at most so many bytes', async () => {
        const gil = await assistant.as('gil')
        const megabyte = 'x'.repeat(1_000_000)
        const errorOf = async (path: string, items: unknown[]) => {
          const { status, json } = await gil('POST', path, { items })
          return [status, json.error.code]
        }
        const large = await gil('POST', '/v1/conversations', { items: Array(9).fill(message(megabyte)) })
        const path = `/v1/conversations/${large.json.id}`
        assert.deepEqual(await errorOf(`${path}/items`, [message(megabyte)]), [403, 'too_many'])
        const tooLong = [message('short'), message('x'.repeat(1_100_000))]
        assert.deepEqual(await errorOf(`${path}/items`, tooLong), [400, 'request_invalid'])
        assert.deepEqual(await errorOf('/v1/conversations', tooLong), [400, 'request_invalid'])

        const pages: string[][] = []
        for (let after = ''; ; ) {
          const { json } = await gil('GET', `${path}/items?limit=100${after}`)
          pages.push(json.data.map((item: { id: string }) => item.id))
          if (!json.has_more) break
          after = `&after=${json.last_id}`
        }
        assert.deepEqual(
          pages.map(({ length }) => length),
          [4, 4, 1],
        )
        assert.equal(new Set(pages.flat()).size, 9)

        const input = { input: 'Hello', conversation: large.json.id }
        for (const operation of ['/v1/responses', '/v1/responses/input_tokens']) {
          const { status, json } = await gil('POST', operation, input)
          assert.deepEqual([status, json.error.code], [400, 'context_length_exceeded'])
        }

        const small = await gil('POST', '/v1/conversations', { items: [message(megabyte)] })
        const smallPath = `/v1/conversations/${small.json.id}/items`
        assert.deepEqual(await errorOf(smallPath, [message(megabyte)]), [403, 'too_many'])
        assert.deepEqual(await errorOf('/v1/conversations', [message(megabyte)]), [403, 'too_many'])
        assert.equal((await gil('GET', '/v1/conversations')).json.data.length, 2)
        assert.equal((await gil('DELETE', `${path}/items/${pages[0]?.[0]}`)).status, 200)
        assert.equal((await gil('POST', smallPath, { items: [message(megabyte)] })).status, 200)
        assert.deepEqual(await errorOf(smallPath, [message(megabyte)]), [403, 'too_many'])
        assert.equal((await gil('DELETE', path)).status, 200)
        const more = await gil('POST', smallPath, { items: Array(7).fill(message(megabyte)) })
        assert.equal(more.status, 200)
      })
    })

    test('Acknowledged items survive a killed process', async (t) => {
      const database = location()
      const options = JSON.stringify(storageOptions(database))
      const start = async () => {
        const child = forkForTest(t, new URL('conversation-process.ts', import.meta.url), [options])
        const { url, token } = await child.receive()
        const call = async (method: string, path: string, body?: unknown) => {
          const response = await fetch(url + path, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          assert.equal(response.status, 200)
          // The service describes it.
          return (await response.json()) as { id: string; data: { content: { text: string }[] }[] }
        }
        return { ...child, call }
      }
      const first = await start()
      const { id } = await first.call('POST', '/v1/conversations', {})
      const acknowledged: string[] = []
      const write = async (writer: number) => {
        for (let n = 0; ; n++) {
          const texts = [`${writer}-${n}-a`, `${writer}-${n}-b`]
          await first.call('POST', `/v1/conversations/${id}/items`, { items: texts.map(message) })
          acknowledged.push(...texts)
          if (acknowledged.length >= 40) first.kill()
        }
      }
      await Promise.allSettled([1, 2, 3].map(write))
      await first.ended
      const second = await start()
      const { data } = await second.call('GET', `/v1/conversations/${id}/items?limit=100`)
      const texts = new Set(data.map(({ content }) => content[0]?.text))
      for (const text of acknowledged) assert.ok(texts.has(text), `${text} is missing`)
      // A write is there as a whole or not at all.
      for (const text of texts)
        assert.ok(texts.has(`${text?.slice(0, -1)}a`) && texts.has(`${text?.slice(0, -1)}b`))
    })
  },
  service,
)
