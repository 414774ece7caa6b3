import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import {
  type BadRequest,
  type BadResponse,
  createFailureLog,
  findFaults,
  listBadRequests,
} from '@octavo/testing/bad-requests.ts'
import { describeOnBothDatabases, storageOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'
import { answer, createScriptedEngines } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

describeOnBothDatabases(
  'bad requests',
  ({ location }) =>
    test('get an error that clients can parse, and never a 500', { timeout: 180_000 }, () =>
      sendAll(location()),
    ),
  service,
)

async function sendAll(database: ReturnType<TestDatabases['location']>): Promise<void> {
  const { log, failures } = createFailureLog()
  const engines = createScriptedEngines()
  engines.run(() => answer('Hi'))
  const running = await startCodeAssistant({
    engines,
    log,
    limits: 'off',
    ...storageOptions(database),
  })
  const ada = await running.as('ada', { role: 'admin' })
  const ids = await createObjects(ada)
  const exampleValue = (name: string, path: string) => ids[name] ?? ids[path.split('/')[2] ?? ''] ?? 'rules'
  const all = listBadRequests(running.describe(), exampleValue)
  assert.ok(all.length > 10_000, `${all.length} requests`)
  // PostgreSQL rejects more, such as NUL characters.
  const step = 'url' in database ? 5 : 11
  const requests = [...all.filter((_, index) => index % step === 0), ...listBadConversations()]
  const headers = { authorization: `Bearer ${ada.key}` }
  const faults = await findFaults(running.url, requests, headers, findFault)
  // The log has the stack traces.
  assert.deepEqual(faults, [], failures.slice(0, 10).join('\n'))
}

/** Objects whose ids the requests use. */
async function createObjects(
  send: Awaited<ReturnType<Awaited<ReturnType<typeof startCodeAssistant>>['as']>>,
): Promise<Record<string, string>> {
  const messages = [{ role: 'user', content: 'Hello' }]
  const completion = await send('POST', '/v1/chat/completions', { messages, store: true })
  const response = await send('POST', '/v1/responses', { input: 'Hello', store: true })
  const conversation = await send('POST', '/v1/conversations', {})
  return {
    completion_id: completion.json.id,
    response_id: response.json.id,
    conversations: conversation.json.id,
  }
}

const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : {})

/** Nested values, which the schemas of the routes leave open. */
const values: readonly unknown[] = [
  null,
  0,
  '',
  '\ud800',
  [],
  [null],
  [[]],
  {},
  { type: 'text' },
  { type: 'text', text: 3 },
  { type: 'image_url', image_url: 'x' },
  { type: 'image', source: null },
  { type: 'tool_use', id: 1 },
  { type: 'tool_result', tool_use_id: 't', content: [{ type: 'tool_result' }] },
  { type: 'function', function: null },
  { type: 'function', function: { name: '__proto__', parameters: null } },
  { type: 'function_call', call_id: 'c', name: 'n', arguments: '{' },
  { type: 'compaction', encrypted_content: 'octavo-1:\ud800' },
  { type: 'reasoning', content: [null, 3, { text: {} }] },
  { role: '__proto__', content: 'x' },
  { role: 'constructor', content: 'x' },
  { role: 'tool', content: 'x' },
  { role: 'assistant', content: null, tool_calls: [null] },
  { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'n', arguments: {} } }] },
  { type: '__proto__' },
  JSON.parse('{"__proto__":{"role":"user"}}'),
  nested(200),
]

function listBadConversations(): BadRequest[] {
  const message = { role: 'user', content: 'Hello' }
  const bodies: [string, (value: unknown) => object][] = [
    ['/v1/chat/completions', (value) => ({ messages: [value] })],
    ['/v1/chat/completions', (value) => ({ messages: [{ role: 'user', content: value }] })],
    ['/v1/chat/completions', (value) => ({ messages: [{ role: 'user', content: [value] }] })],
    ['/v1/chat/completions', (value) => ({ messages: [message], tools: [value] })],
    ['/v1/chat/completions', (value) => ({ messages: [message], tool_choice: value })],
    ['/v1/chat/completions', (value) => ({ messages: [message], response_format: value })],
    ['/v1/responses', (value) => ({ input: [value] })],
    ['/v1/responses', (value) => ({ input: [{ role: 'user', content: [value] }] })],
    ['/v1/responses', (value) => ({ input: 'Hello', tools: [value], text: { format: value } })],
    ['/v1/messages', (value) => ({ max_tokens: 9, messages: [value] })],
    ['/v1/messages', (value) => ({ max_tokens: 9, messages: [{ role: 'user', content: [value] }] })],
    ['/v1/messages', (value) => ({ max_tokens: 9, messages: [message], system: [value] })],
    ['/v1/messages', (value) => ({ max_tokens: 9, messages: [message], tools: [value] })],
    ['/v1/messages', (value) => ({ max_tokens: 9, messages: [message], tool_choice: value })],
    ['/v1/completions', (value) => ({ prompt: [value] })],
    ['/v1/completions', (value) => ({ segments: { prefix: '', declarations: [value] } })],
  ]
  return bodies.flatMap(([path, create]) =>
    [false, true].flatMap((stream) =>
      values.map((value) => ({
        method: 'POST',
        path,
        contentType: 'application/json',
        body: JSON.stringify({ ...create(value), stream }),
      })),
    ),
  )
}

/** The Messages API has another format than all others. */
function findFault({ status, contentType, text }: BadResponse): string | undefined {
  if (status >= 500 && status !== 501) return `${status}: ${text.slice(0, 500)}`
  if (status < 400 || text === '') return undefined
  if (!contentType.startsWith('application/json')) return `${status} is ${contentType}`
  const body = JSON.parse(text)
  const { message, type, ...rest } = asRecord(body.error)
  const isReadable = typeof message === 'string' && message !== '' && typeof type === 'string'
  const isComplete = body.type === 'error' || ('param' in rest && 'code' in rest)
  return isReadable && isComplete ? undefined : `${status}: ${text.slice(0, 500)}`
}
