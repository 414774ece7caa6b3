import assert from 'node:assert/strict'
import { test } from 'node:test'
import Anthropic from '@anthropic-ai/sdk'
import type { EngineEvent } from '../src/engine/engine.ts'
import { answer, createScriptedEngines, usage } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const client = new Anthropic({ baseURL: running.url, apiKey: ada.key, maxRetries: 0 })

const question = {
  model: 'rules',
  max_tokens: 100,
  messages: [{ role: 'user' as const, content: 'Hello' }],
}

/** Arguments of two calls may come interleaved. */
function* think(): Generator<EngineEvent> {
  yield { type: 'reasoning', text: 'Let me ' }
  yield { type: 'reasoning', text: 'see.', signature: 'sig' }
  yield { type: 'text', text: 'I ' }
  yield { type: 'text', text: 'look.' }
  yield { type: 'tool-call', index: 0, id: 'toolu_1', name: 'read_file' }
  yield { type: 'tool-call', index: 1, id: 'toolu_2', name: 'list_files' }
  yield { type: 'tool-arguments', index: 0, json: '{"path":' }
  yield { type: 'tool-arguments', index: 1, json: '{}' }
  yield { type: 'tool-arguments', index: 0, json: '"a.ts"}' }
  yield { type: 'usage', usage }
  yield { type: 'stop', reason: 'tool-calls' }
}

const blocks = [
  { type: 'thinking', thinking: 'Let me see.', signature: 'sig' },
  { type: 'text', text: 'I look.' },
  { type: 'tool_use', id: 'toolu_1', name: 'read_file', input: { path: 'a.ts' } },
  { type: 'tool_use', id: 'toolu_2', name: 'list_files', input: {} },
]

test('anthropic: create a message', async () => {
  engines.run(think)
  const message = await client.messages.create({
    ...question,
    system: [{ type: 'text', text: 'Be short.', cache_control: { type: 'ephemeral' } }],
    stop_sequences: ['END'],
    thinking: { type: 'enabled', budget_tokens: 5_000 },
    tools: [
      { name: 'read_file', input_schema: { type: 'object' } },
      { type: 'web_search_20250305', name: 'web_search' },
    ],
    tool_choice: { type: 'any' },
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'Hm.', signature: 's' },
          { type: 'tool_use', id: 't1', name: 'read_file', input: { path: 'b.ts' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't1', content: 'none', is_error: true },
          { type: 'text', text: 'And now?' },
        ],
      },
    ],
  })
  assert.deepEqual(message.content, blocks)
  assert.deepEqual([message.stop_reason, message.model], ['tool_use', 'rules'])
  assert.deepEqual(
    [message.usage.input_tokens, message.usage.cache_read_input_tokens, message.usage.output_tokens],
    [10, 2, 7],
  )
  assert.deepEqual(engines.tasks.at(-1), {
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'Be short.' }] },
      { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
      {
        role: 'assistant',
        content: [{ type: 'reasoning', text: 'Hm.', signature: 's' }],
        toolCalls: [{ id: 't1', name: 'read_file', arguments: '{"path":"b.ts"}' }],
      },
      { role: 'tool', toolCallId: 't1', isError: true, content: [{ type: 'text', text: 'none' }] },
      { role: 'user', content: [{ type: 'text', text: 'And now?' }] },
    ],
    tools: [{ name: 'read_file', description: '', parameters: { type: 'object' } }],
    toolChoice: 'required',
    maxTokens: 100,
    stop: ['END'],
    reasoningEffort: 'medium',
  })
})

test('anthropic: stream a message', async () => {
  engines.run(think)
  const stream = client.messages.stream(question)
  const types: string[] = []
  stream.on('streamEvent', ({ type }) => types.push(type))
  const message = await stream.finalMessage()
  assert.deepEqual(
    message.content.map((block) => ({ ...block })),
    blocks,
  )
  assert.equal(message.stop_reason, 'tool_use')
  assert.equal(message.usage.output_tokens, 7)
  assert.equal(types[0], 'message_start')
  assert.deepEqual(types.slice(-2), ['message_delta', 'message_stop'])
  const count = (type: string) => types.filter((other) => other === type).length
  assert.deepEqual([count('content_block_start'), count('content_block_stop')], [4, 4])
})

test('anthropic: stop sequences and limits', async () => {
  engines.run(function* () {
    yield { type: 'text', text: 'Hi' }
    yield { type: 'stop', reason: 'stop-sequence', sequence: 'END' }
  })
  const completion = await client.messages.create(question)
  assert.deepEqual([completion.stop_reason, completion.stop_sequence], ['stop_sequence', 'END'])
  engines.run(function* () {
    yield { type: 'stop', reason: 'length' }
  })
  const cut = await client.messages.create(question)
  assert.deepEqual([cut.stop_reason, cut.content], ['max_tokens', []])
})

test('anthropic: a failure within a stream', async () => {
  engines.run(async function* () {
    yield { type: 'text', text: 'He' } as const
    throw new Error('broken')
  })
  await assert.rejects(client.messages.stream(question).finalMessage(), /api_error/)
  const { text } = await ada('POST', '/v1/messages', { ...question, stream: true })
  assert.match(text, /event: error\ndata: \{"type":"error","error":\{"type":"api_error".*\}\n\n$/)
})

test('anthropic: count tokens, list models and report errors', async () => {
  engines.run(() => answer('Hi'))
  const { input_tokens } = await client.messages.countTokens({ ...question, system: 'You are a function.' })
  assert.ok(input_tokens > 4)
  const models = await client.models.list()
  assert.deepEqual(
    models.data.map(({ id, type }) => [id, type]),
    [
      ['rules', 'model'],
      ['alpha/m1', 'model'],
    ],
  )
  assert.equal((await client.models.retrieve('alpha/m1')).type, 'model')
  await assert.rejects(client.messages.create({ ...question, model: 'none' }), { status: 404 })
  const wrong: [object, RegExp][] = [
    [{ messages: question.messages }, /max_tokens/],
    [{ ...question, messages: [{ role: 'king', content: '' }] }, /messages\[0\]\.role/],
    [
      { ...question, messages: [{ role: 'user', content: [{ type: 'image', source: {} }] }] },
      /source\.media_type/,
    ],
  ]
  for (const [body, message] of wrong) {
    const { status, json } = await ada('POST', '/v1/messages', body)
    assert.deepEqual([status, json.type, json.error.type], [400, 'error', 'invalid_request_error'])
    assert.match(json.error.message, message)
    assert.equal(typeof json.request_id, 'string')
  }
})
