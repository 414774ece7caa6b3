import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listOperations } from '../../src/refactoring/catalogue.ts'
import { instructionPhrases } from '../../src/refactoring/instruction-phrases.ts'
import { readInstruction } from '../../src/refactoring/read-instruction.ts'

const clear: Record<string, [operation: string, values?: Record<string, unknown>]> = {
  'rename foo to bar': ['rename', { symbol: 'foo', newName: 'bar' }],
  'Rename the function `getUser` to `findUser`.': ['rename', { symbol: 'getUser', newName: 'findUser' }],
  'rename Cart.add to insert': ['rename', { symbol: 'Cart.add', newName: 'insert' }],
  'use const': ['prefer-const'],
  'replace var with let and const': ['replace-var'],
  'use let instead of var': ['replace-var'],
  'convert to async': ['use-async-await'],
  'turn the promise chain into async/await': ['use-async-await'],
  'convert the callbacks to async functions': ['convert-callbacks-to-async'],
  'use template literals': ['use-template-strings'],
  'replace string concatenation': ['use-template-strings'],
  'organize imports': ['organize-imports'],
  'remove unused imports': ['remove-unused-imports'],
  'remove dead code': ['remove-unreachable-code'],
  'remove unused variables': ['remove-unused'],
  'convert to ES modules': ['use-es-modules'],
  'use early returns': ['use-guard-clauses'],
  'convert the switch to a map': ['convert-switch-to-map'],
  'convert the if chain to a switch': ['convert-if-to-switch'],
  'extract lines 3-5 into a function named sumUp': ['extract-function', { name: 'sumUp' }],
  'inline the variable total': ['inline-variable', { symbol: 'total' }],
  "inline the function 'add'": ['inline-function', { symbol: 'add' }],
  'extract the magic number 86400 as secondsPerDay': [
    'extract-magic-number',
    { value: 86_400, name: 'secondsPerDay' },
  ],
  'convert enums to unions': ['convert-enum-to-union'],
  'convert to TypeScript': ['convert-to-typescript'],
  'move the file src/a.ts to lib/b.ts': ['rename-file', { path: 'src/a.ts', newPath: 'lib/b.ts' }],
  'use-has-own': ['use-has-own'],
}

for (const [text, [operation, values = {}]] of Object.entries(clear))
  test(`instruction: ${text}`, () => {
    const instruction = readInstruction(text)
    assert.ok('operation' in instruction, JSON.stringify(instruction))
    assert.equal(instruction.operation.id, operation)
    assert.deepEqual(instruction.arguments, values)
  })

test('instruction: lines select the range', () => {
  const instruction = readInstruction('extract lines 3 to 5 into a function')
  assert.deepEqual('range' in instruction && instruction.range, { startLine: 3, endLine: 5 })
})

for (const text of ['make it nicer', 'rename foo', 'sing a song', 'improve the imports', ''])
  test(`instruction that is unclear: ${text}`, () => {
    const instruction = readInstruction(text)
    assert.ok('closest' in instruction && instruction.closest.length > 0)
  })

test('instruction: an operation of another language is not chosen', () => {
  const instruction = readInstruction('convert enums to unions', 'javascript')
  assert.ok(!('operation' in instruction) || instruction.operation.languages.includes('javascript'))
})

test('every phrase names an operation', () => {
  const ids = new Set(listOperations().map(({ id }) => id))
  assert.deepEqual(
    instructionPhrases.map(([id]) => id).filter((id) => !ids.has(id)),
    [],
  )
})
