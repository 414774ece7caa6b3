import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clausesOf } from '../../src/intents/clauses.ts'
import { intents } from '../../src/intents/intent.ts'
import { recogniseIntent } from '../../src/intents/recognise-intent.ts'
import { refactoringNames } from '../../src/intents/refactoring-phrases.ts'
import { readUserRequest } from '../../src/intents/user-request.ts'
import { findOperation } from '../../src/refactoring/catalogue.ts'
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

test('The utterances are many, distinct and labelled with intents that exist', () => {
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

test('Hostile messages take no more than linear time', () => {
  const hostile = [
    '`'.repeat(1_000_000),
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
    recogniseIntent(request.prose, nothing)
    assert.ok(clausesOf(request.prose).every((clause) => clause.length <= 400))
  }
  const many = Array.from({ length: 100_000 }, () => ({
    role: 'user' as const,
    content: [{ type: 'text' as const, text: 'fix this' }],
  }))
  assert.equal(readUserRequest(many).prose, 'fix this')
})
