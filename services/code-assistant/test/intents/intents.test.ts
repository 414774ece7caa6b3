import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { clausesOf } from '../../src/intents/clauses.ts'
import { intents } from '../../src/intents/intent.ts'
import { recognizeIntent } from '../../src/intents/recognize-intent.ts'
import { refactoringNames } from '../../src/intents/refactoring-phrases.ts'
import { readUserRequest } from '../../src/intents/user-request.ts'
import { findOperation } from '../../src/refactoring/catalogue.ts'
import { readQuestion } from '../../src/rules/read-question.ts'
import { detectLanguage, signs } from '../../src/source-code/detect-language.ts'
import { measureIntents } from './measure-intents.ts'
import { readUtterances } from './utterances.ts'

const files = ['design-utterances.txt', 'held-out-utterances.txt', 'second-held-out-utterances.txt']
const nothing = { hasCode: false, hasPrevious: false, hasRepository: false }

for (const file of files)
  test(`At least 92 % of ${file} are understood, and at most 2 % lead to a wrong action`, () => {
    const { accuracy, wrong, failures } = measureIntents(file)
    assert.ok(accuracy >= 0.92, `${accuracy}: ${JSON.stringify(failures, null, 1)}`)
    assert.ok(wrong <= 0.02, `${wrong}: ${JSON.stringify(failures, null, 1)}`)
  })

test('The utterances are many, distinct and labeled with intents that exist', () => {
  const utterances = files.flatMap(readUtterances)
  assert.ok(utterances.length >= 600)
  const keys = utterances.map(
    ({ text, hasPrevious, hasRepository }) => `${text} ${hasPrevious} ${hasRepository}`,
  )
  assert.deepEqual(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    [],
  )
  const names = new Set<string>(intents)
  for (const { label } of utterances) assert.ok(names.has(label.split(':', 1)[0] ?? ''), label)
})

test('Phrases name refactorings of the catalogue', () => {
  /** Without an operation: the answer says so and lists those that exist. */
  const unsupported = new Set(['extract-class', 'shorten-names'])
  const unknown = refactoringNames.filter((name) => !findOperation(name) && !unsupported.has(name))
  assert.deepEqual(unknown, [])
})

test('Words that every object knows are words as others', () => {
  assert.deepEqual(
    clausesOf('Explain pls: constructor valueof'),
    clausesOf('Explain please: constructor valueof'),
  )
  assert.deepEqual(clausesOf('Explain the constructor'), ['explain the constructor'])
})

test('The context that agents add is no part of the request', () => {
  const texts = [
    '<environment_context>\n<cwd>/work</cwd> fix write tests\n</environment_context>\nExplain this code',
    '<system-reminder>\nReview everything.\n</system-reminder>\n\nExplain this code',
    '<user_query>\nExplain this code\n</user_query>',
    '"Explain this code"\n',
    '# AGENTS.md instructions for /work\n<INSTRUCTIONS>\nWrite tests.\n</INSTRUCTIONS>\nExplain this code',
  ]
  for (const text of texts)
    assert.equal(
      readUserRequest([{ role: 'user', content: [{ type: 'text', text }] }]).prose.trim(),
      'Explain this code',
    )
})

test('A message that is only context is skipped', () => {
  const message = (text: string) => ({ role: 'user' as const, content: [{ type: 'text' as const, text }] })
  const context = message('<environment_context>\n<cwd>/</cwd>\n</environment_context>')
  assert.equal(readUserRequest([message('Write tests'), context]).prose, 'Write tests')
})

test('Code is found in fences, after a colon and on lines of its own', () => {
  const read = (text: string) => readUserRequest([{ role: 'user', content: [{ type: 'text', text }] }])
  const code = 'function add(a, b) { return a + b }'
  for (const text of [
    `Document this:\n\`\`\`js\n${code}\n\`\`\`\nThanks`,
    `Document this function: ${code}`,
    `Document this function\n\n${code}`,
    `Document this\n\`\`\`\n${code}`,
  ]) {
    const { code: blocks } = read(text)
    assert.deepEqual(
      blocks.map((block) => [block.language, block.code]),
      [['javascript', code]],
      text,
    )
  }
})

