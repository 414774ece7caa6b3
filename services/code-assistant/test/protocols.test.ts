import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeAssistant } from './service.ts'

const running = await startCodeAssistant()
const ada = await running.as('ada', { plan: 'free' })

const code = 'export function add(a, b) {\n  return a + b\n}\n'
const content = `Explain this code:\n\`\`\`js\n${code}\`\`\``

/** The same conversation in each protocol, and where the text of its response is. */
const protocols = {
  '/v1/chat/completions': {
    body: { messages: [{ role: 'user', content }] },
    textOf: (json: { choices: { message: { content: string } }[] }) => json.choices[0]?.message.content,
  },
  '/v1/responses': {
    body: { input: content },
    textOf: (json: { output: { content: { text: string }[] }[] }) => json.output[0]?.content[0]?.text,
  },
  '/v1/messages': {
    body: { messages: [{ role: 'user', content }], max_tokens: 1_000 },
    textOf: (json: { content: { text: string }[] }) => json.content[0]?.text,
  },
}

test('protocols: the rules give the same text in all of them, and again', async () => {
  const texts: (string | undefined)[] = []
  for (const [path, { body, textOf }] of Object.entries(protocols))
    for (const model of ['rules', 'basic', undefined]) {
      const { status, json } = await ada('POST', path, { ...body, model })
      assert.deepEqual([path, status, json.model], [path, 200, 'rules'])
      texts.push(textOf(json))
    }
  assert.ok(texts[0])
  assert.equal(new Set(texts).size, 1)
})

test('protocols: the plan limits the models, in the format of each', async () => {
  for (const [path, { body }] of Object.entries(protocols)) {
    const { status, json } = await ada('POST', path, { ...body, model: 'gpt-4o' })
    assert.deepEqual([path, status], [path, 404])
    assert.equal(json.type ?? json.error.code, path === '/v1/messages' ? 'error' : 'model_not_found')
  }
})

test('protocols: operations that are not implemented say so', async () => {
  for (const [method, path] of [
    ['POST', '/infill'],
    ['GET', '/api/tags'],
    ['POST', '/v1/messages/batches'],
  ] as const) {
    const { status, headers, json } = await ada(method, path, method === 'POST' ? {} : undefined)
    assert.deepEqual([path, status, headers.get('octavo-unimplemented')], [path, 501, 'true'])
    assert.ok(json.error.message)
  }
})

test('protocols: clients of DeepSeek need no version in the base URL', async () => {
  const { body } = protocols['/v1/chat/completions']
  const { status, json } = await ada('POST', '/chat/completions', body)
  assert.equal(status, 200)
  assert.equal(json.object, 'chat.completion')
  assert.equal((await ada('GET', '/models')).json.data[0].id, 'rules')
  assert.equal((await ada('GET', '/models/rules')).json.id, 'rules')
})

test('protocols: scopes', async () => {
  const completing = await running.as('bob', { scopes: ['complete'] })
  const chatting = await running.as('bob', { scopes: ['chat'] })
  const messages = [{ role: 'user', content: 'Hello' }]
  for (const path of ['/v1/chat/completions', '/v1/responses', '/v1/messages'])
    assert.equal((await completing('POST', path, { messages, input: 'Hello', max_tokens: 9 })).status, 403)
  for (const path of ['/v1/completions', '/v1/fim/completions', '/beta/completions']) {
    assert.equal((await chatting('POST', path, { prompt: 'a' })).status, 403)
    assert.equal((await completing('POST', path, { prompt: 'a' })).status, 200)
  }
})

test('protocols: usage is recorded once for each request', async () => {
  const eve = await running.as('eve')
  await eve('POST', '/v1/chat/completions', { ...protocols['/v1/chat/completions'].body, n: 2 })
  await eve('POST', '/v1/responses', { ...protocols['/v1/responses'].body, stream: true })
  await eve('POST', '/v1/messages', protocols['/v1/messages'].body)
  await eve('POST', '/v1/messages', { messages: [] })
  await eve('POST', '/v1/messages/count_tokens', protocols['/v1/messages'].body)
  await eve('POST', '/v1/completions', { prompt: ['a', 'b'] })
  const { metering, db } = running.context
  await metering.flush()
  const rows = await db.read.selectFrom('usage').selectAll().where('user_id', '=', eve.user.id).execute()
  assert.deepEqual(
    rows.map(({ model, engine, requests }) => [model, engine, requests]),
    [['rules', 'rules', 4]],
  )
})

test('protocols: the rules reject JSON output before a stream begins', async () => {
  const jsonSchema = { name: 'answer', schema: { type: 'object' } }
  const requests: [path: keyof typeof protocols, format: object][] = [
    ['/v1/chat/completions', { response_format: { type: 'json_object' } }],
    ['/v1/chat/completions', { response_format: { type: 'json_schema', json_schema: jsonSchema } }],
    ['/v1/responses', { text: { format: { type: 'json_schema', ...jsonSchema } } }],
  ]
  for (const [path, format] of requests)
    for (const stream of [false, true]) {
      const { status, json } = await ada('POST', path, { ...protocols[path].body, ...format, stream })
      assert.equal(status, 400, path)
      assert.match(json.error.message, /^The format `json_\w+` is not supported with this model\.$/)
      assert.equal(json.error.param, 'response_format')
    }
})
