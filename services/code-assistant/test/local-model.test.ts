import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import OpenAI from 'openai'
import type { ChatTask } from '../src/engine/chat-task.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import { createLocalModels } from '../src/local-model/create-local-models.ts'
import { loadLlama } from '../src/local-model/llama.ts'
import { upstreamSettings } from './gateway.ts'
import { startCodeAssistant } from './service.ts'
import { writeTinyModel } from './tiny-model.ts'

const isInstalled = await loadLlama().then(
  () => true,
  () => false,
)
const skip = isInstalled ? false : 'node-llama-cpp is not installed'

const pieces = [
  'export',
  ' function',
  ' add',
  '(a',
  ': number',
  ', b',
  '): ',
  'number {',
  '\n',
  '  return',
  ' a + b',
  ' }',
  ' // ',
  'ü',
]
const planted = pieces.join('')
const folder = await mkdtemp(join(tmpdir(), 'octavo-models-'))
const good = writeTinyModel({ pieces })
const files: Record<string, Buffer> = {
  chain: good,
  endless: writeTinyModel({ pieces, isEndless: true }),
  empty: Buffer.alloc(0),
  truncated: good.subarray(0, good.length / 2),
  'wrong-magic': Buffer.concat([Buffer.from('GGUX'), good.subarray(4)]),
  'huge-counts': Buffer.concat([good.subarray(0, 8), Buffer.alloc(16, 0xff), good.subarray(24)]),
}
for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)

const localModels = Object.fromEntries(Object.keys(files).map((name) => [name, join(folder, name)]))
const engine = createLocalModels({ localModels }, createLogger('silent'), 1)
after(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const task = (model: string, more: Partial<ChatTask> = {}): ChatTask => ({
  model,
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Write a function' }] }],
  tools: [],
  toolChoice: 'auto',
  stop: [],
  temperature: 0,
  ...more,
})
const never = new AbortController().signal
const textOf = (events: EngineEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

/** The child process with this argument. */
function findProcess(argument: string): number {
  const pid = readdirSync('/proc').find((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument)
    } catch {
      return false
    }
  })
  return Number(pid)
}

