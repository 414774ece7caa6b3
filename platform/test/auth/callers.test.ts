import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anonymousCaller } from '../../src/auth/callers.ts'

test('anonymousCaller has its plan and no other properties', () => {
  assert.deepEqual(anonymousCaller('public'), {
    kind: 'anonymous',
    user: null,
    appId: null,
    tokenId: null,
    plan: 'public',
    scopes: new Set(),
    expiresAtMs: null,
  })
})
