import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { eventually } from '@octavo/testing/eventually.ts'
import OpenAI from 'openai'
import { type ChatTask, textOf } from '../src/engine/chat-task.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import { findStored, insertStored } from '../src/openai/store/stored-objects.ts'
import { answer, createScriptedEngines, usage } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const bob = await running.as('bob')
const client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: ada.key, maxRetries: 0 })

/** The texts of the last conversation. */
function lastTexts(): string[] {
  // Responses are chats.
  const { messages } = engines.tasks.at(-1) as Omit<ChatTask, 'model'>
  return messages.map(textOf)
}

/** Arguments of two calls may come interleaved. */
function* think(): Generator<EngineEvent> {
  yield { type: 'reasoning', text: 'Hm.' }
  yield { type: 'text', text: 'I ' }
  yield { type: 'text', text: 'look.' }
  yield { type: 'tool-call', index: 0, id: 'call_1', name: 'read_file' }
  yield { type: 'tool-call', index: 1, id: 'call_2', name: 'list_files' }
  yield { type: 'tool-arguments', index: 1, json: '{}' }
  yield { type: 'tool-arguments', index: 0, json: '{"path":"a.ts"}' }
  yield { type: 'usage', usage }
  yield { type: 'stop', reason: 'tool-calls' }
}

test('responses: create one', async () => {
  engines.run(think)
  const response = await client.responses.create({
    model: 'rules',
    input: 'Hello',
    instructions: 'Be short.',
  })
  assert.equal(response.output_text, 'I look.')
  assert.deepEqual(
    response.output.map((item) => [item.type, item.type === 'function_call' && item.arguments]),
    [
      ['reasoning', false],
      ['message', false],
      ['function_call', '{"path":"a.ts"}'],
      ['function_call', '{}'],
    ],
  )
  assert.deepEqual([response.status, response.usage?.total_tokens], ['completed', 19])
  assert.partialDeepStrictEqual(engines.tasks.at(-1), {
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'Be short.' }] },
      { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
    ],
  })
})

test('responses: the events of a stream', async () => {
  engines.run(() => answer('Hel', 'lo'))
  const events = await Array.fromAsync(
    await client.responses.create({ model: 'rules', input: 'Hello', stream: true }),
  )
  assert.deepEqual(
    events.map(({ type }) => type),
    [
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ],
  )
  assert.deepEqual(
    events.map(({ sequence_number }) => sequence_number),
    events.map((_, index) => index),
  )
  const last = events.at(-1)
  assert.ok(last?.type === 'response.completed')
  assert.deepEqual(
    last.response.output.map((item) => item.type === 'message' && item.content),
    [[{ type: 'output_text', text: 'Hello', annotations: [], logprobs: [] }]],
  )

  engines.run(think)
  const final = await client.responses.stream({ model: 'rules', input: 'Hello' }).finalResponse()
  assert.deepEqual(
    final.output.map((item) => item.type === 'function_call' && [item.call_id, item.arguments]),
    [false, false, ['call_1', '{"path":"a.ts"}'], ['call_2', '{}']],
  )
})