// A generous timeout: in a text this long, quadratic time takes many seconds.
const pumpLength = 200_000
const pumpTimeoutMs = 5_000
const pumps = [
  ...[
    'a\n',
    '{a:',
    'a{a: ',
    '$a',
    '$a\n',
    'import x ',
    'import x\n',
    'def a(',
    'async def a(\n',
    'def a()->',
  ],
  ...[
    'if ',
    'if :',
    'if\n',
    'impl ',
    'impl\n',
    'impl<',
    'let a',
    'let a\n',
    'const [',
    'func (',
    'func (\n',
    '#!sh',
  ],
  ...['#!\n', 'fn a<', 'fn a', 'interface a<', 'interface a<\n', 'interface a extends ', 'type a<\n', 'fi\n'],
  ...[
    'select ',
    'select\n',
    'with a as\n',
    'public static ',
    'String[] ',
    '( ',
    '(a: ',
    '(a\n',
    '-> a',
    '-> a\n',
  ],
  ...[
    'module A ',
    'def a()\n',
    '#include <a/',
    '#include <a\n',
    'function a ',
    'a!',
    '.a ',
    '.a .',
    'a-',
    ', a',
    ') :',
  ],
]

test('Each sign of a language takes linear time', () => {
  const context = createContext({ test: (at: number) => signs[at]?.[1].test(text), at: 0 })
  let text = ''
  for (const pump of pumps) {
    text = pump.repeat(pumpLength / pump.length)
    context.at = 0
    try {
      runInContext(`for (; at < ${signs.length}; at++) test(at)`, context, { timeout: pumpTimeoutMs })
    } catch {
      assert.fail(`${signs[context.at]?.[1]}: ${JSON.stringify(pump)}`)
    }
  }
})

test('Whitespace is no sign of a language, however long', () => {
  const spaces = [
    '\n'.repeat(20_000),
    `${'a\n'.repeat(400)}{a:${' '.repeat(2_000)}`,
    ' \u2028'.repeat(10_000),
  ]
  const context = createContext({ detectLanguage, code: '' })
  for (const code of spaces) {
    context.code = code
    assert.equal(runInContext('detectLanguage(code)', context, { timeout: pumpTimeoutMs }), undefined)
  }
  assert.equal(detectLanguage('.card    .title\n\n\n{\n\n  color:   red;\n\n}'), 'css')
  assert.equal(detectLanguage('for file in *.txt\n\ndo\n  cat $file\n   done   \n'), 'bash')
})

test('The languages of a message with very many blocks are detected for the first ones', () => {
  const text = '```\nconst a = 1\n```\n'.repeat(120)
  const read = (role: 'user' | 'assistant') => ({ role, content: [{ type: 'text' as const, text }] })
  const earlier = Array.from({ length: 120 }, () => read('assistant'))
  const { code, earlierCode } = readUserRequest([...earlier, read('user')])
  const isDetected = ({ language }: { language?: unknown }) => language === 'javascript'
  assert.equal(code.length, 120)
  assert.equal(code.filter(isDetected).length, 50)
  assert.equal(earlierCode.length, 120)
  assert.equal(earlierCode.filter(isDetected).length, 50)
  assert.ok(isDetected(earlierCode.at(-1) ?? {}))
})

test('The first 200 code blocks of a message are files with different names', () => {
  const text = `Explain this:\n${'```\n```\n'.repeat(2_000)}`
  const { files } = readQuestion({
    model: 'rules',
    tools: [],
    toolChoice: 'auto',
    stop: [],
    messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  })
  assert.equal(new Set(files.map(({ path }) => path)).size, 200)
  assert.equal(files.length, 200)
  assert.equal(files.at(-1)?.path, 'code-200.js')
})

test('Hostile messages take no more than linear time', () => {
  const hostile = [
    '`'.repeat(1_000_000),
    // `.` does not match this end of a line.
    `${'`'.repeat(1_000_000)}\u2028x`,
    `${'~'.repeat(1_000_000)}\u2028x`,
    'a_'.repeat(500_000),
    'aA'.repeat(500_000),
    'a/'.repeat(500_000),
    `${'<context'.repeat(100_000)}>`,
    `${'\n<context>'.repeat(100_000)}`,
    'please '.repeat(150_000),
    'hello '.repeat(150_000),
    'rename '.repeat(150_000),
    '"'.repeat(1_000_000),
    '\n'.repeat(1_000_000),
    'can you '.repeat(120_000),
    '\uD800'.repeat(500_000),
    'x'.repeat(1_000_000),
  ]
  for (const text of hostile) {
    const request = readUserRequest([{ role: 'user', content: [{ type: 'text', text }] }])
    recognizeIntent(request.prose, nothing)
    assert.ok(clausesOf(request.prose).every((clause) => clause.length <= 400))
  }
  const many = Array.from({ length: 100_000 }, () => ({
    role: 'user' as const,
    content: [{ type: 'text' as const, text: 'fix this' }],
  }))
  assert.equal(readUserRequest(many).prose, 'fix this')
})
