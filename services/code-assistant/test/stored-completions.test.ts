import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import OpenAI from 'openai'
import service from '../src/index.ts'
import { deleteStoredBefore, insertStored } from '../src/openai/store/stored-objects.ts'
import { answer, createScriptedEngines } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

describeOnBothDatabases(
  'stored chat completions',
  ({ location }) =>
    test('are listed, read, changed and deleted by their user only', async () => {
      const database = location()
      const engines = createScriptedEngines()
      const running = await startCodeAssistant({
        engines,
        limits: 'off',
        ...storageOptions(database),
      })
      const ada = await running.as('ada')
      const client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: ada.key, maxRetries: 0 })
      engines.run(() => answer('Kept'))
      const messages = [{ role: 'user' as const, content: 'Hello' }]
      const body = { model: 'rules', messages, store: true }
      const first = await client.chat.completions.create({ ...body, metadata: { topic: 'a"b' } })
      const streamed = await client.chat.completions
        .stream({ ...body, metadata: { topic: 'other', name: 'topic' } })
        .finalChatCompletion()
      await client.chat.completions.create({ model: 'rules', messages })

      const ids = async (query: object) =>
        (await client.chat.completions.list(query)).data.map(({ id }) => id)
      assert.deepEqual(await ids({}), [first.id, streamed.id])
      assert.deepEqual(await ids({ order: 'desc' }), [streamed.id, first.id])
      assert.deepEqual(await ids({ metadata: { topic: 'a"b' } }), [first.id])
      assert.deepEqual(await ids({ metadata: { topic: 'topic' } }), [])
      assert.deepEqual(await ids({ model: 'alpha/m1' }), [])
      const pages = []
      for await (const { id } of client.chat.completions.list({ limit: 1 })) pages.push(id)
      assert.deepEqual(pages, [first.id, streamed.id])

      const read = await client.chat.completions.retrieve(streamed.id)
      assert.equal(read.choices[0]?.message.content, 'Kept')
      const updated = await client.chat.completions.update(first.id, { metadata: { topic: 'new' } })
      assert.partialDeepStrictEqual(updated, { metadata: { topic: 'new' } })
      const storedMessages = await client.chat.completions.messages.list(first.id)
      assert.deepEqual(
        storedMessages.data.map(({ role, content }) => [role, content]),
        [['user', 'Hello']],
      )

      const cleo = await running.as('cleo')
      const large = {
        kind: 'completion' as const,
        userId: cleo.user.id,
        model: 'rules',
        createdMs: 0,
        status: 'completed',
        previousId: null,
        metadata: {},
        input: [],
      }
      const { db } = running.context
      const storeLarge = (id: string, maxBytes: number) =>
        db.write((tx) =>
          insertStored(tx, { ...large, id, body: { ...first, id, text: 'x'.repeat(2_000_000) } }, maxBytes),
        )
      for (const id of ['large-1', 'large-2', 'large-3']) await storeLarge(id, Number.POSITIVE_INFINITY)
      const page = (await cleo('GET', '/v1/chat/completions?limit=100')).json
      assert.deepEqual([page.data.length, page.has_more], [2, true])
      const rest = (await cleo('GET', `/v1/chat/completions?limit=100&after=${page.last_id}`)).json
      assert.deepEqual([rest.first_id, rest.has_more], ['large-3', false])

      const usageOf = async () => {
        const usage = db.read.selectFrom('stored_response_usage').where('user_id', '=', cleo.user.id)
        return (await usage.select('byte_count').executeTakeFirstOrThrow()).byte_count
      }
      const bytesOfThree = await usageOf()
      await Promise.all(['large-4', 'large-5'].map((id) => storeLarge(id, bytesOfThree)))
      const newest = (await cleo('GET', '/v1/chat/completions?limit=1')).json
      assert.deepEqual([newest.first_id, await usageOf()], ['large-3', bytesOfThree])
      assert.equal((await cleo('DELETE', '/v1/chat/completions/large-3')).status, 200)
      assert.equal(await usageOf(), (bytesOfThree * 2) / 3)
      assert.equal(await db.write((tx) => deleteStoredBefore(tx, 1, 1)), 1)
      assert.equal(await usageOf(), bytesOfThree / 3)

      const before = await usageOf()
      await storeLarge('labelled', Number.POSITIVE_INFINITY)
      const labelled = await usageOf()
      const metadata = { label: 'x'.repeat(500) }
      assert.equal((await cleo('POST', '/v1/chat/completions/labelled', { metadata })).status, 200)
      assert.equal(await usageOf(), labelled + Buffer.byteLength(JSON.stringify(metadata)) - '{}'.length)
      assert.equal((await cleo('DELETE', '/v1/chat/completions/labelled')).status, 200)
      assert.equal(await usageOf(), before)

      const bob = await running.as('bob')
      for (const method of ['GET', 'DELETE']) {
        const { status, json } = await bob(method, `/v1/chat/completions/${first.id}`)
        assert.deepEqual([status, json.error.code], [404, 'completion_not_found'])
      }
      assert.equal((await bob('GET', '/v1/chat/completions')).json.data.length, 0)

      assert.equal((await client.chat.completions.delete(first.id)).deleted, true)
      await assert.rejects(client.chat.completions.retrieve(first.id), { status: 404 })
    }),
  service,
)