test('responses: the end of a stream that is cut or fails', async () => {
  const lastOf = async () => {
    const stream = await client.responses.create({ model: 'rules', input: 'Hello', stream: true })
    return (await Array.fromAsync(stream)).at(-1)
  }
  engines.run(function* () {
    yield { type: 'text', text: 'He' }
    yield { type: 'stop', reason: 'length' }
  })
  assert.partialDeepStrictEqual(await lastOf(), {
    type: 'response.incomplete',
    response: { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
  })
  engines.run(async function* () {
    yield { type: 'text', text: 'He' } as const
    throw new Error('broken')
  })
  assert.partialDeepStrictEqual(await lastOf(), {
    type: 'response.failed',
    sequence_number: 5,
    response: { status: 'failed', error: { code: 'internal_error' } },
  })
})

test('responses: items of agents', async () => {
  engines.run(() => answer('Done'))
  // As Codex sends them.
  const { status } = await ada('POST', '/v1/responses', {
    model: 'rules',
    instructions: 'You are an agent.',
    input: [
      { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Rules' }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Fix it' }] },
      { type: 'reasoning', summary: [], encrypted_content: 'abc' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I read' }] },
      { type: 'function_call', call_id: 'c1', name: 'shell', arguments: '{"command":["ls"]}' },
      { type: 'function_call_output', call_id: 'c1', output: 'a.ts' },
      { type: 'web_search_call', id: 'ws_1', status: 'completed' },
    ],
    tools: [
      { type: 'function', name: 'shell', strict: false, parameters: { type: 'object' } },
      { type: 'namespace', name: 'agents', tools: [] },
      { type: 'web_search', external_web_access: true },
    ],
    tool_choice: 'auto',
    parallel_tool_calls: false,
    reasoning: { effort: 'medium', summary: 'auto' },
    store: false,
    stream: true,
    include: ['reasoning.encrypted_content'],
    prompt_cache_key: 'k',
    client_metadata: {},
  })
  assert.equal(status, 200)
  assert.deepEqual(engines.tasks.at(-1), {
    messages: [
      { role: 'system', content: [{ type: 'text', text: 'You are an agent.' }] },
      { role: 'system', content: [{ type: 'text', text: 'Rules' }] },
      { role: 'user', content: [{ type: 'text', text: 'Fix it' }] },
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'I read' }],
        toolCalls: [{ id: 'c1', name: 'shell', arguments: '{"command":["ls"]}' }],
      },
      { role: 'tool', toolCallId: 'c1', content: [{ type: 'text', text: 'a.ts' }] },
    ],
    tools: [{ name: 'shell', description: '', parameters: { type: 'object' } }],
    toolChoice: 'auto',
    stop: [],
    reasoningEffort: 'medium',
  })
})

test('responses: stored ones are continued, read and deleted by their user only', async () => {
  engines.run(() => answer('First'))
  const first = await client.responses.create({
    model: 'rules',
    input: 'One',
    store: true,
    metadata: { a: 'b' },
  })
  engines.run(() => answer('Second'))
  const second = await client.responses
    .stream({ model: 'rules', input: 'Two', store: true, previous_response_id: first.id })
    .finalResponse()
  await client.responses.create({ model: 'rules', input: 'Three', previous_response_id: second.id })
  assert.deepEqual(lastTexts(), ['One', 'First', 'Two', 'Second', 'Three'])

  const read = await client.responses.retrieve(second.id)
  assert.deepEqual([read.output_text, read.previous_response_id], ['Second', first.id])
  const items = await client.responses.inputItems.list(first.id)
  assert.equal(items.data.length, 1)
  assert.match(items.data[0]?.id ?? '', /^msg_/)

  const path = `/v1/responses/${first.id}`
  for (const [method, at] of [
    ['GET', path],
    ['DELETE', path],
    ['POST', `${path}/cancel`],
    ['GET', `${path}/input_items`],
  ] as const) {
    const { status, json } = await bob(method, at)
    assert.deepEqual([method, status, json.error.code], [method, 404, 'response_not_found'])
  }
  const continued = { input: 'Hello', previous_response_id: first.id }
  assert.equal((await bob('POST', '/v1/responses', continued)).json.error.code, 'previous_response_not_found')

  await client.responses.delete(first.id)
  await assert.rejects(client.responses.retrieve(first.id), { status: 404 })
  const unstored = await client.responses.create({ model: 'rules', input: 'One' })
  await assert.rejects(client.responses.retrieve(unstored.id), { status: 404 })
})

