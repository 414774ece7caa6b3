import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { prepareResponse } from '../../src/http/prepared-response.ts'
import { createResponseCache } from '../../src/http/response-cache.ts'

const response = (bytes: number) => prepareResponse(Buffer.alloc(bytes), { 'content-type': 'a/b' })

test('a full response cache evicts the least recently used entry', () => {
  const cache = createResponseCache(10_000)
  for (const key of ['a', 'b', 'c']) cache.add(key, response(1000))
  cache.find('a')
  cache.add('d', response(1000))
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined),
    [true, false, true, true],
  )
})

test('a response cache with an entry larger than its size holds only that entry', () => {
  const cache = createResponseCache(10_000)
  cache.add('a', response(10))
  const large = response(100_000)
  assert.equal(cache.add('large', large), large)
  assert.equal(cache.find('large'), large)
  assert.equal(cache.find('a'), undefined)
  cache.add('b', response(10))
  assert.equal(cache.find('large'), undefined)
  assert.ok(cache.find('b'))
})

test('a response cache stays within its size and serves only the newest response', () => {
  const maxBytes = 20_000
  const step = fc.record({ key: fc.constantFrom(...'abcdefgh'), bytes: fc.nat(8000), isAdded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = createResponseCache(maxBytes)
      const newest = new Map<string, ReturnType<typeof response>>()
      for (const { key, bytes, isAdded } of steps) {
        if (isAdded) newest.set(key, cache.add(key, response(bytes)))
        else cache.find(key)
        if (isAdded) assert.equal(cache.find(key), newest.get(key))
      }
      const cachedEntries = [...newest].filter(([key, response]) => {
        const cached = cache.find(key)
        if (cached) assert.equal(cached, response)
        return cached
      })
      const total = cachedEntries.reduce((sum, [, { byteLength }]) => sum + byteLength, 0)
      assert.ok(total <= maxBytes || cachedEntries.length === 1, `${total} bytes in ${cachedEntries.length}`)
    }),
  )
})

test('a response cache counts an overhead per entry', () => {
  const cache = createResponseCache(1_000_000)
  for (let count = 0; count < 5000; count++) cache.add(`key ${count}`, response(1))
  const cached = Array.from({ length: 5000 }, (_, count) => cache.find(`key ${count}`)).filter(Boolean)
  assert.ok(cached.length > 0 && cached.length <= 500, `${cached.length}`)
})
