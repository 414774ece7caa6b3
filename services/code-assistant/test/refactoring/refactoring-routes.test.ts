import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeAssistant } from '../service.ts'

const server = await startCodeAssistant()
const ada = await server.as('ada')

const refactor = (body: unknown) => ada('POST', '/v1/refactor', body)

test('code is refactored and verified', async () => {
  const { status, json } = await refactor({
    code: 'var a = 1\nvar b = a\nb = 2\nfor (var i = 0; i < 2; i++) later(() => i)\n',
    language: 'javascript',
    operation: 'replace-var',
  })
  assert.equal(status, 200)
  assert.equal(json.code, 'const a = 1\nlet b = a\nb = 2\nfor (var i = 0; i < 2; i++) later(() => i)\n')
  assert.match(
    json.diff,
    /^--- a\/code\.js\n\+\+\+ b\/code\.js\n@@ -1,4 \+1,4 @@\n-var a = 1\n-var b = a\n\+const a = 1\n\+let b = a\n/,
  )
  assert.equal(json.object, 'refactoring')
  assert.match(json.id, /^ref_/)
  assert.equal(json.engine, 'rules')
  assert.deepEqual(
    json.checks.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok]),
    [
      ['parse', true],
      ['diagnostics', true],
      ['references', true],
      ['comments', true],
    ],
  )
  assert.deepEqual(json.changes[1], {
    operation: 'replace-var',
    path: 'code.js',
    range: { start_line: 2, start_column: 1, end_line: 2, end_column: 10 },
    summary: 'Replace var with let: b',
    safety: 'preserving',
  })
  assert.deepEqual(json.rejected, [
    {
      operation: 'replace-var',
      reason: 'A function in the loop captures "i".',
      path: 'code.js',
      range: { start_line: 4, start_column: 6, end_line: 4, end_column: 15 },
    },
  ])
})

test('files that move and files that are created', async () => {
  const files = [
    { path: 'a.ts', content: 'export const a = 1\n' },
    { path: 'b.ts', content: "import { a } from './a'\na\n" },
  ]
  const { json } = await refactor({
    files,
    operation: 'rename-file',
    arguments: { path: 'a.ts', newPath: 'c.ts' },
  })
  assert.deepEqual(json.files, [
    { path: 'c.ts', previous_path: 'a.ts', content: 'export const a = 1\n' },
    { path: 'b.ts', content: "import { a } from './c'\na\n" },
  ])
  assert.match(json.diff, /--- a\/a\.ts\n\+\+\+ b\/c\.ts/)
})

test('a dry run has the diff only', async () => {
  const { json } = await refactor({
    code: 'var a = 1\n',
    operation: 'replace-var',
    language: 'js',
    dry_run: true,
  })
  assert.equal(json.code, undefined)
  assert.equal(json.files, undefined)
  assert.match(json.diff, /\+const a = 1/)
})

test('a range limits an operation', async () => {
  const code = 'var a = 1\nvar b = 2\n'
  const range = { start_line: 2, end_line: 2 }
  const { json } = await refactor({ code, operation: 'replace-var', language: 'js', range })
  assert.equal(json.code, 'var a = 1\nconst b = 2\n')
})

test('an instruction names the operation', async () => {
  const { json } = await refactor({
    code: 'const foo = 1\nlog(foo)\n',
    language: 'js',
    instruction: 'Rename foo to bar.',
  })
  assert.equal(json.operation, 'rename')
  assert.equal(json.code, 'const bar = 1\nlog(bar)\n')
})

test('an unclear instruction gets the closest operations', async () => {
  const { status, json } = await refactor({ code: 'a()', language: 'js', instruction: 'improve the imports' })
  assert.equal(status, 400)
  assert.equal(json.error.param, 'instruction')
  assert.match(json.error.message, /`organize-imports`/)
})

test('an invalid request gets an error that names the parameter', async () => {
  const invalid: [body: Record<string, unknown>, param: string | null, message: RegExp][] = [
    [{ code: 'a()' }, 'operation', /`operation` or `instruction`/],
    [{ operation: 'replace-var' }, 'code', /`code` or `files`/],
    [{ code: 'a()', operation: 'nothing' }, 'operation', /No operation is named "nothing"/],
    [{ code: 'a()', operation: 'rename', arguments: { symbol: 'a' } }, 'arguments', /newName/],
    [
      { code: 'a()', operation: 'rename', arguments: { newName: 'a b', symbol: 'a' } },
      'arguments.newName',
      /pattern/,
    ],
    [{ code: 'a()', operation: 'rename', arguments: { newName: 'b' } }, 'range', /needs a range/],
    [
      { code: 'a()', operation: 'rename', arguments: { newName: 'b', symbol: 'zzz' } },
      'arguments.symbol',
      /"zzz"/,
    ],
    [{ code: 'a()', operation: 'replace-var', range: { start_line: 5, end_line: 6 } }, 'range', /not within/],
    [{ code: 'a(', operation: 'replace-var' }, null, /syntax errors. code\.js:1:3: /],
    [
      {
        files: [
          { path: 'a.js', content: '' },
          { path: './a.js', content: '' },
        ],
        operation: 'replace-var',
      },
      'files',
      /same path/,
    ],
    [{ code: 'a()', operation: 'convert-enum-to-union' }, 'operation', /is for typescript, tsx/],
  ]
  for (const [body, param, message] of invalid) {
    const { status, json } = await refactor({ language: 'js', ...body })
    assert.equal(status, 400, JSON.stringify(body))
    assert.match(json.error.message, message)
    assert.equal(json.error.param, param)
  }
})