describe('a local model', { skip }, () => {
  test('chat: writes the planted text and counts its tokens', async () => {
    const events = await Array.fromAsync(engine.chat(task('chain'), never))
    assert.equal(textOf(events), planted)
    // `ü` has two tokens.
    assert.ok(events.filter(({ type }) => type === 'text').length > 1)
    const usage = events.find((event) => event.type === 'usage')?.usage
    assert.deepEqual([usage?.completionTokens, usage?.source], [pieces.length + 1, 'counted'])
    assert.deepEqual(events.at(-1), { type: 'stop', reason: 'stop' })
  })

  test('completion: writes the planted text', async () => {
    const completion = {
      model: 'chain',
      prefix: 'a',
      suffix: 'b',
      snippets: [],
      userId: 1,
      count: 1,
      stop: [],
    }
    assert.equal(textOf(await Array.fromAsync(engine.complete(completion, never))), planted)
  })

  test('max_tokens and stop sequences: end an endless text', async () => {
    const limited = await Array.fromAsync(engine.chat(task('endless', { maxTokens: 5 }), never))
    assert.equal(textOf(limited), pieces.slice(0, 5).join(''))
    assert.deepEqual(limited.at(-1), { type: 'stop', reason: 'length' })
    const events = await Array.fromAsync(
      engine.chat(task('endless', { stop: [': number'], maxTokens: 50 }), never),
    )
    assert.equal(textOf(events), 'export function add(a')
    assert.deepEqual(events.at(-1), { type: 'stop', reason: 'stop-sequence' })
  })

  test('abort: ends an endless text, and the next request succeeds', async () => {
    const leave = new AbortController()
    let count = 0
    for await (const event of engine.chat(task('endless', { maxTokens: 100_000 }), leave.signal)) {
      if (event.type === 'text' && ++count === 20) leave.abort()
    }
    const events = await Array.fromAsync(engine.chat(task('endless', { maxTokens: 2 }), never))
    assert.equal(textOf(events), 'export function')
  })

  test('a process that is killed: the stream fails, and the next request starts another one', {
    skip: process.platform !== 'linux' && 'it needs /proc',
  }, async () => {
    // A path of its own, by which its process is found.
    const path = join(folder, 'killed')
    await writeFile(path, files.endless ?? '')
    const own = createLocalModels({ localModels: { killed: path } }, createLogger('silent'), 1)
    const texts: string[] = []
    await assert.rejects(
      async () => {
        for await (const event of own.chat(task('killed', { maxTokens: 100_000 }), never)) {
          if (event.type === 'text') texts.push(event.text)
          if (texts.length === 5) process.kill(findProcess(path), 'SIGKILL')
        }
      },
      { code: 'upstream_error', message: /its process ended/ },
    )
    assert.ok(texts.length >= 5)
    const again = await eventually('the model responds again', () =>
      Array.fromAsync(own.chat(task('killed', { maxTokens: 2 }), never)).catch(() => undefined),
    )
    assert.equal(textOf(again), 'export function')
    await own.close()
  })

  test('as the upstream of another service: the SDK gets its text, as a stream and as a whole', async () => {
    const inner = await startCodeAssistant({ settings: { file: { 'code-assistant': { localModels } } } })
    const { key } = await inner.as('gateway')
    const settings = { upstreams: [upstreamSettings('inner', inner.url, { key })] }
    const outer = await startCodeAssistant({ settings: { file: { 'code-assistant': settings } } })
    const ada = await outer.as('ada')
    const client = new OpenAI({ baseURL: `${outer.url}/v1`, apiKey: ada.key, maxRetries: 0 })
    const request = {
      model: 'inner/local/chain',
      messages: [{ role: 'user' as const, content: 'Write a function' }],
      temperature: 0,
    }
    const completion = await client.chat.completions.create(request)
    assert.equal(completion.choices[0]?.message.content, planted)
    assert.equal(completion.usage?.completion_tokens, pieces.length + 1)
    const deltas: string[] = []
    for await (const chunk of await client.chat.completions.create({ ...request, stream: true }))
      deltas.push(chunk.choices[0]?.delta.content ?? '')
    assert.equal(deltas.join(''), planted)
    assert.ok(deltas.filter((delta) => delta !== '').length > 1)
  })

  for (const name of ['empty', 'truncated', 'wrong-magic', 'huge-counts'])
    test(`a corrupt file (${name}): fails in its own process, also with the next request`, async () => {
      for (let tries = 0; tries < 2; tries++)
        await assert.rejects(Array.fromAsync(engine.chat(task(name), never)), { code: 'upstream_error' })
    })
})

test('without node-llama-cpp: the message names the package to install', {
  skip: isInstalled && 'it is installed',
}, async () => {
  await assert.rejects(Array.fromAsync(engine.chat(task('chain'), never)), /run `npm install node-llama-cpp`/)
})

test('a model process that cannot be started: the next request tries again after the pause', {
  skip: process.platform === 'win32' && 'it needs a path that cannot be executed',
}, async () => {
  const own = createLocalModels({ localModels: { chain: join(folder, 'chain') } }, createLogger('silent'), 1)
  const { execPath } = process
  const complete = () => Array.fromAsync(own.chat(task('chain', { userId: 1 }), never))
  try {
    process.execPath = join(folder, 'no-such-node')
    await assert.rejects(complete(), { code: 'upstream_error', message: /ENOENT/ })
    await assert.rejects(complete(), { code: 'upstream_error', message: /ENOENT/ })
  } finally {
    process.execPath = execPath
  }
  // With node-llama-cpp it is served now, without it the message is another one.
  const messageOf = () =>
    complete().then(
      () => 'it is served',
      (error: Error) => error.message,
    )
  await eventually('another process is started', async () => !(await messageOf()).includes('ENOENT'))
  await own.close()
  await assert.rejects(complete(), /the server stops/)
})
