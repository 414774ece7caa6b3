import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type PlatformErrorCode, platformErrors, platformProblem } from '@octavo/platform/errors.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { errorTable } from '../src/error-table.ts'
import { argumentsError, notFound, problem, renderError } from '../src/errors.ts'

type Constant = keyof typeof errorTable
// The keys of a literal.
const constants = Object.keys(errorTable) as Constant[]
const source = join(import.meta.dirname, '../src')

test('Every constant is rendered with its status and message', () => {
  for (const constant of constants) {
    const { status, body } = renderError(problem(constant))
    const { message, status: expected } = errorTable[constant]
    assert.equal(status, expected)
    assert.deepEqual(body, { status_code: status, error: constant, error_description: message })
  }
})

test('All thrown constants are in the table, and all in the table are thrown', () => {
  const text = globSync('**/*.ts', { cwd: source, exclude: ['error-table.ts'] })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const unused = constants.filter((constant) => !new RegExp(`\\b${constant}\\b`).test(text))
  assert.deepEqual(unused, [])
})

test('Every platform error has an Eventbrite constant', () => {
  // The keys of a literal.
  for (const code of Object.keys(platformErrors) as PlatformErrorCode[]) {
    const { status, body } = renderError(platformProblem(code))
    const { status_code, error, error_description } = untyped(body)
    assert.ok(Object.hasOwn(errorTable, error), `${code} is ${error}`)
    assert.equal(status, status_code)
    assert.equal(typeof error_description, 'string')
  }
  const words = (code: PlatformErrorCode, data?: object) => {
    const { status, body } = renderError(platformProblem(code, { data }))
    return [status, untyped(body).error]
  }
  assert.deepEqual(words('unauthorized', { reason: 'missing' }), [401, 'NO_AUTH'])
  assert.deepEqual(words('unauthorized', { reason: 'unknown' }), [401, 'INVALID_AUTH'])
  assert.deepEqual(words('limit_exceeded'), [429, 'HIT_RATE_LIMIT'])
  assert.deepEqual(words('internal'), [500, 'INTERNAL_ERROR'])
  assert.deepEqual(words('unimplemented'), [501, 'UNSUPPORTED_OPERATION'])
})

test('Internal errors reveal no details', () => {
  const thrown = Object.assign(platformProblem('internal'), { cause: new Error('select secret from token') })
  assert.doesNotMatch(JSON.stringify(renderError(thrown)), /secret/)
})

test('Argument errors are in the message and in the detail', () => {
  const { body } = renderError(
    argumentsError({ 'event.name.html': ['MISSING'], 'event.x': ['INVALID', 'Unknown parameter'] }),
  )
  assert.deepEqual(body, {
    status_code: 400,
    error: 'ARGUMENTS_ERROR',
    error_description:
      'There are errors with your arguments: event.name.html - MISSING, event.x - INVALID, Unknown parameter',
    error_detail: {
      ARGUMENTS_ERROR: { 'event.name.html': ['MISSING'], 'event.x': ['INVALID', 'Unknown parameter'] },
    },
  })
  assert.equal(
    untyped(renderError(notFound('order')).body).error_description,
    'The order you requested does not exist.',
  )
})
