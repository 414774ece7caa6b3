import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSharing } from '../src/api/sharing.ts'

/** Loads that the test resolves, in order. */
function heldLoads() {
  const begun: { signal: AbortSignal; end(value: string): void; fail(reason: Error): void }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ signal, end: resolve, fail: reject })
    })
  return { begun, load }
}

const asker = () => new AbortController()

test('sharing: concurrent callers share one load, later callers start a new one', async () => {
  const { begun, load } = heldLoads()
  const sharing = createSharing()
  const both = [sharing.load('a', load, asker().signal), sharing.load('a', load, asker().signal)]
  const other = sharing.load('b', load, asker().signal)
  assert.equal(begun.length, 2)
  begun[0]?.end('first')
  begun[1]?.end('other')
  assert.deepEqual(await Promise.all(both), ['first', 'first'])
  assert.equal(await other, 'other')
  const later = sharing.load('a', load, asker().signal)
  begun[2]?.end('second')
  assert.equal(await later, 'second')
})

test('sharing: an error reaches all callers and is not cached', async () => {
  const { begun, load } = heldLoads()
  const sharing = createSharing()
  const both = [sharing.load('a', load, asker().signal), sharing.load('a', load, asker().signal)]
  begun[0]?.fail(new Error('refused'))
  for (const { status } of await Promise.allSettled(both)) assert.equal(status, 'rejected')
  const later = sharing.load('a', load, asker().signal)
  begun[1]?.end('well')
  assert.equal(await later, 'well')
})

test('sharing: a load is aborted when its last caller leaves', async () => {
  const { begun, load } = heldLoads()
  const sharing = createSharing()
  const [one, two] = [asker(), asker()]
  for (const { signal } of [one, two]) void sharing.load('a', load, signal)
  one.abort()
  assert.equal(begun[0]?.signal.aborted, false)
  two.abort()
  assert.equal(begun[0]?.signal.aborted, true)
  void sharing.load('a', load, asker().signal)
  assert.equal(begun.length, 2, 'nobody gets what was given up')
})

test('sharing: after a change, callers do not get an older load', async () => {
  const { begun, load } = heldLoads()
  const sharing = createSharing()
  const before = sharing.load('issue 1', load, asker().signal)
  const other = sharing.load('list', load, asker().signal)
  sharing.part('issue')
  const after = sharing.load('issue 1', load, asker().signal)
  const same = sharing.load('list', load, asker().signal)
  assert.equal(begun.length, 3)
  begun[0]?.end('old')
  begun[2]?.end('new')
  begun[1]?.end('list')
  assert.deepEqual(await Promise.all([before, after, other, same]), ['old', 'new', 'list', 'list'])
})
