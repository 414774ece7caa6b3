import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { run } from '../../src/fixes/fix-code.ts'
import type { RequestedDiagnostic } from '../../src/fixes/fix-code-task.ts'

async function fix(files: Record<string, string>, diagnostics?: RequestedDiagnostic[]) {
  const input = Object.entries(files).map(([path, content]) => ({ path, content }))
  const output = await run({ files: input, diagnostics })
  const contents = Object.fromEntries(
    output.files.map((file) => [file.path, 'content' in file ? file.content : '']),
  )
  return {
    ...output,
    contents,
    codes: output.fixed.map(({ code }) => code),
    left: output.remaining.map(({ code }) => code),
  }
}

describe('fixes of TypeScript', () => {
  const cases: [string, string, string, string][] = [
    [
      'spelling',
      'TS2552',
      'export function total(price: number) {\n  return prise\n}\n',
      'export function total(price: number) {\n  return price\n}\n',
    ],
    [
      'const to let',
      'TS2588',
      'const count = 1\ncount = 2\nexport { count }\n',
      'let count = 1\ncount = 2\nexport { count }\n',
    ],
    [
      'missing async',
      'TS1308',
      'export function f() {\n  await Promise.resolve(1)\n}\n',
      'export async function f() {\n  await Promise.resolve(1)\n}\n',
    ],
    [
      'missing await',
      'TS2801',
      'async function has() { return true }\nexport async function f() {\n  return has() ? 1 : 2\n}\n',
      'async function has() { return true }\nexport async function f() {\n  return await has() ? 1 : 2\n}\n',
    ],
  ]
  for (const [name, code, before, after] of cases)
    test(name, async () => {
      const { contents, codes, left } = await fix({ 'a.ts': before })
      assert.deepEqual([contents, codes, left], [{ 'a.ts': after }, [code], []])
    })

  test('imports among the files of the request, and removes unused ones', async () => {
    const { contents, left } = await fix({
      'a.ts': 'export function helper(x: number) { return x }\nexport const other = 1\n',
      'b.ts': "import { other } from './a'\nexport const y = helper(1)\n",
    })
    assert.deepEqual(contents, { 'b.ts': "import { helper } from './a'\nexport const y = helper(1)\n" })
    assert.deepEqual(left, [])
  })

  test('implements interfaces and abstract classes', async () => {
    const { contents, codes, left } = await fix({
      'a.ts':
        'interface Shape { area(): number }\nexport class Square implements Shape {\n}\nabstract class Job { abstract run(): void }\nexport class Mail extends Job {\n}\n',
    })
    assert.match(contents['a.ts'] ?? '', /class Square implements Shape \{\n\s+area\(\): number \{/)
    assert.match(contents['a.ts'] ?? '', /class Mail extends Job \{\n\s+run\(\): void \{/)
    assert.deepEqual([codes, left], [['TS2420', 'TS2515'], []])
  })

  test('leaves errors that it cannot fix, and fixes only the diagnostics of the request', async () => {
    const code = 'const a = 1\na = 2\nconst b = 1\nb = 2\nexport const c: string = a + b\n'
    const { contents, left } = await fix({ 'a.ts': code }, [{ line: 4, code: 'TS2588' }])
    assert.deepEqual(contents, { 'a.ts': code.replace('const b', 'let b') })
    assert.deepEqual(left, ['TS2588', 'TS2322'])
  })

  test('unresolvable modules are no diagnostics', async () => {
    const { files, remaining } = await fix({
      'a.ts': "import express from 'express'\nexport const app = express()\n",
    })
    assert.deepEqual([files, remaining], [[], []])
  })
})

describe('repairs of syntax', () => {
  const cases: [string, string, string][] = [
    [
      'a.ts',
      "export function f(a: number) {\n  console.log('x'\n  return [a, 2\n}\n",
      "export function f(a: number) {\n  console.log('x')\n  return [a, 2]\n}\n",
    ],
    [
      'a.ts',
      "const a = 'hello\nconst b = 1\nexport { a, b }\n",
      "const a = 'hello'\nconst b = 1\nexport { a, b }\n",
    ],
    [
      'a.ts',
      'export function f() {\n  if (true) {\n    return 1\n}\n',
      'export function f() {\n  if (true) {\n    return 1\n}\n}\n',
    ],
    ['a.js', 'export const f = (a) => {\n  return a)\n}\n', 'export const f = (a) => {\n  return a\n}\n'],
    ['a.py', 'def f(a)\n    return a\n', 'def f(a):\n    return a\n'],
    ['a.py', 'x = [1, 2\ny = 3\n', 'x = [1, 2]\ny = 3\n'],
    ['a.py', 'x = "hello\ny = 3\n', 'x = "hello"\ny = 3\n'],
    ['A.java', 'class A { int f() { return g(1; } }\n', 'class A { int f() { return g(1); } }\n'],
  ]
  for (const [path, before, after] of cases)
    test(`${path}: ${JSON.stringify(before.slice(0, 40))}`, async () => {
      const { contents, fixed, remaining } = await fix({ [path]: before })
      assert.deepEqual([contents, remaining], [{ [path]: after }, []])
      assert.ok(fixed.length > 0 && fixed.every(({ code }) => code === 'syntax'))
    })

  test('code beyond repair stays as it is', async () => {
    const { files, diff, remaining } = await fix({ 'a.py': 'def def def\n???\n' })
    assert.deepEqual([files, diff], [[], ''])
    assert.ok(remaining.length > 0)
  })
})
