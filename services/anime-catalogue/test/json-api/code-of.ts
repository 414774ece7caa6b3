import assert from 'node:assert/strict'
import { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { errorsOf } from '../../src/json-api/errors.ts'

/** The code and parameter of a thrown JSON:API error, or undefined. Fails on other errors. */
export function codeOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    assert.ok(error instanceof Problem, String(error))
    const [first] = errorsOf(error) ?? []
    assert.ok(first)
    return `${first.code} ${asRecord(first.source).parameter ?? ''}`
  }
}
