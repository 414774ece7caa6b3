import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { hashSecret, isSameSecret } from '../../src/auth/secrets.ts'

test('hashSecret returns the SHA-256 of the example in FIPS 180-2', () => {
  const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  assert.equal(Buffer.from(hashSecret('abc'), 'base64url').toString('hex'), expected)
})

test('isSameSecret agrees with the equality of any two texts', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(text, text, (one, other) => isSameSecret(one, other) === (one === other)))
  fc.assert(fc.property(text, (one) => isSameSecret(one, `${one}`)))
})

test('isSameSecret returns false for texts of different length and does not throw', () => {
  assert.equal(isSameSecret('secret', 'secret and more'), false)
  assert.equal(isSameSecret('', 'secret'), false)
})
