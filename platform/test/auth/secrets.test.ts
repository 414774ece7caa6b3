import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { hashSecret, isSameSecret } from '../../src/auth/secrets.ts'

test('hashSecret, given the example of FIPS 180-2, returns its SHA-256', () => {
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  assert.equal(Buffer.from(hashSecret('abc'), 'base64url').toString('hex'), expected)
})

test('isSameSecret, given any two texts, agrees with their equality', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(text, text, (one, other) => isSameSecret(one, other) === (one === other)))
  fc.assert(fc.property(text, (one) => isSameSecret(one, `${one}`)))
})

test('isSameSecret, given texts of different length, is false and does not throw', () => {
  assert.equal(isSameSecret('secret', 'secret and more'), false)
  assert.equal(isSameSecret('', 'secret'), false)
})
