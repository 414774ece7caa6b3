import assert from 'node:assert/strict'
import { test } from 'node:test'
import OpenAI from 'openai'
import type { EngineEvent } from '../src/engine/engine.ts'
import { answer, createScriptedEngines, usage } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: ada.key, maxRetries: 0 })

const question = [{ role: 'user' as const, content: 'Hello' }]

function* callTool(): Generator<EngineEvent> {
  yield { type: 'text', text: 'I look.' }
  yield { type: 'tool-call', index: 0, id: 'call_1', name: 'read_file' }
  yield { type: 'tool-arguments', index: 0, json: '{"path":' }
  yield { type: 'tool-arguments', index: 0, json: '"a.ts"}' }
  yield { type: 'tool-call', index: 1, id: 'call_2', name: 'list_files' }
  yield { type: 'tool-arguments', index: 1, json: '{}' }
  yield { type: 'usage', usage }
  yield { type: 'stop', reason: 'tool-calls' }
}

test('openai: list and get models', async () => {
  const page = await client.models.list()
  assert.deepEqual(
    page.data.map(({ id }) => id),
    ['rules', 'alpha/m1'],
  )
  assert.equal((await client.models.retrieve('alpha/m1')).id, 'alpha/m1')
  await assert.rejects(client.models.retrieve('none'), { status: 404, code: 'model_not_found' })
  const { json } = await ada('GET', '/v1/models/alpha/m1')
  assert.equal(json.context_length, 1_000)
})

test('openai: create a chat completion', async () => {
  engines.run(() => answer('Hello', ' there'))
  const completion = await client.chat.completions.create({
    model: 'rules',
    messages: [
      { role: 'developer', content: 'Be short.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hel' },
          { type: 'text', text: 'lo' },
        ],
      },
    ],
    max_completion_tokens: 50,
    stop: 'END',
    // Unknown fields and tools are ignored.
    ...({ unknown_field: { a: 1 }, tools: [{ type: 'web_search' }], temperature: null } as object),
  })
  assert.equal(completion.choices[0]?.message.content, 'Hello there')
  assert.equal(completion.choices[0]?.finish_reason, 'stop')
  assert.match(completion.system_fingerprint ?? '', /^rules-/)
  assert.equal(completion.usage?.total_tokens, 19)
  assert.equal(completion.usage?.prompt_tokens_details?.cached_tokens, 2)
  assert.deepEqual(engines.tasks.at(-1), {
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'Be short.' }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hel' },
          { type: 'text', text: 'lo' },
        ],
      },
    ],
    tools: [],
    toolChoice: 'auto',
    maxTokens: 50,
    stop: ['END'],
  })
})

test('openai: stream a chat completion with tools', async () => {
  engines.run(callTool)
  const stream = client.chat.completions.stream({
    model: 'rules',
    messages: question,
    tools: [{ type: 'function', function: { name: 'read_file', parameters: { type: 'object' } } }],
    stream_options: { include_usage: true },
  })
  const completion = await stream.finalChatCompletion()
  const [choice] = completion.choices
  assert.equal(choice?.message.content, 'I look.')
  assert.equal(choice?.finish_reason, 'tool_calls')
  assert.deepEqual(
    choice?.message.tool_calls?.map(
      (call) => call.type === 'function' && [call.id, call.function.name, call.function.arguments],
    ),
    [
      ['call_1', 'read_file', '{"path":"a.ts"}'],
      ['call_2', 'list_files', '{}'],
    ],
  )
  assert.equal(completion.usage?.completion_tokens, 7)
})

test('openai: the chunks of a stream with usage', async () => {
  engines.run(() => answer('Hi'))
  const stream = await client.chat.completions.create({
    model: 'rules',
    messages: question,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = await Array.fromAsync(stream)
  assert.deepEqual(
    chunks.map(({ choices: [choice], usage }) => [
      choice?.delta.content,
      choice?.finish_reason,
      usage?.total_tokens,
    ]),
    [
      ['', null, undefined],
      ['Hi', null, undefined],
      [undefined, 'stop', undefined],
      [undefined, undefined, 19],
    ],
  )
  assert.equal(new Set(chunks.map(({ id }) => id)).size, 1)
})

test('openai: several choices', async () => {
  let count = 0
  engines.run(() => answer(`Choice ${count++}`))
  const body = { model: 'rules', messages: question, n: 3 }
  const { choices, usage: total } = await client.chat.completions.create(body)
  assert.deepEqual(
    choices.map(({ index, message }) => [index, message.content]),
    [
      [0, 'Choice 0'],
      [1, 'Choice 1'],
      [2, 'Choice 2'],
    ],
  )
  assert.equal(total?.completion_tokens, 21)
})

test('openai: a failure within a stream', async () => {
  engines.run(async function* () {
    yield { type: 'text', text: 'He' } as const
    throw new Error('broken')
  })
  const stream = await client.chat.completions.create({ model: 'rules', messages: question, stream: true })
  await assert.rejects(Array.fromAsync(stream), { type: 'api_error' })
  const { text } = await ada('POST', '/v1/chat/completions', { messages: question, stream: true })
  assert.match(text, /data: \{"error":\{.*\}\}\n\n$/)
})

test('openai: a failure before the first event has a status', async () => {
  engines.run(async function* () {
    yield* []
    throw new Error('broken')
  })
  const failing = client.chat.completions.create({ model: 'rules', messages: question, stream: true })
  await assert.rejects(failing, { status: 500 })
})

test('openai: wrong fields name their path', async () => {
  const wrong: [object, string][] = [
    [{}, 'messages'],
    [{ messages: [] }, 'messages'],
    [{ messages: [{ role: 'user' }], temperature: 'hot' }, 'temperature'],
    [{ messages: [{ role: 'king', content: '' }] }, 'messages[0].role'],
    [{ messages: [{ role: 'user', content: 3 }] }, 'messages[0].content'],
    [{ messages: [{ role: 'user', content: [{ type: 'text' }] }] }, 'messages[0].content[0].text'],
    [{ messages: [{ role: 'tool', content: 'x' }] }, 'messages[0].tool_call_id'],
    [{ messages: question, tool_choice: 'maybe' }, 'tool_choice'],
    [{ messages: question, model: 3 }, 'model'],
  ]
  for (const [body, param] of wrong) {
    const { status, json } = await ada('POST', '/v1/chat/completions', body)
    assert.deepEqual([status, json.error.type, json.error.param], [400, 'invalid_request_error', param])
  }
})
