import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { isLogin, normalizeLogin } from '../../src/auth/logins.ts'

test('normalizeLogin, given a login in upper or lower case or folded before, returns the same', () => {
  const login = fc.string({ unit: fc.constantFrom(...'aZ09-_.@äÖßéÇσςΣжЖﬁ①') })
  fc.assert(
    fc.property(login, (given) => {
      const folded = normalizeLogin(given)
      assert.equal(normalizeLogin(given.toUpperCase()), folded)
      assert.equal(normalizeLogin(given.toLowerCase()), folded)
      assert.equal(normalizeLogin(given.normalize('NFD')), folded)
      assert.equal(normalizeLogin(folded), folded)
    }),
  )
})

test('normalizeLogin, given logins that differ in more than form, keeps them apart', () => {
  assert.notEqual(normalizeLogin('ada'), normalizeLogin('adа'))
  assert.notEqual(normalizeLogin('o'), normalizeLogin('0'))
  assert.notEqual(normalizeLogin('a b'), normalizeLogin('ab'))
})

test('isLogin, given what a database cannot keep or index, is false', () => {
  for (const login of ['', 'a\0b', 'line\nbreak', '\ud800', 'x'.repeat(256), '\ufdfa'.repeat(100)]) {
    assert.equal(isLogin(login), false, JSON.stringify(login).slice(0, 40))
  }
  for (const login of ['ada', 'ada@example.org', 'x'.repeat(255), 'Ада', '😀'])
    assert.equal(isLogin(login), true)
})

test('isLogin, given any text, never throws', () => {
  fc.assert(fc.property(anyText, (text) => typeof isLogin(text) === 'boolean'))
})

const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
