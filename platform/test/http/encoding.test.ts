import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { chooseEncoding } from '../../src/http/encoding.ts'

test('chooseEncoding picks the best encoding that the client accepts', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['*;q=0.5', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['br;q=0.5, gzip;q=0.5, *', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8,gzip;q=0.8', 'br'],
    ['br; q=0.1 , gzip ; q=0.2', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.000', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['gzip;q=0.5, identity;q=0.4', 'gzip'],
    ['gzip, identity;q=0', 'gzip'],
    // No acceptable encoding is available: identity is better than 406 (RFC 9110 §12.5.3).
    ['identity;q=0', 'identity'],
    ['zstd, identity;q=0, *;q=0', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['br;level=1;q=1', 'br'],
    [';;;,,,q=1', 'identity'],
    ['brgzip', 'identity'],
  ]
  for (const [accepted, encoding] of cases) assert.equal(chooseEncoding(accepted), encoding, String(accepted))
})

test('chooseEncoding never throws, and is deterministic for any header', () => {
  const item = fc.tuple(fc.constantFrom('br', 'gzip', 'identity', '*', 'x', ''), fc.string({ maxLength: 6 }))
  const list = fc.array(item).map((items) => items.map(([name, rest]) => `${name};q=${rest}`).join(','))
  fc.assert(
    fc.property(fc.oneof(list, fc.string()), (accepted) => {
      const first = chooseEncoding(accepted)
      assert.ok(['br', 'gzip', 'identity'].includes(first))
      assert.equal(chooseEncoding(accepted), first)
    }),
  )
})
