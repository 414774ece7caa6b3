import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { run } from '../../src/unit-tests/write-tests.ts'
import type { TestFramework } from '../../src/unit-tests/write-tests-task.ts'

const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'))
after(() => rmSync(folder, { recursive: true, force: true }))

async function write(path: string, content: string, framework?: TestFramework) {
  const output = await run({ files: [{ path, content }], framework })
  const [file] = output.files
  return { ...output, text: file && 'content' in file ? file.content : '', path: file?.path ?? '' }
}

/** Writes source and tests to a folder and runs them there. */
function execute(files: Record<string, string>, command: string, args: readonly string[]) {
  const home = mkdtempSync(join(folder, 'run-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(home, path, '..'), { recursive: true })
    writeFileSync(join(home, path), content)
  }
  // The runner of these tests marks its children, which would then report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: home,
    encoding: 'utf8',
    env,
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}

const sources: Record<string, string> = {
  'numbers.ts': `
const LIMIT = 10
export function clamp(value: number, min: number, max: number): number {
  if (min > max) throw new RangeError('min is larger than max')
  return Math.min(Math.max(value, min), max)
}
export function sum(numbers: number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
export function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) throw new TypeError('n')
  return n <= 1 ? 1 : n * factorial(n - 1)
}
export const grade = (score: number): string => (score > LIMIT ? 'pass' : \`fail: \${score}\`)
export function remainder(amount: number, divisor = 3) { return amount % divisor }
export function half(n: number) { return n / 2 }
`,
  'texts.ts': `
export const slugify = (title: string, separator = '-'): string => title.trim().toLowerCase().split(' ').join(separator)
export function unique(words: string[]): string[] { return words.filter((word, i) => words.indexOf(word) === i) }
export function speed(mode: 'fast' | 'slow') { switch (mode) { case 'fast': return 'it\\'s "fast"'; default: return null } }
export function count(text: string) { let n = 0; for (let i = 0; i < text.length; i++) { if (text[i] === 'l') n++ } return n }
`,
  'effects.ts': `
let calls = 0
export function next() { return ++calls }
export async function load(id: string) { return fetch(id) }
export function now() { return Date.now() }
export function push(words: string[]) { words.push('x'); return words }
export class Cart { items: string[] = []; add(item: string) { this.items.push(item) } }
export function endless(n: number) { while (true) { n += 1 } return n }
`,
  'common.js': 'function double(amount) { return amount * 2 }\nmodule.exports = { double }\n',
}

describe('tests of TypeScript and JavaScript', () => {
  for (const [path, source] of Object.entries(sources))
    test(`${path}: the written tests pass`, async () => {
      const testFile = await write(path, source)
      const { status, output } = execute(
        { [path]: source, [testFile.path]: testFile.text },
        process.execPath,
        ['--test', testFile.path],
      )
      assert.equal(status, 0, `${testFile.text}\n${output}`)
    })

  test('assert results and errors that follow from the code', async () => {
    const { text, coveredSymbols, checks } = await write('numbers.ts', sources['numbers.ts'] ?? '')
    assert.match(text, /assert\.deepEqual\(clamp\(3, 0, 10\), 3\)/)
    assert.match(text, /assert\.throws\(\(\) => clamp\(3, 0, -1\), RangeError\)/)
    assert.match(text, /assert\.deepEqual\(grade\(100\), 'pass'\)/)
    assert.match(text, /assert\.deepEqual\(factorial\(3\), 6\)/)
    assert.match(text, /assert\.throws\(\(\) => factorial\(-1\), TypeError\)/)
    assert.deepEqual(coveredSymbols, ['clamp', 'sum', 'factorial', 'grade', 'remainder', 'half'])
    assert.ok(checks.every(({ ok }) => ok))
  })

  test('assert nothing that depends on more than the code', async () => {
    const { text } = await write('effects.ts', sources['effects.ts'] ?? '')
    assert.deepEqual(text.match(/assert\.\w+\(.*/g), [
      "assert.equal(typeof next, 'function')",
      "assert.equal(typeof load, 'function')",
      "assert.equal(typeof now, 'function')",
      "assert.deepEqual(push(['a', 'b']), ['a', 'b', 'x'])",
      "assert.deepEqual(push([]), ['x'])",
      "assert.deepEqual(push(['b', 'a', 'b']), ['b', 'a', 'b', 'x'])",
      "assert.equal(typeof Cart, 'function')",
      "assert.equal(typeof endless, 'function')",
    ])
  })

  test('vitest', async () => {
    const { text } = await write('src/numbers.ts', sources['numbers.ts'] ?? '', 'vitest')
    assert.match(
      text,
      /^import \{ describe, expect, test \} from 'vitest'\nimport \{ clamp, .* \} from '\.\/numbers\.ts'/,
    )
    assert.match(text, /expect\(clamp\(3, 0, 10\)\)\.toEqual\(3\)/)
    assert.match(text, /expect\(\(\) => factorial\(-1\)\)\.toThrow\(TypeError\)/)
  })
})

const python = `
def divide(numerator, denominator):
    """Doc."""
    if denominator < 0:
        raise ValueError("negative")
    return numerator / denominator

def is_long(text: str, limit: int = 5) -> bool:
    return len(text) > limit

def shout(name: str) -> str:
    if not name:
        return None
    return name.upper() + "!"

def wrap(amount: int, size: int):
    return -amount // size if amount > 0 else amount % size

class Account:
    pass

async def load():
    return 1
`

describe('tests of Python', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0
  test('unittest: the written tests pass', { skip: !hasPython && 'python3 is not installed' }, async () => {
    const { text, path } = await write('bank.py', python, 'unittest')
    const { status, output } = execute({ 'bank.py': python, [path]: text }, 'python3', [
      '-m',
      'unittest',
      '-q',
      'test_bank',
    ])
    assert.equal(status, 0, `${text}\n${output}`)
    assert.match(output, /Ran 1\d tests/)
  })

  test('pytest', async () => {
    const { text, path } = await write('bank.py', python)
    assert.equal(path, 'test_bank.py')
    assert.match(text, /^import pytest\n\nfrom bank import divide, is_long, shout, wrap, Account, load\n/)
    assert.match(text, /with pytest\.raises\(ValueError\):\n {8}divide\(3, -1\)/)
    assert.match(text, /assert is_long\("Hello World", 10\) is True/)
    assert.match(text, /assert shout\(""\) is None/)
  })
})

test('unit tests: a framework of another language is refused', async () => {
  await assert.rejects(write('a.py', 'def f(): pass\n', 'vitest'), {
    code: 'request_invalid',
    param: 'framework',
  })
})