test('responses: a history that no model supports is rejected', async () => {
  const ids = ['resp_large_1', 'resp_large_2', 'resp_large_3']
  for (const [at, id] of ids.entries())
    await running.context.db.write((tx) =>
      insertStored(
        tx,
        {
          kind: 'response',
          userId: ada.user.id,
          id,
          model: 'rules',
          createdMs: 0,
          status: 'completed',
          previousId: ids[at - 1] ?? null,
          metadata: {},
          input: [{ type: 'message', role: 'user', content: 'x'.repeat(3_000_000) }],
          body: { output: [] },
        },
        Number.POSITIVE_INFINITY,
      ),
    )
  const continueFrom = (id: string | undefined) =>
    ada('POST', '/v1/responses', { input: 'Hello', previous_response_id: id })
  const { status, json } = await continueFrom(ids[2])
  assert.deepEqual([status, json.error.code], [400, 'context_length_exceeded'])
  engines.run(() => answer('Hello'))
  assert.equal((await continueFrom(ids[1])).status, 200)
})

test('responses: continue a conversation', async () => {
  engines.run(() => answer('Hello Ada'))
  const { id } = await client.conversations.create()
  await client.responses.create({ model: 'rules', input: 'I am Ada', conversation: id })
  await client.responses.stream({ model: 'rules', input: 'Who am I?', conversation: { id } }).finalResponse()
  assert.deepEqual(lastTexts(), ['I am Ada', 'Hello Ada', 'Who am I?'])
  const { data } = await client.conversations.items.list(id, { order: 'asc' })
  assert.deepEqual(
    data.map((item) => item.type === 'message' && item.role),
    ['user', 'assistant', 'user', 'assistant'],
  )
  const { status, json } = await bob('POST', '/v1/responses', { input: 'Hello', conversation: id })
  assert.deepEqual([status, json.error.code], [404, 'conversation_not_found'])
})

test('responses: run in the background and are cancelled', async () => {
  const gate = Promise.withResolvers<void>()
  engines.run(async function* () {
    yield { type: 'text', text: 'Slow' } as const
    await gate.promise
    yield { type: 'stop', reason: 'stop' } as const
  })
  const slow = await client.responses.create({ model: 'rules', input: 'Hello', background: true })
  assert.equal(slow.status, 'in_progress')
  const cancelled = await client.responses.create({ model: 'rules', input: 'Hello', background: true })
  assert.equal((await client.responses.cancel(cancelled.id)).status, 'cancelled')
  gate.resolve()
  const done = await eventually('it completed', async () => {
    const response = await client.responses.retrieve(slow.id)
    return response.status === 'completed' && response
  })
  assert.equal(done.output_text, 'Slow')
  assert.equal((await client.responses.cancel(slow.id)).status, 'completed')
  assert.equal((await client.responses.retrieve(cancelled.id)).status, 'cancelled')

  engines.run(() => answer('Hi'))
  const foreground = await client.responses.create({ model: 'rules', input: 'Hello', store: true })
  await assert.rejects(client.responses.cancel(foreground.id), { code: 'response_not_cancellable' })
})

test('responses: one whose process no longer reports that it runs has failed', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const rest = Promise.withResolvers<EngineEvent>()
  t.after(() => rest.resolve({ type: 'stop', reason: 'stop' }))
  engines.run(async function* () {
    yield { type: 'text', text: 'Slow' }
    yield await rest.promise
  })
  const { id } = await client.responses.create({ model: 'rules', input: 'Hello', background: true })
  const hasStatus = (status: string) =>
    eventually(`it is ${status}`, async () => (await client.responses.retrieve(id)).status === status)
  const { db, clock } = running.context
  await db.run(
    db.read
      .updateTable('stored_response')
      .where('id', '=', id)
      .set({ renewed_ms: clock.now() - 30_000 }),
  )
  const { status, error } = await client.responses.retrieve(id)
  assert.deepEqual([status, error?.code], ['failed', 'server_error'])
  assert.equal((await client.responses.cancel(id)).status, 'failed')
  t.mock.timers.tick(5_000)
  await hasStatus('in_progress')
  rest.resolve({ type: 'stop', reason: 'stop' })
  await hasStatus('completed')
})

