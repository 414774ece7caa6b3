import assert from 'node:assert/strict'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { readOrCreateSecret, secretFileOf } from '../src/secret.ts'
import { temporaryFolder } from './octavo-process.ts'

test('secret: is created once, and only its owner can read it', () => {
  const folder = temporaryFolder()
  const secret = readOrCreateSecret(folder)
  assert.match(secret, /^[0-9a-f]{64}$/)
  assert.equal(readOrCreateSecret(folder), secret)
  assert.equal(statSync(secretFileOf(folder)).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(folder), ['secret'])
})

test('secret: is replaced if it was cut off', () => {
  for (const content of ['', 'ab12']) {
    const folder = temporaryFolder()
    writeFileSync(secretFileOf(folder), content)
    assert.match(readOrCreateSecret(folder), /^[0-9a-f]{64}$/)
  }
})
