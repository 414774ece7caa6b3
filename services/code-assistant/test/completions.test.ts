import assert from 'node:assert/strict'
import { test } from 'node:test'
import OpenAI from 'openai'
import type { CompletionTask } from '../src/engine/completion-task.ts'
import { readFimPrompt } from '../src/openai/read/fim-prompt.ts'
import { answer, createScriptedEngines, usage } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: ada.key, maxRetries: 0 })
// The routes of completions create only these.
const lastTask = () => engines.tasks.at(-1) as Omit<CompletionTask, 'model'>

test('completions: with a suffix, and in chunks', async () => {
  engines.run(() => answer('return ', 'a + b'))
  const body = { model: 'rules', prompt: 'add(a, b) { ', suffix: ' }', max_tokens: 20, stop: ['\n'] }
  const completion = await client.completions.create(body)
  assert.equal(completion.choices[0]?.text, 'return a + b')
  assert.equal(completion.choices[0]?.finish_reason, 'stop')
  assert.equal(completion.usage?.total_tokens, 19)
  const { prefix, suffix, maxTokens, stop, userId } = lastTask()
  assert.deepEqual(
    { prefix, suffix, maxTokens, stop, userId },
    { prefix: 'add(a, b) { ', suffix: ' }', maxTokens: 20, stop: ['\n'], userId: ada.user.id },
  )
  const stream = await client.completions.create({
    ...body,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = await Array.fromAsync(stream)
  assert.deepEqual(
    chunks.map(({ choices: [choice], usage }) => [choice?.text, choice?.finish_reason, usage?.total_tokens]),
    [
      ['return ', null, undefined],
      ['a + b', null, undefined],
      ['', 'stop', undefined],
      [undefined, undefined, 19],
    ],
  )
})

test('completions: bodies that cost far more than their bytes are rejected', async () => {
  const stop = Array.from({ length: 65 }, (_, at) => `stop ${at}`)
  const message = [{ role: 'user', content: 'Hi' }]
  const metadata = { ['a'.repeat(65)]: 'x' }
  const fields = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`field_${at}`, at]))
  for (const [path, body, pattern] of [
    ['/v1/chat/completions', { messages: message, stop }, /`stop` must be an array of at most 64/],
    ['/v1/messages', { messages: message, max_tokens: 9, stop_sequences: stop }, /at most 64/],
    ['/v1/completions', { prompt: 'a', stop }, /at most 64/],
    ['/v1/chat/completions', { messages: message, store: true, metadata }, /metadata/],
    ['/v1/responses', { input: 'Hi', store: true, metadata }, /metadata/],
    ['/v1/conversations', { metadata }, /metadata/],
    ['/v1/chat/completions/none', { metadata }, /metadata/],
    ['/v1/completions', { prompt: 'a'.repeat(600_000), n: 2, echo: true }, /`n` must be 1/],
    ['/v1/completions', { prompt: 'a', ...fields }, /at most 1000 fields/],
  ] as const) {
    const { status, json } = await ada('POST', path, body)
    assert.equal(status, 400)
    assert.match(json.error.message, pattern)
  }
})

test('completions: several prompts and choices', async () => {
  engines.run(function* () {
    yield { type: 'text', text: 'one', index: 0 }
    yield { type: 'text', text: 'two', index: 1 }
    yield { type: 'usage', usage }
    yield { type: 'stop', reason: 'stop' }
  })
  const { choices } = await client.completions.create({
    model: 'rules',
    prompt: ['a', 'b'],
    n: 2,
    echo: true,
  })
  assert.deepEqual(
    choices.map(({ index, text }) => [index, text]),
    [
      [0, 'aone'],
      [1, 'atwo'],
      [2, 'bone'],
      [3, 'btwo'],
    ],
  )
  for (const prompt of [[1, 2], [], null]) {
    const { status, json } = await ada('POST', '/v1/completions', { prompt })
    assert.deepEqual([status, json.error.param?.slice(0, 6)], [400, 'prompt'])
  }
})

