import assert from 'node:assert/strict'
import { pipeline } from 'node:stream/promises'
import { describe, test } from 'node:test'
import type { ChatTask } from '../src/engine/chat-task.ts'
import type { CompletionTask } from '../src/engine/completion-task.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import type { EngineRun } from '../src/engines/engines.ts'
import { createEventParser, type ServerSentEvent } from '../src/wire/event-parser.ts'
import {
  beginStream,
  chunk,
  done,
  lastChunk,
  type Respond,
  sendJson,
  startFakeUpstream,
  stream,
  usageChunk,
} from './fake-upstream.ts'
import { startGateway, upstreamSettings } from './gateway.ts'

const upstream = await startFakeUpstream()
const gateway = await startGateway({
  upstreams: [
    upstreamSettings('open', upstream.url),
    upstreamSettings('claude', upstream.url, { protocol: 'anthropic', url: upstream.url }),
    upstreamSettings('listed', upstream.url, { models: ['a', 'b/c'] }),
    // One for each failure, because a server that keeps failing is avoided.
    ...Array.from({ length: 5 }, (_, at) => upstreamSettings(`fault-${at}`, upstream.url)),
    ...Array.from({ length: 3 }, (_, at) => upstreamSettings(`endless-${at}`, upstream.url)),
  ],
  aliases: {
    sold: ['listed/a'],
    mixed: ['open/refuses', 'rules'],
    'any-*': ['rules'],
    'any-b*': ['listed/a'],
  },
  freeModels: ['rules', 'sold'],
})
const { engines, caller } = gateway

const task = (more: Partial<ChatTask> = {}): Omit<ChatTask, 'model'> => ({
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  tools: [],
  toolChoice: 'auto',
  stop: [],
  ...more,
})

const completion: Omit<CompletionTask, 'model'> = {
  prefix: 'const a = ',
  suffix: '\nuse(a)',
  snippets: [{ path: 'b.ts', content: 'export const b = 1' }],
  userId: 1,
  count: 1,
  stop: [],
}

async function collect({ events }: EngineRun): Promise<EngineEvent[]> {
  return Array.fromAsync(events)
}

const chat = async (model: string, more?: Partial<ChatTask>, own = caller) =>
  collect(await engines.chat(own, model, task(more), new AbortController().signal))

