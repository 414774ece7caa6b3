import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { run } from '../../src/review/review-code.ts'

const findingsIn = async (path: string, content: string) =>
  (await run({ files: [{ path, content }] })).findings.map(({ line, rule }) => `${line} ${rule}`)

describe('reviews of TypeScript', () => {
  const cases: [string, string, readonly string[]][] = [
    ['unused', "import { a, b } from './x'\nconst c = 1\nexport const d = a\n", ['1 unused', '2 unused']],
    [
      'shadowing',
      'export function f(item: number, list: number[]) {\n  for (const x of list) {\n    const item = x\n    console.log(item)\n  }\n  return item\n}\n',
      ['3 shadowing'],
    ],
    [
      'shadowing by var',
      'export function f(list: number[]) {\n  var item = 0\n  for (const x of list) {\n    var item = x\n    console.log(item)\n  }\n  return () => {\n    var item = 1\n    return item\n  }\n}\n',
      ['8 shadowing'],
    ],
    [
      'floating-promise',
      'async function save() { return 1 }\nexport function f() {\n  save()\n}\n',
      ['3 floating-promise'],
    ],
    [
      'handled promises',
      'async function save() { return 1 }\nexport async function f() {\n  void save()\n  await save()\n  save().catch(console.error)\n  save().then(() => 1, () => 2)\n}\n',
      [],
    ],
    [
      'missing-await',
      'async function has() { return true }\nexport async function f() {\n  if (await has()) return 1\n  return has() ? 2 : 3\n}\n',
      ['4 missing-await'],
    ],
    ['unused', 'function main() {\n  const a = 1\n}\nconst b = 2\n', ['2 unused']],
    [
      'callback-twice',
      'export function f(cb) {\n  g((err, x) => {\n    if (err) cb(err)\n    cb(null, x)\n  })\n  g((err) => {\n    if (err) return cb(err)\n    cb()\n  })\n}\n',
      ['3 callback-twice'],
    ],
    ['loose-equality', "export const f = (a: unknown) => a == 'x' || a == null\n", ['1 loose-equality']],
    [
      'empty-catch',
      'export function f() {\n  try {\n    f()\n  } catch {}\n  try {\n    f()\n  } catch {\n    // Not important.\n  }\n}\n',
      ['4 empty-catch'],
    ],
    [
      'sql-injection',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the reviewed code has a template.
      "export const f = (id: string) => [`SELECT * FROM t WHERE id = ${id}`, 'DELETE FROM t WHERE id = ' + id, `Select ${id}`]\n",
      ['1 sql-injection', '1 sql-injection'],
    ],
    [
      'sql of tagged templates',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the reviewed code has a template.
      'declare const sql: (parts: TemplateStringsArray, ...values: unknown[]) => string\nexport const f = (id: string) => sql`SELECT * FROM t WHERE id = ${id}`\n',
      [],
    ],
    ['eval', 'export const f = (code: string) => [eval(code), new Function(code)]\n', ['1 eval', '1 eval']],
    ['slow-regex', 'export const f = [/^(a+)+$/, /^(\\w+\\s)*$/, /^(?:\\d+,)*\\d+$/]\n', ['1 slow-regex']],
    [
      'hard-coded-secret',
      "export const awsKey = 'AKIAIOSFODNN7ABCDEFG'\nexport const password = 'hunter2-hunter2'\nexport const token = process.env.TOKEN\nexport const secretName = 'my-secret-name'\n",
      ['1 hard-coded-secret', '2 hard-coded-secret'],
    ],
    [
      'hard-coded-secret of many letters',
      `export const clientSecret = '${'qwertzuiop'.repeat(20)}7'\n`,
      ['1 hard-coded-secret'],
    ],
    [
      'query-in-loop',
      'export async function f(db: { query(id: number): Promise<number> }, ids: number[]) {\n  for (const id of ids) await db.query(id)\n}\n',
      ['2 query-in-loop'],
    ],
    ['long-function', `export function f() {\n${'  console.log(1)\n'.repeat(101)}}\n`, ['1 long-function']],
    [
      'duplicate-code',
      (() => {
        const body = Array.from(
          { length: 12 },
          (_, i) => `  console.log('a long line of code, number ${i}', ${i})\n`,
        ).join('')
        return `export function f() {\n${body}}\nexport function g() {\n${body}}\n`
      })(),
      ['16 duplicate-code'],
    ],
    [
      'conditions',
      "export function f(a: string, b: string) {\n  if ((a = b)) return 1\n  if (a = 'x') return 2\n  return a === a || Number(a) === NaN\n}\n",
      ['3 assignment-in-condition', '4 nan-comparison', '4 self-comparison'],
    ],
    [
      'async callbacks',
      'export function f(list: number[]) {\n  list.forEach(async (x) => x)\n  return new Promise(async (resolve) => resolve(1))\n}\n',
      ['2 async-callback', '3 async-promise-executor'],
    ],
    [
      'fallthrough-case',
      'export function f(a: number) {\n  switch (a) {\n    case 1:\n    case 2:\n      console.log(a)\n    case 3:\n      console.log(1)\n      // falls through\n    case 4:\n      return 1\n  }\n  return 2\n}\n',
      ['6 fallthrough-case'],
    ],
  ]
  for (const [name, code, expected] of cases)
    test(name, async () => {
      assert.deepEqual(await findingsIn('a.ts', code), expected)
    })
})

