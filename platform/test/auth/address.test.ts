import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { addressGroup } from '../../src/auth/address.ts'

const cases: [string, string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:0:7:1::2', '2001:db8:0:7::/64'],
  ['2001:DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::2', '2001:db8:0:8::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['a name', 'a name'],
  ['', ''],
]

for (const [address, group] of cases) {
  test(`addressGroup of "${address}" is "${group}"`, () => {
    assert.equal(addressGroup(address), group)
  })
}

test('addressGroup of an IPv6 address depends on its first four groups only', () => {
  const words = (count: number) =>
    fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: count, maxLength: count })
  const text = (parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  fc.assert(
    fc.property(words(4), words(4), words(4), (network, one, other) => {
      const group = addressGroup(text([...network, ...one]))
      assert.equal(group, addressGroup(text([...network, ...other])))
      assert.equal(group, `${text(network)}::/64`)
    }),
  )
})

test('addressGroup returns a short text for any text and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 500 }), fc.ipV6()),
      (text) => addressGroup(text).length <= 64,
    ),
  )
})