const textOf = (events: EngineEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`

describe('event streams', () => {
  const recorded = Buffer.from(
    '\uFEFF: comment\r\nevent: a\rdata: one\r\ndata:two\ndata\n\n: only a comment\n\ndata: ünï\u{1F600}\r\n\r\nid: 4\ndata: {"a":\ndata: 1}\n\nevent: lost\n\ndata:  last',
  )
  const expected: ServerSentEvent[] = [
    { event: 'a', data: 'one\ntwo\n' },
    { event: 'message', data: 'ünï\u{1F600}' },
    { event: 'message', data: '{"a":\n1}' },
    { event: 'message', data: ' last' },
  ]
  const parse = (chunks: Buffer[]) => {
    const parser = createEventParser()
    return [...chunks.flatMap((piece) => [...parser.push(piece)]), ...parser.end()]
  }

  test('a stream that is split at any byte: has the same events', () => {
    for (let at = 0; at <= recorded.length; at++)
      assert.deepEqual(parse([recorded.subarray(0, at), recorded.subarray(at)]), expected, `split at ${at}`)
    assert.deepEqual(parse([...recorded].map((byte) => Buffer.of(byte))), expected)
  })

  test('an event of 1 MB in small pieces: is one event', () => {
    const data = 'x'.repeat(1_000_000)
    const bytes = Buffer.from(`data: ${data}\n\n`)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) =>
      bytes.subarray(at * 1000, at * 1000 + 1000),
    )
    assert.deepEqual(parse(pieces), [{ event: 'message', data }])
  })
})

describe('servers of the OpenAI API', () => {
  test('a response: becomes events, with the usage before the stop', async () => {
    upstream.on(
      'plain',
      stream(
        chunk({ role: 'assistant', content: '' }),
        chunk({ reasoning_content: 'hm' }),
        chunk({ content: 'Hel' }),
        chunk({ content: 'lo' }),
        lastChunk('length'),
        usageChunk({ prompt_tokens: 5, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 1 } }),
        done,
      ),
    )
    assert.deepEqual(await chat('open/plain'), [
      { type: 'reasoning', text: 'hm' },
      { type: 'text', text: 'Hel' },
      { type: 'text', text: 'lo' },
      { type: 'usage', usage: { promptTokens: 5, completionTokens: 2, cachedTokens: 1, source: 'upstream' } },
      { type: 'stop', reason: 'length' },
    ])
  })

  const quirks: Record<string, Respond> = {
    'no space after `data:`, and CRLF': stream(
      `data:${chunk({ content: 'Hello' }).slice(6)}`.replaceAll('\n', '\r\n'),
      lastChunk(),
      done,
    ),
    'comments as keep-alive': stream(
      ': PROCESSING\n\n',
      chunk({ content: 'Hello' }),
      ': x\n\n',
      lastChunk(),
      done,
    ),
    'choices that are null': stream(
      chunk({ content: 'Hello' }),
      lastChunk(),
      usageChunk({ prompt_tokens: 1, completion_tokens: 1 }, null),
      done,
    ),
    'a repeated finish': stream(chunk({ content: 'Hello' }), lastChunk(), lastChunk('length'), done),
    'no [DONE]': stream(chunk({ content: 'Hello' }), lastChunk()),
    'no finish reason': stream(chunk({ content: 'Hello' }), done),
    'no blank line at the end': stream(chunk({ content: 'Hello' }), lastChunk().trimEnd()),
    'a whole message': stream(chunk(undefined, {}, { message: { content: 'Hello' } }), lastChunk(), done),
    'content in parts': stream(chunk({ content: [{ type: 'text', text: 'Hello' }] }), lastChunk(), done),
    'additional fields': stream(
      chunk({ content: 'Hello' }, { timings: {}, obfuscation: 'x' }),
      lastChunk(),
      done,
    ),
    'text after the end': stream(
      chunk({ content: 'Hello' }),
      lastChunk(),
      done,
      chunk({ content: ' again' }),
    ),
  }
  for (const [name, respond] of Object.entries(quirks))
    test(`${name}: is understood`, async () => {
      upstream.on(name, respond)
      const events = await chat(`open/${name}`)
      assert.equal(textOf(events), 'Hello')
      assert.deepEqual(
        events.slice(-2).map(({ type }) => type),
        ['usage', 'stop'],
      )
      assert.deepEqual(events.at(-1), { type: 'stop', reason: 'stop' })
    })

  test('tool calls: whole ones, pieces, arguments that are an object, and a missing index', async () => {
    const call = (more: object) => chunk({ tool_calls: [more] })
    upstream.on(
      'tools',
      stream(
        call({ index: 0, id: 'x', function: { name: 'read', arguments: '' } }),
        call({ index: 0, function: { arguments: '{"a"' } }),
        call({ index: 0, function: { arguments: ':1}' } }),
        call({ id: 'y', function: { name: 'list', arguments: { b: 2 } } }),
        lastChunk('stop'),
        done,
      ),
    )
    const events = await chat('open/tools')
    assert.deepEqual(
      events.filter(({ type }) => type !== 'usage'),
      [
        { type: 'tool-call', index: 0, id: 'x', name: 'read' },
        { type: 'tool-arguments', index: 0, json: '{"a"' },
        { type: 'tool-arguments', index: 0, json: ':1}' },
        { type: 'tool-call', index: 1, id: 'y', name: 'list' },
        { type: 'tool-arguments', index: 1, json: '{"b":2}' },
        { type: 'stop', reason: 'tool-calls' },
      ],
    )
  })

  const endless: Record<string, [piece: object, message: RegExp]> = {
    'text without an end': [{ content: 'a'.repeat(100_000) }, /a response that is too long/],
    'parts without an end': [{ reasoning_content: 'a', content: 'b' }, /too many parts/],
    'tool calls without an end': [{ tool_calls: [{ function: { name: 'f' } }] }, /too many parts/],
  }
  for (const [at, [name, [piece, message]]] of Object.entries(endless).entries())
    test(`${name}: fails, and is not collected further`, async () => {
      const bytes = Buffer.from(chunk(piece).repeat(50))
      function* repeat() {
        while (true) yield bytes
      }
      upstream.on(name, (response) => pipeline(repeat, beginStream(response)).catch(() => {}))
      await assert.rejects(chat(`endless-${at}/${name}`), { code: 'upstream_error', message })
      await upstream.closedOf(name)
    })

  const failures: Record<string, Respond> = {
    'invalid JSON': stream(chunk({ content: 'a' }), 'data: {"choices":\n\n'),
    'an error event': stream(chunk({ content: 'a' }), 'data: {"error":{"message":"no memory"}}\n\n'),
    'the end without a finish': stream(chunk({ content: 'a' })),
    'a reset': (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ content: 'a' }), () => response.socket?.destroy())
    },
  }
  for (const [at, [name, respond]] of Object.entries(failures).entries())
    test(`${name}: fails after the events before it`, async () => {
      upstream.on(name, respond)
      const { events } = await engines.chat(
        caller,
        `fault-${at}/${name}`,
        task(),
        new AbortController().signal,
      )
      const texts: string[] = []
      await assert.rejects(
        async () => {
          for await (const piece of events) if (piece.type === 'text') texts.push(piece.text)
        },
        { code: 'upstream_error' },
      )
      assert.deepEqual(texts, ['a'])
    })

  test('a rejected request: keeps the message of the server', async () => {
    upstream.on('rejects', (response) => sendJson(response, { error: { message: '`top_p` is wrong' } }, 422))
    await assert.rejects(chat('open/rejects'), { code: 'request_invalid', message: '`top_p` is wrong' })
  })

  test('the key of the server: is not in failures that quote the request', async () => {
    const message = 'Bearer upstream-key is wrong'
    upstream.on('quotes', (response) => sendJson(response, { error: { message } }, 422))
    await assert.rejects(chat('open/quotes'), { message: 'Bearer [key] is wrong' })
    upstream.on(
      'quotes late',
      stream(chunk({ content: 'a' }), `data: ${JSON.stringify({ error: message })}\n\n`),
    )
    await assert.rejects(chat('fault-4/quotes late'), /error: Bearer \[key\] is wrong/)
  })

  test('a prompt that is too long: has the code that agents know', async () => {
    const message = "This model's maximum context length is 8 tokens."
    upstream.on('long', (response) => sendJson(response, { error: { message } }, 400))
    await assert.rejects(chat('open/long'), { code: 'context_length_exceeded', message })
  })

  test('a request: has all fields of the task', async () => {
    upstream.on('fields', stream(chunk({ content: 'a' }), lastChunk(), done))
    await chat('open/fields', {
      messages: [
        { role: 'system', content: [{ type: 'text', text: 'Be brief' }] },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'See' },
            { type: 'image', url: 'data:image/png;base64,AA==' },
          ],
        },
        { role: 'assistant', content: [], toolCalls: [{ id: 't', name: 'f', arguments: '{}' }] },
        { role: 'tool', toolCallId: 't', content: [{ type: 'text', text: 'result' }] },
      ],
      tools: [{ name: 'f', description: 'd', parameters: { type: 'object' } }],
      toolChoice: { name: 'f' },
      maxTokens: 9,
      temperature: 0.5,
      topP: 0.9,
      seed: 3,
      stop: ['END'],
      reasoningEffort: 'low',
      responseFormat: { type: 'json_schema', name: 's', schema: {} },
    })
    assert.deepEqual(upstream.requestsFor('fields')[0]?.json, {
      model: 'fields',
      messages: [
        { role: 'system', content: 'Be brief' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'See' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 't', type: 'function', function: { name: 'f', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 't', content: 'result' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 9,
      temperature: 0.5,
      top_p: 0.9,
      seed: 3,
      stop: ['END'],
      reasoning_effort: 'low',
      response_format: { type: 'json_schema', json_schema: { name: 's', schema: {} } },
      tools: [
        { type: 'function', function: { name: 'f', description: 'd', parameters: { type: 'object' } } },
      ],
      tool_choice: { type: 'function', function: { name: 'f' } },
    })
  })

  test('completions: are requested with a suffix, or in a conversation if the server has no completions', async () => {
    upstream.on('fim', stream('data: {"choices":[{"text":"1","index":0,"finish_reason":"stop"}]}\n\n', done))
    upstream.on('no-fim', (response, request) =>
      request.path.endsWith('/chat/completions')
        ? stream(chunk({ content: '2' }), lastChunk(), done)(response, request)
        : sendJson(response, { error: { message: 'suffix is not supported' } }, 400),
    )
    const complete = async (model: string) =>
      textOf(await collect(await engines.complete(caller, model, completion, new AbortController().signal)))
    assert.equal(await complete('open/fim'), '1')
    assert.equal(await complete('open/no-fim'), '2')
    const [request] = upstream.requestsFor('fim')
    assert.equal(request?.json.suffix, completion.suffix)
    assert.equal(request?.json.prompt, '// Path: b.ts\n// export const b = 1\nconst a = ')
  })
})

describe('servers of the Anthropic API', () => {
  test('a response: becomes events', async () => {
    upstream.on(
      'messages',
      stream(
        event('message_start', {
          message: { usage: { input_tokens: 3, cache_read_input_tokens: 4, output_tokens: 1 } },
        }),
        event('ping', {}),
        event('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } }),
        event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: 'hm' } }),
        event('content_block_delta', { index: 0, delta: { type: 'signature_delta', signature: 'sig' } }),
        event('content_block_start', { index: 1, content_block: { type: 'text', text: '' } }),
        event('content_block_delta', { index: 1, delta: { type: 'text_delta', text: 'Hello' } }),
        event('content_block_start', {
          index: 2,
          content_block: { type: 'tool_use', id: 't', name: 'read' },
        }),
        event('content_block_delta', {
          index: 2,
          delta: { type: 'input_json_delta', partial_json: '{"a":1}' },
        }),
        event('new_event', { index: 2 }),
        event('message_delta', { delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 9 } }),
        event('message_stop', {}),
      ),
    )
    assert.deepEqual(await chat('claude/messages'), [
      { type: 'reasoning', text: 'hm' },
      { type: 'reasoning', text: '', signature: 'sig' },
      { type: 'text', text: 'Hello' },
      { type: 'tool-call', index: 0, id: 't', name: 'read' },
      { type: 'tool-arguments', index: 0, json: '{"a":1}' },
      { type: 'usage', usage: { promptTokens: 7, cachedTokens: 4, completionTokens: 9, source: 'upstream' } },
      { type: 'stop', reason: 'tool-calls' },
    ])
  })

  test('a request: has alternating turns, and names what is dropped', async () => {
    upstream.on(
      'turns',
      stream(
        event('content_block_start', { content_block: { type: 'text', text: 'a' } }),
        event('message_stop', {}),
      ),
    )
    const events = await chat('claude/turns', {
      messages: [
        { role: 'system', content: [{ type: 'text', text: 'Be brief' }] },
        { role: 'user', content: [{ type: 'text', text: 'One' }] },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Two' },
            { type: 'image', url: 'data:image/png;base64,AA==' },
          ],
        },
        { role: 'assistant', content: [], toolCalls: [{ id: 't', name: 'f', arguments: '{"a":1}' }] },
        { role: 'tool', toolCallId: 't', isError: true, content: [{ type: 'text', text: 'failed' }] },
      ],
      tools: [{ name: 'f', description: 'd', parameters: { properties: {} } }],
      toolChoice: 'required',
      temperature: 1.5,
      seed: 3,
      stop: ['END', ' '],
    })
    assert.deepEqual(events.filter(({ type }) => type === 'warning').length, 2)
    const [request] = upstream.requestsFor('turns')
    assert.equal(request?.path, '/v1/messages')
    assert.equal(request?.headers['x-api-key'], 'upstream-key')
    assert.ok(request?.headers['anthropic-version'])
    assert.deepEqual(request?.json, {
      model: 'turns',
      max_tokens: 8192,
      system: 'Be brief',
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'One' },
            { type: 'text', text: 'Two' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AA==' } },
          ],
        },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'f', input: { a: 1 } }] },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 't', content: 'failed', is_error: true }],
        },
      ],
      stream: true,
      temperature: 1,
      stop_sequences: ['END'],
      tools: [{ name: 'f', description: 'd', input_schema: { type: 'object', properties: {} } }],
      tool_choice: { type: 'any' },
    })
  })
})

describe('models', () => {
  const nameOf = async (model: string | undefined, own = caller) => (await engines.get(own, model)).name

  test('names: full ones come before aliases, and the longest prefix wins', async () => {
    assert.equal(await nameOf(undefined), 'rules')
    assert.equal(await nameOf('basic'), 'rules')
    assert.equal(await nameOf('listed/b/c'), 'listed/b/c')
    assert.equal((await engines.get(caller, 'any-body')).engine, 'upstream')
    assert.equal((await engines.get(caller, 'any-one')).engine, 'rules')
    for (const name of ['other', 'listed/x', 'nobody/a', 'open/', 'local/tiny', ''])
      await assert.rejects(nameOf(name), { code: 'model_not_found' }, name)
  })

  test('plans: an alias in a plan includes its models', async () => {
    const free = { ...caller, plan: 'free' }
    assert.equal(await nameOf('sold', free), 'sold')
    await assert.rejects(nameOf('listed/a', free), { code: 'model_not_in_plan' })
    // The first model is not included, the second is.
    assert.equal(textOf(await chat('mixed', {}, free)), 'from the rules')
    const names = (await engines.list(free)).map(({ name }) => name)
    assert.deepEqual(names, ['rules', 'sold'])
    assert.deepEqual(
      (await engines.list(caller)).map(({ name }) => name),
      ['rules', 'listed/a', 'listed/b/c', 'sold', 'mixed'],
    )
  })

  test('fallback: a model of another protocol responds, and the failed one is not tried again', async () => {
    upstream.on('refuses', (response) => sendJson(response, {}, 500))
    const { signal } = new AbortController()
    const response = await gateway.send({ model: 'mixed', messages: [] })
    assert.equal(response.status, 501)
    assert.equal(upstream.requestsFor('refuses').length, 1)
    const run = await engines.chat(caller, 'mixed', task(), signal)
    assert.deepEqual(
      [run.model, run.engine, textOf(await collect(run))],
      ['rules', 'rules', 'from the rules'],
    )
    assert.equal((await run.usage).source, 'estimated')
    await collect(await engines.chat(caller, 'mixed', task(), signal))
    assert.equal(upstream.requestsFor('refuses').length, 2)
  })

  test('attached files: are sent as data', async () => {
    upstream.on('context', stream(chunk({ content: 'a' }), lastChunk(), done))
    await chat('open/context', {
      context: { files: [{ path: 'a.md', content: '```js\n1\n```' }], paths: [] },
    })
    const { role, content } = upstream.requestsFor('context')[0]?.json.messages[0] ?? {}
    assert.equal(role, 'system')
    assert.ok(content.endsWith('a.md\n````\n```js\n1\n```\n````'))
  })
})