test('responses: deleting one that runs in the background ends its run', async (t) => {
  const { chat } = engines
  let signalOfRun: AbortSignal | undefined
  engines.chat = (caller, model, task, signal) => {
    signalOfRun = signal
    return chat(caller, model, task, signal)
  }
  const rest = Promise.withResolvers<EngineEvent>()
  t.after(() => {
    rest.resolve({ type: 'stop', reason: 'stop' })
    engines.chat = chat
  })
  engines.run(async function* () {
    yield { type: 'text', text: 'Slow' }
    yield await rest.promise
  })
  const { id } = await client.responses.create({ model: 'rules', input: 'Hello', background: true })
  assert.equal((await bob('DELETE', `/v1/responses/${id}`)).status, 404)
  await client.responses.delete(id)
  await eventually('the run is aborted', () => signalOfRun?.aborted)
  await assert.rejects(client.responses.retrieve(id), { status: 404 })
})

test('responses: a run in the background ends when its key is revoked or its user suspended', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { auth } = running.context
  for (const [login, revoke] of [
    ['eve', (_userId: number, tokenId: number) => auth.revokeToken(tokenId)],
    ['mallory', (userId: number) => auth.changeUser(userId, { suspended: true })],
  ] as const) {
    const caller = await running.as(login)
    const ended = Promise.withResolvers<void>()
    engines.run(async function* () {
      try {
        for (;;) {
          yield { type: 'text', text: 'on and on ' }
          await setImmediate()
        }
      } finally {
        ended.resolve()
      }
    })
    const { json } = await caller('POST', '/v1/responses', { input: 'Hello', background: true })
    assert.equal(json.status, 'in_progress')
    await revoke(caller.user.id, caller.tokenId)
    t.mock.timers.tick(5_000)
    const stored = await eventually('it ended', async () => {
      const key = { kind: 'response', userId: caller.user.id, id: json.id } as const
      const response = await findStored(running.context.db.read, key)
      return response?.status === 'failed' && response
    })
    assert.partialDeepStrictEqual(stored.body, { error: { code: 'invalid_api_key' } })
  }
})

test('responses: count input tokens and compact', async () => {
  const { input_tokens } = await client.responses.inputTokens.count({ model: 'rules', input: 'Hello there' })
  assert.ok(input_tokens >= 2)
  const input = [
    { role: 'user' as const, content: 'My name is Ada.' },
    { role: 'assistant' as const, content: 'Hello Ada.' },
  ]
  for (const model of ['rules', 'alpha/m1']) {
    engines.run(() => answer('The user is Ada.'))
    const compacted = await client.responses.compact({ model, input })
    assert.deepEqual(
      compacted.output.map(({ type }) => type),
      ['message', 'compaction'],
    )
    engines.run(() => answer('Ada'))
    await client.responses.create({
      model,
      input: [...compacted.output, { role: 'user', content: 'Who am I?' }] as never,
    })
    assert.match(JSON.stringify(engines.tasks.at(-1)), /(Hello|The user is) Ada\."/)
  }
})

test('responses: wrong fields name their path', async () => {
  const wrong: [object, string][] = [
    [{}, 'input'],
    [{ input: 3 }, 'input'],
    [{ input: [{ role: 'king', content: '' }] }, 'input[0].role'],
    [{ input: [{ type: 'function_call' }] }, 'input[0].call_id'],
    [{ input: 'Hello', text: { format: { type: 'xml' } } }, 'text.format.type'],
    [{ input: 'Hello', background: true, stream: true }, 'background'],
    [{ input: 'Hello', metadata: { a: 1 } }, 'metadata.a'],
  ]
  for (const [body, param] of wrong) {
    const { status, json } = await ada('POST', '/v1/responses', body)
    assert.deepEqual([status, json.error.param], [400, param])
  }
})