describe('reviews of other languages', () => {
  const cases: [string, string, string, readonly string[]][] = [
    [
      'defaults',
      'a.py',
      'def f(a=[], b={}, c=None, d=()):\n    return a, b, c, d\n',
      ['1 mutable-default', '1 mutable-default'],
    ],
    [
      'exceptions',
      'a.py',
      'try:\n    f()\nexcept:\n    raise\ntry:\n    f()\nexcept Exception:\n    pass\ntry:\n    f()\nexcept KeyError:\n    pass\n',
      ['3 bare-except', '7 empty-catch'],
    ],
    [
      'comparisons',
      'a.py',
      'def f(a):\n    return a == None or a != None or a is "x" or a == True or a is None\n',
      ['2 none-comparison', '2 none-comparison', '2 literal-identity', '2 boolean-comparison'],
    ],
    [
      'injections',
      'a.py',
      'import os\ndef f(db, a):\n    db.execute(f"SELECT * FROM t WHERE id = {a}")\n    db.execute("DELETE FROM t WHERE id = %s" % a)\n    db.execute("SELECT * FROM t WHERE id = ?", (a,))\n    os.system("rm " + a)\n    eval(a)\n',
      ['3 sql-injection', '4 sql-injection', '6 command-injection', '7 eval'],
    ],
    [
      'unused',
      'a.py',
      'import os, sys\nfrom typing import List\ndef f():\n    unused = 1\n    return sys\n',
      ['1 unused', '2 unused', '4 unused'],
    ],
    [
      'coroutines',
      'a.py',
      'async def save():\n    pass\nasync def f():\n    save()\n    await save()\n',
      ['4 missing-await'],
    ],
    [
      'Java',
      'A.java',
      'class A { void f(String a) { try { g(); } catch (Exception e) { } db.query("SELECT * FROM t WHERE a = " + a); } }',
      ['1 empty-catch', '1 sql-injection'],
    ],
  ]
  for (const [name, path, code, expected] of cases)
    test(name, async () => {
      assert.deepEqual((await findingsIn(path, code)).sort(), [...expected].sort())
    })
})

test('reviews of clean code have no findings', async () => {
  const platform = new URL('../../../../platform/src/', import.meta.url)
  const files = ['concurrency', 'limits', 'data'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, platform))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({
        path: `${folder}/${name}`,
        content: readFileSync(new URL(`${folder}/${name}`, platform), 'utf8'),
      })),
  )
  assert.ok(files.length > 10)
  const python = `"""Orders of the shop."""
from __future__ import annotations

import logging
from dataclasses import dataclass, field

log = logging.getLogger(__name__)


@dataclass
class Order:
    items: list[str] = field(default_factory=list)

    def add(self, item: str, count: int = 1) -> None:
        for _ in range(count):
            self.items.append(item)

    def total(self, prices: dict[str, float]) -> float:
        try:
            return sum(prices[item] for item in self.items)
        except KeyError as error:
            log.warning("no price for %s", error)
            raise ValueError("unknown item") from error


def load(db, user_id):
    rows = db.execute("SELECT item FROM orders WHERE user_id = ?", (user_id,))
    return Order([row[0] for row in rows if row[0] is not None])
`
  const { findings } = await run({ files: [...files, { path: 'orders.py', content: python }] })
  assert.deepEqual(findings, [])
})

describe('reviews of diffs', () => {
  const diff = `--- a/src/a.ts
+++ b/src/a.ts
@@ -10,3 +10,4 @@
 const kept = a == 1
-const old = b == 2
+const changed = b == 2
+const added = eval(kept)
 export { kept }
`
  test('findings are limited to added lines', async () => {
    const { findings } = await run({ diff })
    assert.deepEqual(
      findings.map(({ path, line, rule }) => `${path}:${line} ${rule}`),
      ['src/a.ts:11 loose-equality', 'src/a.ts:12 eval'],
    )
  })
  test('files of the request complete the diff', async () => {
    const content = `${'\n'.repeat(9)}const kept = a == 1\nconst changed = b == 2\nconst added = eval(kept)\nexport { kept }\n`
    const { findings } = await run({ diff, files: [{ path: 'src/a.ts', content }] })
    assert.ok(findings.some(({ line, rule }) => line === 12 && rule === 'unused'))
    assert.ok(findings.every(({ line }) => line === 11 || line === 12))
  })
  test('a text that is not a diff is rejected', async () => {
    await assert.rejects(run({ diff: 'hello' }), { code: 'request_invalid', param: 'diff' })
  })
})

test('reviews: code with a syntax error is refused with its position', async () => {
  await assert.rejects(run({ files: [{ path: 'a.ts', content: 'const = 1' }] }), {
    code: 'code_unparsable',
    message: /^a\.ts:1:7/,
  })
})
