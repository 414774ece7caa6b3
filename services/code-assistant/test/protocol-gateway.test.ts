import assert from 'node:assert/strict'
import { test } from 'node:test'
import Anthropic from '@anthropic-ai/sdk'
import { eventually } from '@octavo/testing/eventually.ts'
import OpenAI from 'openai'
import { beginStream, sendJson, startFakeUpstream } from './fake-upstream.ts'
import { upstreamSettings } from './gateway.ts'
import { startCodeAssistant } from './service.ts'

const upstream = await startFakeUpstream()
const running = await startCodeAssistant({
  limits: 'off',
  settings: {
    file: {
      'code-assistant': {
        upstreams: [
          upstreamSettings('alpha', upstream.url),
          { ...upstreamSettings('claude', upstream.url), protocol: 'anthropic', url: upstream.url },
        ],
        aliases: { 'gpt-*': ['alpha/chat'], 'text-*': ['alpha/embed'] },
      },
    },
  },
})
const ada = await running.as('ada')
const openai = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: ada.key, maxRetries: 0 })
const anthropic = new Anthropic({ baseURL: running.url, apiKey: ada.key, maxRetries: 0 })
const question = [{ role: 'user' as const, content: 'Hello' }]

const chatCompletion = {
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'own',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
  unknown_field: { a: 1 },
}

async function usageOf(model: string) {
  const { metering, db } = running.context
  await metering.flush()
  const row = await db.read.selectFrom('usage').selectAll().where('model', '=', model).executeTakeFirst()
  return row && [row.requests, row.prompt_tokens, row.completion_tokens]
}

test('gateway: a chat completion of the same protocol passes unchanged', async () => {
  upstream.on('chat', (response) => sendJson(response, chatCompletion))
  const extra = { model: 'gpt-4o', messages: question, future_field: [1, { a: null }] }
  const { json } = await ada('POST', '/v1/chat/completions', extra)
  assert.deepEqual(json, chatCompletion)
  assert.deepEqual(
    upstream.requestsFor('chat').map((request) => request.json),
    [{ ...extra, model: 'chat' }],
  )
  assert.deepEqual(await usageOf('alpha/chat'), [1, 3, 2])
})

test('gateway: another spelling of `model` does not choose another model', async () => {
  // Servers written in Go, such as Ollama, ignore the case of names.
  upstream.on('included', (response) => sendJson(response, chatCompletion))
  const body = { MODEL: 'costly', model: 'alpha/included', Model: 'costly', messages: question }
  await ada('POST', '/v1/chat/completions', body)
  const [request] = upstream.requestsFor('included')
  assert.ok(request && !request.body.includes('costly'))
})

test('gateway: a stored chat completion is translated', async () => {
  upstream.on('stored', (response) => sendStream(response))
  const completion = await openai.chat.completions.create({
    model: 'alpha/stored',
    messages: question,
    store: true,
  })
  assert.equal(completion.choices[0]?.message.content, 'Hi there')
  assert.equal(
    (await openai.chat.completions.retrieve(completion.id)).choices[0]?.message.content,
    'Hi there',
  )
  assert.equal(upstream.requestsFor('stored')[0]?.json.store, undefined)
})

test('gateway: messages and responses reach a server of chat completions', async () => {
  upstream.on('other', (response) => sendStream(response))
  const message = await anthropic.messages.create({ model: 'alpha/other', max_tokens: 9, messages: question })
  assert.deepEqual(
    message.content.map((block) => ({ ...block })),
    [{ type: 'text', text: 'Hi there' }],
  )
  const response = await openai.responses.create({ model: 'alpha/other', input: 'Hello' })
  assert.equal(response.output_text, 'Hi there')
  const streamed = await anthropic.messages
    .stream({ model: 'alpha/other', max_tokens: 9, messages: question })
    .finalMessage()
  assert.equal(streamed.usage.output_tokens, 2)
  assert.deepEqual(await usageOf('alpha/other'), [3, 9, 6])
})

test('gateway: responses are passed on only if they are not stored', async () => {
  upstream.on('responds', (response, { path }) =>
    path === '/v1/responses' ? sendJson(response, { id: 'own', object: 'response' }) : sendStream(response),
  )
  const bodies = [{ store: false }, {}, { store: true }]
  for (const body of bodies)
    await ada('POST', '/v1/responses', { model: 'alpha/responds', input: 'Hello', ...body }).catch(() => {})
  assert.deepEqual(
    upstream.requestsFor('responds').map(({ path }) => path),
    ['/v1/responses', '/v1/chat/completions', '/v1/chat/completions'],
  )
  // Servers without the path.
  upstream.on('plain', (response, { path }) =>
    path === '/v1/responses' ? sendJson(response, {}, 404) : sendStream(response),
  )
  const response = await openai.responses.create({ model: 'alpha/plain', input: 'Hello', store: false })
  assert.equal(response.output_text, 'Hi there')
})

test('gateway: messages of the same protocol pass unchanged, and tokens are counted there', async () => {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'own',
    content: [{ type: 'future_block', data: 'x' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 4, output_tokens: 3 },
  }
  upstream.on('opus', (response, { path }) =>
    sendJson(response, path === '/v1/messages' ? message : { input_tokens: 42 }),
  )
  const body = { model: 'claude/opus', messages: question }
  const created = await ada(
    'POST',
    '/v1/messages',
    { ...body, max_tokens: 9, future_field: true },
    { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a-1,b-2' },
  )
  assert.deepEqual(created.json, message)
  const { input_tokens } = await anthropic.messages.countTokens(body)
  assert.equal(input_tokens, 42)
  const [first] = upstream.requestsFor('opus')
  assert.deepEqual([first?.json.future_field, first?.headers['anthropic-beta']], [true, 'a-1,b-2'])
  // Counting is not inference.
  assert.deepEqual(await usageOf('claude/opus'), [1, 4, 3])
})

test('gateway: embeddings pass', async () => {
  const list = { object: 'list', data: [{ object: 'embedding', index: 0, embedding: [0.5] }], model: 'e' }
  upstream.on('embed', (response) => sendJson(response, list))
  const { json } = await ada('POST', '/v1/embeddings', { model: 'text-embedding-3-small', input: 'a' })
  assert.deepEqual(json, list)
})

test('gateway: a client that leaves ends the request of the server', async () => {
  upstream.on('endless', async (response) => {
    beginStream(response)
    while (!response.destroyed) {
      response.write(chunk('more '))
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
  for (const [path, body] of [
    ['/v1/chat/completions', { messages: question }],
    ['/v1/responses', { input: 'Hello' }],
    ['/v1/messages', { messages: question, max_tokens: 9 }],
  ] as const) {
    const leaving = new AbortController()
    const response = await fetch(running.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'alpha/endless', stream: true, ...body }),
      signal: leaving.signal,
    })
    await response.body?.getReader().read()
    leaving.abort()
    await eventually('the server is free', () => upstream.busyConnectionsOf('endless') === 0)
  }
  await eventually('the usage is recorded', async () => (await usageOf('alpha/endless'))?.[0] === 3)
})

const chunk = (content: string, rest: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }], ...rest })}\n\n`

function sendStream(response: Parameters<typeof beginStream>[0]): void {
  const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
  const usage = { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 } }
  beginStream(response).end(
    `${chunk('Hi')}${chunk(' there')}${chunk('', end)}${chunk('', usage)}data: [DONE]\n\n`,
  )
}