test('completions: markers of fill-in-the-middle models', async () => {
  const prompts = [
    '<|fim_prefix|>P<|fim_suffix|>S<|fim_middle|>',
    '<fim_prefix>P<fim_suffix>S<fim_middle>',
    '<fim_suffix>S<fim_prefix>P<fim_middle>',
    '<fim_prefix><fim_suffix>S<fim_middle>P',
    '<PRE> P <SUF>S <MID>',
    '<PRE> <SUF>S <MID> P',
    '<｜fim▁begin｜>P<｜fim▁hole｜>S<｜fim▁end｜>',
    '[SUFFIX]S[PREFIX]P',
  ]
  for (const prompt of prompts)
    assert.deepEqual(readFimPrompt(prompt), { prefix: 'P', suffix: 'S', snippets: [] }, prompt)
  for (const prompt of ['plain', '<|fim_prefix|>P', 'S<|fim_suffix|>', ''])
    assert.equal(readFimPrompt(prompt), undefined)

  await ada('POST', '/beta/completions', {
    prompt:
      '<|repo_name|>r\n<|file_sep|>src/a.ts\nlet a\n<|file_sep|><|fim_prefix|>P<|fim_suffix|>S<|fim_middle|>',
  })
  const { prefix, suffix, snippets } = lastTask()
  assert.deepEqual(
    { prefix, suffix, snippets },
    { prefix: 'P', suffix: 'S', snippets: [{ path: 'src/a.ts', content: 'let a\n' }] },
  )
})

test('completions: in the format of the Mistral API', async () => {
  engines.run(() => answer('a + ', 'b'))
  const body = { model: 'rules', prompt: 'return ', suffix: '}', random_seed: 3, max_tokens: 9 }
  const { json } = await ada('POST', '/v1/fim/completions', body)
  assert.deepEqual([json.object, json.choices[0].message.content], ['chat.completion', 'a + b'])
  assert.equal(lastTask().seed, 3)
  const { text } = await ada('POST', '/v1/fim/completions', { ...body, stream: true })
  const chunks = text.split('\n\n').filter((line) => line.startsWith('data: {'))
  const content = chunks.map((line) => JSON.parse(line.slice(6)).choices[0].delta.content ?? '').join('')
  assert.equal(content, 'a + b')
  const last = JSON.parse(chunks.at(-1)?.slice(6) ?? '')
  assert.equal(last.choices[0].finish_reason, 'stop')
  assert.deepEqual(last.usage, json.usage)
  assert.match(text, /data: \[DONE\]\n\n$/)
})

test('completions: of Tabby clients', async () => {
  engines.run(() => answer('a + b'))
  const segments = {
    prefix: 'return ',
    suffix: '\n}',
    filepath: 'src/add.ts',
    git_url: 'https://example.com/r.git',
    declarations: [{ filepath: 'src/a.ts', body: 'const a = 1' }],
    relevant_snippets_from_changed_files: [{ filepath: 'src/b.ts', body: 'let b', score: 1 }],
    clipboard: 'x',
  }
  const { json } = await ada('POST', '/v1/completions', { language: 'typescript', segments, user: 'u' })
  assert.deepEqual(json.choices, [{ index: 0, text: 'a + b' }])
  const { path, language, snippets } = lastTask()
  assert.deepEqual([path, language], ['src/add.ts', 'typescript'])
  assert.deepEqual(snippets, [
    { path: 'src/a.ts', content: 'const a = 1' },
    { path: 'src/b.ts', content: 'let b' },
  ])
  engines.run(() => answer())
  assert.deepEqual((await ada('POST', '/v1/completions', { segments })).json.choices, [])
  const wrong = await ada('POST', '/v1/completions', { segments: { suffix: '' } })
  assert.deepEqual([wrong.status, wrong.json.error.param], [400, 'segments.prefix'])
})

test('embeddings and reranking need a model server', async () => {
  for (const [path, body] of [
    ['/v1/embeddings', { model: 'text-embedding-3-small', input: 'a' }],
    ['/v1/rerank', { query: 'a', documents: ['b'] }],
  ] as const) {
    const { status, headers, json } = await ada('POST', path, body)
    assert.deepEqual([status, headers.get('octavo-unimplemented')], [501, 'true'])
    assert.equal(json.error.code, 'embeddings_unavailable')
  }
})
