import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSearchTurns } from '../src/posts/search-turns.ts'

test('a caller with many searches delays those of others by few', async () => {
  const inTurn = createSearchTurns(8)
  const order: string[] = []
  const releases: (() => void)[] = []
  const search = (client: string) => () =>
    new Promise<void>((resolve) => {
      order.push(client)
      releases.push(resolve)
    })
  const many = Array.from({ length: 40 }, () => inTurn({ client: 'address:a' }, search('a')))
  const one = inTurn({ client: 'address:b' }, search('b'))
  await Promise.resolve()
  const running = order.length
  assert.ok(running < 40)
  // Each search that ends lets the next one begin.
  for (let ended = 0; ended < 41; ended++) {
    releases[ended]?.()
    await new Promise(setImmediate)
  }
  await Promise.all([...many, one])
  assert.ok(order.indexOf('b') <= running + 1, order.join(''))
})

test('a search whose client has disconnected never starts', async () => {
  const inTurn = createSearchTurns(8)
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>()
  const first = Array.from({ length: 20 }, () => inTurn({ client: 'address:a' }, () => blocked))
  const left = new AbortController()
  let hasStarted = false
  const aborted = inTurn({ client: 'address:b', signal: left.signal }, async () => {
    hasStarted = true
  })
  left.abort()
  await assert.rejects(aborted, { name: 'AbortError' })
  release()
  await Promise.all(first)
  assert.equal(hasStarted, false)
})

test('a caller can only have a share of the queue, and searches of the server do not wait', async () => {
  const inTurn = createSearchTurns(8)
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>()
  const many = Array.from({ length: 250 }, () => inTurn({ client: 'address:a' }, () => blocked))
  const ended = Promise.allSettled(many)
  await inTurn({}, async () => {})
  release()
  const rejected = (await ended).filter(({ status }) => status === 'rejected')
  assert.equal(rejected.length, 250 - 200 - 8)
})
