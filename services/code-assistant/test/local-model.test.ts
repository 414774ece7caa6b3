import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import type { ChatTask } from '../src/engine/chat-task.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import { createLocalModels } from '../src/local-model/create-local-models.ts'
import { loadLlama } from '../src/local-model/llama.ts'
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
    const stopped = await Array.fromAsync(
      engine.chat(task('endless', { stop: [': number'], maxTokens: 50 }), never),
    )
    assert.equal(textOf(stopped), 'export function add(a')
    assert.deepEqual(stopped.at(-1), { type: 'stop', reason: 'stop-sequence' })
  })

  test('abort: ends an endless text, and the next request is answered', async () => {
    const leave = new AbortController()
    let count = 0
    for await (const event of engine.chat(task('endless', { maxTokens: 100_000 }), leave.signal)) {
      if (event.type === 'text' && ++count === 20) leave.abort()
    }
    const events = await Array.fromAsync(engine.chat(task('endless', { maxTokens: 2 }), never))
    assert.equal(textOf(events), 'export function')
  })

  for (const name of ['empty', 'truncated', 'wrong-magic', 'huge-counts'])
    test(`a corrupt file (${name}): fails in its own process, also with the next request`, async () => {
      for (let tries = 0; tries < 2; tries++)
        await assert.rejects(Array.fromAsync(engine.chat(task(name), never)), { code: 'upstream_error' })
    })
})

test('without node-llama-cpp: the message says what to install', {
  skip: isInstalled && 'it is installed',
}, async () => {
  await assert.rejects(Array.fromAsync(engine.chat(task('chain'), never)), /run `npm install node-llama-cpp`/)
})
