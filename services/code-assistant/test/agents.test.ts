import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import type { ChatTask } from '../src/engine/chat-task.ts'
import type { CompletionTask } from '../src/engine/completion-task.ts'
import type { EngineEvent } from '../src/engine/engine.ts'
import { startLanguageClient } from './language-client.ts'
import { piApis, preparePi } from './pi.ts'
import { answer, createScriptedEngines } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const home = await mkdtemp(join(tmpdir(), 'octavo-agents-'))
after(() => rm(home, { recursive: true, force: true }))
const require = createRequire(import.meta.url)

/** Without settings and credentials of the developer who runs the tests. */
const environment = { PATH: process.env.PATH, HOME: home, NO_COLOR: '1' }

test('tabby-agent: completes code', { timeout: 120_000 }, async () => {
  const folder = join(home, '.tabby-client/agent')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'config.toml'),
    `[server]\nendpoint = "${running.url}"\ntoken = "${ada.key}"\n[anonymousUsageTracking]\ndisable = true\n`,
  )
  engines.run(() => answer('return a + b'))
  const cli = join(dirname(require.resolve('tabby-agent')), 'cli.js')
  const client = startLanguageClient([cli, '--lsp', '--stdio'], environment)
  try {
    await client.request('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: { textDocument: { completion: {} } },
      clientInfo: { name: 'test', version: '1' },
    })
    client.notify('initialized', {})
    const code = 'function add(a: number, b: number) {\n  \n}\n'
    const uri = 'file:///project/add.ts'
    client.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescript', version: 1, text: code },
    })
    const result = await client.request('textDocument/completion', {
      textDocument: { uri },
      position: { line: 1, character: 2 },
      context: { triggerKind: 1 },
    })
    assert.match(JSON.stringify(result), /return a \+ b/)
    // Completions only.
    const { prefix, suffix } = engines.tasks.at(-1) as CompletionTask
    assert.deepEqual([prefix, suffix], [code.slice(0, -3), code.slice(-3)])
  } finally {
    await client.close()
  }
})

function* readFile(path: string): Generator<EngineEvent> {
  yield { type: 'tool-call', index: 0, id: 'call_1', name: 'read' }
  yield { type: 'tool-arguments', index: 0, json: JSON.stringify({ path }) }
  yield { type: 'stop', reason: 'tool-calls' }
}

for (const api of piApis)
  test(`pi: reads a file over ${api}`, { timeout: 120_000 }, async () => {
    const agent = await preparePi(join(home, api), { url: running.url, api, key: ada.key })
    await writeFile(join(agent.folder, 'secret.txt'), 'The word is octavo.')

    const from = engines.tasks.length
    engines.run(() => (engines.tasks.length === from + 1 ? readFile('secret.txt') : answer('It is octavo.')))
    const { output, errors } = await agent.run('What is the word in secret.txt?')
    assert.match(output, /It is octavo\./, errors)
    // Chat only.
    const { messages, tools } = engines.tasks.at(-1) as ChatTask
    assert.ok(tools.some(({ name }) => name === 'read'))
    const result = messages.find(({ role }) => role === 'tool')
    assert.match(JSON.stringify(result), /The word is octavo\./)
  })