test('operations are listed with schemas', async () => {
  const { json } = await ada('GET', '/v1/refactor/operations')
  const rename = json.data.find(({ id }: { id: string }) => id === 'rename')
  assert.deepEqual(rename.arguments.required, ['newName'])
  assert.ok(rename.languages.includes('tsx'))
  const { json: go } = await ada('GET', '/v1/refactor/operations?language=typescript')
  assert.ok(go.data.every(({ languages }: { languages: string[] }) => languages.includes('typescript')))
  const unknown = await ada('GET', '/v1/refactor/operations?language=klingon')
  assert.equal(unknown.status, 400)
})

test('the scope is required, and the free plan includes the operation', async () => {
  const chatOnly = await server.as('ben', { scopes: ['chat'] })
  assert.equal(
    (await chatOnly('POST', '/v1/refactor', { code: 'a()', operation: 'replace-var' })).status,
    403,
  )
  const free = await server.as('cleo', { plan: 'free' })
  assert.equal(
    (await free('POST', '/v1/refactor', { code: 'a()', operation: 'replace-var', language: 'js' })).status,
    200,
  )
})

test('checks are streamed', async () => {
  const { text } = await refactor({
    code: 'var a = 1\n',
    operation: 'replace-var',
    language: 'js',
    stream: true,
  })
  const events = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  assert.deepEqual(events, ['start', 'check', 'check', 'check', 'check', 'done'])
})

const strange: Record<string, { code: string; statuses: readonly number[]; language?: string }> = {
  '20,000 nested parentheses': {
    code: `var x = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
    statuses: [400],
  },
  '20,000 nested brackets': { code: `var x = ${'['.repeat(20_000)}1${']'.repeat(20_000)}`, statuses: [400] },
  '5,000 nested templates': { code: `${'`${'.repeat(5_000)}1${'}`'.repeat(5_000)}`, statuses: [200, 400] },
  'a type with 10,000,000 members': {
    code: "type D = '0'|'1'|'2'|'3'|'4'|'5'|'6'|'7'|'8'|'9'\ntype N = `${D}${D}${D}${D}${D}${D}${D}`\nvar x: N = '1234567'",
    statuses: [200],
    language: 'ts',
  },
  'names of prototypes': { code: 'var __proto__ = 1, constructor = 2, toString = 3', statuses: [200] },
  'lone surrogates and NUL': { code: "var a = '\ud800'; var b = '\0'", statuses: [200, 400] },
}

for (const [name, { code, statuses, language = 'js' }] of Object.entries(strange))
  test(`strange code: ${name}`, async () => {
    const { status, json } = await refactor({ code, operation: 'replace-var', language, format: 'diff' })
    assert.ok(statuses.includes(status), `${status} ${JSON.stringify(json.error)}`)
  })

const expensive: Record<string, { code: string; isEndless?: true; operation?: string }> = {
  'types without end': {
    code: 'type F<T, N extends any[] = []> = N["length"] extends 30 ? T : F<[T, T], [...N, 1]> | F<[T], [...N, 1, 1]>\nvar x: F<1> = null as any',
    isEndless: true,
  },
  'a line of 1 MB': { code: `var a = 1;${'f(1);'.repeat(200_000)}` },
  'a union of 20,000 types': {
    code: `type U = ${Array.from({ length: 20_000 }, (_, index) => `'a${index}'`).join('|')}\nvar x: U = 'a1'`,
  },
  '20,000 operands': { code: `var x = a${' + "b"'.repeat(20_000)}`, operation: 'use-template-strings' },
}

test('expensive code ends in limited time, while other requests are served', async () => {
  const settings = { file: { 'code-assistant': { analysisTimeoutMs: 1_500, analysisThreads: 1 } } }
  const impatient = await startCodeAssistant({ settings })
  for (const [name, { code, isEndless, operation = 'replace-var' }] of Object.entries(expensive)) {
    const user = await impatient.as(name.replaceAll(/\W/g, '-'))
    const running = user('POST', '/v1/refactor', { code, operation, language: 'ts', format: 'diff' })
    assert.equal((await user('GET', '/ready')).status, 200)
    const { status, json } = await running
    assert.ok((isEndless ? [504] : [200, 400, 504]).includes(status), `${name}: ${status}`)
    if (status === 504) assert.equal(json.error.code, 'analysis_timeout')
  }
})

test('code reads no file of the server', async () => {
  const canary = import.meta.filename
  const upward = `../../../../../../../..${canary}`
  const files = [
    {
      path: 'src/a.ts',
      content: `/// <reference path="${canary}" />\n/// <reference types="node" />\nimport * as own from '${canary}'\nimport * as up from '${upward}'\nimport type { Plan } from '@octavo/platform/limits/plans.ts'\nvar x = own\nvar y: Plan = up.canary\nvar z = require('${canary}')\n`,
    },
    {
      path: 'tsconfig.json',
      content: JSON.stringify({
        extends: canary,
        compilerOptions: { plugins: [{ name: canary }], typeRoots: ['/'], rootDirs: ['/'] },
      }),
    },
    { path: '../../../../etc/hosts.ts', content: 'export var up = 1\n' },
    { path: '/etc/passwd.ts', content: 'export var root = 1\n' },
  ]
  const { status, json } = await refactor({ files, operation: 'replace-var' })
  assert.equal(status, 200)
  assert.deepEqual(
    json.files.map(({ path }: { path: string }) => path),
    ['src/a.ts', '../../../../etc/hosts.ts', '/etc/passwd.ts'],
  )
  // A name that the compiler had found would be offered or resolved.
  const rename = await refactor({ files, operation: 'rename', arguments: { symbol: 'own', newName: 'mine' } })
  assert.equal(rename.status, 200)
  assert.doesNotMatch(rename.text, /startCodeAssistant/)
})
