import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexed, tarOf, upload } from './repository-archives.ts'
import { startCodeAssistant } from './service.ts'

const running = await startCodeAssistant()
const ada = await running.as('ada')

const before = `export async function showUser(request) {
  const user = await findUser(request.id)
  if (!user) throw problem('user_not_found')
  return user
}

export async function removeUser(request) {
  const user = await findUser(request.id)
  if (!user) th`
const after = `
  await remove(user)
}
`

async function complete(body: Record<string, unknown>): Promise<string[]> {
  const { status, json } = await ada('POST', '/v1/complete', { path: 'src/users.ts', ...body })
  assert.equal(status, 200)
  assert.equal(json.engine, 'rules')
  return json.completions.map(({ text }: { text: string }) => text)
}

test('a line continues like similar code of the file, and ends with the statement', async () => {
  assert.deepEqual(await complete({ prefix: before, suffix: after }), ["row problem('user_not_found')"])
})

test('the same request has the same completions', async () => {
  const body = { prefix: before, suffix: after, n: 3 }
  assert.deepEqual(await complete(body), await complete({ ...body, seed: 7 }))
})

test('nothing is completed without similar code, in comments and at the start of a file', async () => {
  assert.deepEqual(await complete({ prefix: '' }), [])
  assert.deepEqual(await complete({ prefix: 'const answer = ' }), [])
  assert.deepEqual(await complete({ prefix: `${before}row 1\n  // Removes the us`, suffix: after }), [])
})

test('the end of the line that is there already is not repeated', async () => {
  const prefix = `${before.slice(0, before.indexOf('export async function removeUser'))}export async function renew(request) {\n  const user = await findUser(`
  const [text = ''] = await complete({ prefix, suffix: `)\n  renew(user)\n}\n` })
  assert.equal(text, 'request.id')
})

test('code that would not parse is not suggested', async () => {
  const line = 'call(first, second]\n'
  const [text] = await complete({
    prefix: 'const ok = 1\ncall(first, ',
    suffix: '\n',
    context: { files: [{ path: 'broken.txt', content: line.repeat(5) }] },
  })
  assert.equal(text, undefined)
})

test('files of the request and of the repository are learnt from', async () => {
  const content = `export function open(options) {\n  const connection = createConnection(options.address, options.timeoutMs)\n  return connection\n}\n`
  const body = { prefix: 'export function openTwice(options) {\n  const connection = crea', suffix: '\n}\n' }
  const expected = 'teConnection(options.address, options.timeoutMs)'
  assert.deepEqual(await complete(body), [])
  assert.deepEqual(await complete({ ...body, context: { files: [{ path: 'src/open.ts', content }] } }), [
    expected,
  ])
  await upload(running, ada, 'connections', await tarOf({ 'src/open.ts': content }))
  assert.equal((await indexed(ada, 'connections')).state, 'ready')
  assert.deepEqual(await complete({ ...body, context: { repository: 'connections' } }), [expected])
  const bob = await running.as('bob')
  const { json } = await bob('POST', '/v1/complete', { ...body, context: { repository: 'connections' } })
  assert.deepEqual(json.completions, [])
})

test('stop texts end a completion', async () => {
  assert.deepEqual(await complete({ prefix: before, suffix: after, stop: ["('"] }), ['row problem'])
})

test('hostile code costs no more than its own request', async () => {
  for (const prefix of [
    '('.repeat(100_000),
    'a'.repeat(500_000),
    '"'.repeat(50_001),
    `${'x = y\n'.repeat(100_000)}x `,
    '/*'.repeat(100_000),
  ]) {
    const { status } = await ada('POST', '/v1/complete', { prefix, path: 'a.ts' })
    assert.ok([200, 400, 504].includes(status), `${status}`)
  }
  assert.equal((await complete({ prefix: before, suffix: after })).length, 1)
})

test('a very long name before the cursor is read in linear time', async () => {
  const impatient = await startCodeAssistant({
    settings: { file: { 'code-assistant': { analysisTimeoutMs: 5_000 } } },
  })
  const bob = await impatient.as('bob')
  const { status } = await bob('POST', '/v1/complete', {
    prefix: `${'a'.repeat(120_000)}(`,
    language: 'javascript',
  })
  assert.equal(status, 200)
})
