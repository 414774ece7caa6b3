import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { isLogin, normalizeLogin } from '../../src/auth/logins.ts'

test('normalizeLogin ignores case and is idempotent', () => {
  const login = fc.string({ unit: fc.constantFrom(...'aZ09-_.@äÖßéÇσςΣжЖﬁ①') })
  fc.assert(
    fc.property(login, (login) => {
      const folded = normalizeLogin(login)
      assert.equal(normalizeLogin(login.toUpperCase()), folded)
      assert.equal(normalizeLogin(login.toLowerCase()), folded)
      assert.equal(normalizeLogin(login.normalize('NFD')), folded)
      assert.equal(normalizeLogin(folded), folded)
    }),
  )
})

test('normalizeLogin distinguishes logins that differ in more than their form', () => {
  assert.notEqual(normalizeLogin('ada'), normalizeLogin('adа'))
  assert.notEqual(normalizeLogin('o'), normalizeLogin('0'))
  assert.notEqual(normalizeLogin('a b'), normalizeLogin('ab'))
})

test('isLogin is false for a text that a database cannot store or index', () => {
  for (const login of ['', 'a\0b', 'line\nbreak', '\ud800', 'x'.repeat(256), '\ufdfa'.repeat(100)]) {
    assert.equal(isLogin(login), false, JSON.stringify(login).slice(0, 40))
  }
  for (const login of ['ada', 'ada@example.org', 'x'.repeat(255), 'Ада', '😀'])
    assert.equal(isLogin(login), true)
})

test('isLogin never throws for any text', () => {
  fc.assert(fc.property(anyText, (text) => typeof isLogin(text) === 'boolean'))
})

const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
