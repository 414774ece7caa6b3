import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { prepareResponse } from '../../src/http/prepared-response.ts'
import { createResponseCache } from '../../src/http/response-cache.ts'

const answer = (bytes: number) => prepareResponse(Buffer.alloc(bytes), { 'content-type': 'a/b' })

test('a full response cache evicts the least recently used entry', () => {
  const cache = createResponseCache(10_000)
  for (const key of ['a', 'b', 'c']) cache.add(key, answer(1000))
  cache.find('a')
  cache.add('d', answer(1000))
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined),
    [true, false, true, true],
  )
})

test('an answer cache, given an answer larger than itself, keeps that one alone', () => {
  const cache = createResponseCache(10_000)
  cache.add('a', answer(10))
  const large = answer(100_000)
  assert.equal(cache.add('large', large), large)
  assert.equal(cache.find('large'), large)
  assert.equal(cache.find('a'), undefined)
  cache.add('b', answer(10))
  assert.equal(cache.find('large'), undefined)
  assert.ok(cache.find('b'))
})

test('a response cache stays within its size and serves only the newest response', () => {
  const maxBytes = 20_000
  const step = fc.record({ key: fc.constantFrom(...'abcdefgh'), bytes: fc.nat(8000), isAdded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = createResponseCache(maxBytes)
      const newest = new Map<string, ReturnType<typeof answer>>()
      for (const { key, bytes, isAdded } of steps) {
        if (isAdded) newest.set(key, cache.add(key, answer(bytes)))
        else cache.find(key)
        if (isAdded) assert.equal(cache.find(key), newest.get(key))
      }
      const kept = [...newest].filter(([key, made]) => {
        const found = cache.find(key)
        if (found) assert.equal(found, made)
        return found
      })
      const total = kept.reduce((sum, [, { byteLength }]) => sum + byteLength, 0)
      assert.ok(total <= maxBytes || kept.length === 1, `${total} bytes in ${kept.length}`)
    }),
  )
})

test('an answer cache, given countless tiny answers, counts more than their bytes', () => {
  const cache = createResponseCache(1_000_000)
  for (let count = 0; count < 5000; count++) cache.add(`key ${count}`, answer(1))
  const kept = Array.from({ length: 5000 }, (_, count) => cache.find(`key ${count}`)).filter(Boolean)
  assert.ok(kept.length > 0 && kept.length <= 500, `${kept.length}`)
})
