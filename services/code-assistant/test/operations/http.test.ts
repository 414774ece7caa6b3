import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeAssistant } from '../service.ts'

const service = await startCodeAssistant()
const ada = await service.as('ada')
const free = await service.as('fred', { plan: 'free', scopes: ['chat'] })

const code = 'export function addUser(user: string, retries = 3): number {\n  return retries\n}\n'

test('POST /v1/document', async () => {
  const { status, json } = await ada('POST', '/v1/document', { code, language: 'ts' })
  assert.equal(status, 200)
  assert.match(json.id, /^doc_/)
  assert.deepEqual(
    [json.object, json.engine, json.model, json.finish_reason],
    ['documentation', 'rules', 'rules', 'stop'],
  )
  assert.match(json.code, /^\/\*\*\n \* Adds the user\.\n/)
  assert.match(json.diff, /^--- a\/code\.ts\n\+\+\+ b\/code\.ts\n/)
  assert.match(json.documentation, /^# code\.ts\n/)
  assert.deepEqual(json.items[0].range, { start: 1, end: 3 })
  assert.deepEqual(json.coverage, { before: 0, after: 1 })
  assert.equal(json.usage.source, 'estimated')
})

test('POST /v1/document: output and files', async () => {
  const files = [{ path: 'src/a.ts', content: code }]
  const inline = await ada('POST', '/v1/document', { files, output: 'inline' })
  assert.deepEqual(
    inline.json.files.map(({ path }: { path: string }) => path),
    ['src/a.ts'],
  )
  assert.equal('documentation' in inline.json || 'code' in inline.json, false)
  const markdown = await ada('POST', '/v1/document', { files, output: 'markdown' })
  assert.equal('diff' in markdown.json || 'files' in markdown.json, false)
  assert.match(markdown.json.documentation, /## `addUser\(\)`/)
})

test('POST /v1/explain', async () => {
  const { status, json } = await ada('POST', '/v1/explain', { code, language: 'typescript' })
  assert.equal(status, 200)
  assert.equal(json.object, 'explanation')
  assert.equal(json.metrics.params, 2)
  assert.deepEqual([json.outline[0].start_line, json.outline[0].end_line], [1, 3])
  assert.deepEqual(json.complexity_notes, [])
  const cron = await ada('POST', '/v1/explain', { code: '0 3 * * *' })
  assert.equal(cron.json.explanation, 'Runs at 03:00 every day.\n')
})

test('POST /v1/explain: events of a stream', async () => {
  const { status, headers, text } = await ada('POST', '/v1/explain', { code, language: 'ts', stream: true })
  assert.equal(status, 200)
  assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
  const events = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  assert.deepEqual(events, ['start', 'delta', 'done'])
})

test('POST /v1/fix', async () => {
  const broken = 'const count = 1\ncount = 2\nexport const text: string = count\n'
  const { status, json } = await ada('POST', '/v1/fix', {
    code: broken,
    language: 'ts',
    diagnostics: [{ code: 2588 }],
  })
  assert.equal(status, 200)
  assert.equal(json.code, broken.replace('const', 'let'))
  assert.deepEqual(
    json.fixed.map(({ line, column, code, fix }: Record<string, unknown>) => [line, column, code, fix]),
    [[2, 1, 'TS2588', "Convert 'const' to 'let'"]],
  )
  assert.deepEqual(
    json.remaining.map(({ code }: { code: string }) => code),
    ['TS2322'],
  )
})

test('POST /v1/test', async () => {
  const { status, json } = await ada('POST', '/v1/test', { code, path: 'users.ts' })
  assert.equal(status, 200)
  assert.equal(json.files[0].path, 'users.test.ts')
  assert.match(json.files[0].content, /assert\.deepEqual\(addUser\('Hello World'\), 3\)/)
  assert.deepEqual(json.covered_symbols, ['addUser'])
  assert.ok(json.checks.every(({ ok }: { ok: boolean }) => ok))
})

test('POST /v1/review', async () => {
  const { status, json } = await ada('POST', '/v1/review', {
    code: "export const f = (a: string) => a == 'x'\n",
    language: 'ts',
  })
  assert.equal(status, 200)
  assert.deepEqual(json.findings, [
    {
      path: 'code.ts',
      line: 1,
      severity: 'warning',
      rule: 'loose-equality',
      message: '`==` converts its operands before it compares them.',
      suggestion: 'Use `===`.',
    },
  ])
  const diff = '--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 1\n+x = y == None\n'
  const response = await ada('POST', '/v1/review', { diff })
  assert.deepEqual(
    response.json.findings.map(({ rule }: { rule: string }) => rule),
    ['none-comparison'],
  )
})

test('operations on code: errors name the field and the position', async () => {
  const cases: [string, unknown, string, string | null, RegExp][] = [
    ['/v1/document', { code: 'const = 1', language: 'ts' }, 'code_unparsable', null, /^code\.ts:1:7: /],
    ['/v1/explain', { code: 'def f(:\n', language: 'python' }, 'code_unparsable', null, /^code\.py:1:/],
    ['/v1/test', { code: 'const = 1', language: 'ts' }, 'code_unparsable', null, /^code\.ts:1:7: /],
    ['/v1/review', { code: 'const = 1', language: 'ts' }, 'code_unparsable', null, /^code\.ts:1:7: /],
    ['/v1/document', {}, 'request_invalid', 'code', /`code` or `files` is required/],
    ['/v1/review', {}, 'request_invalid', 'code', /required/],
    ['/v1/document', { code, language: 'klingon' }, 'request_invalid', 'language', /klingon/],
    ['/v1/document', { code: 'hello', scope: 'all' }, 'request_invalid', 'language', /could not be detected/],
    [
      '/v1/document',
      { code, language: 'ts', scope: 'selection' },
      'request_invalid',
      'context.selection',
      /is required/,
    ],
    ['/v1/document', { code, language: 'ts', style: 'numpy' }, 'request_invalid', 'style', /numpy/],
    ['/v1/test', { code, language: 'ts', framework: 'pytest' }, 'request_invalid', 'framework', /pytest/],
  ]
  for (const [path, body, errorCode, param, message] of cases) {
    const { status, json } = await ada('POST', path, body)
    assert.deepEqual(
      [status, json.error.code, json.error.param],
      [400, errorCode, param],
      `${path} ${JSON.stringify(body)}`,
    )
    assert.match(json.error.message, message)
  }
})

test('operations on code: a key needs the scope', async () => {
  const rejected = await free('POST', '/v1/explain', { code: '0 3 * * *' })
  assert.equal(rejected.status, 403)
})
