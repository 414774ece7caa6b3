import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSharing } from '../src/api/sharing.ts'

/** Loads that the test resolves, in order. */
function controlLoads() {
  const loads: { signal: AbortSignal; end(value: string): void; fail(reason: Error): void }[] = []
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      loads.push({ signal, end: resolve, fail: reject })
    })
  return { loads, load }
}

const createCaller = () => new AbortController()

test('sharing: concurrent callers share one load, later callers start a new one', async () => {
  const { loads, load } = controlLoads()
  const sharing = createSharing()
  const both = [
    sharing.load('a', load, createCaller().signal),
    sharing.load('a', load, createCaller().signal),
  ]
  const other = sharing.load('b', load, createCaller().signal)
  assert.equal(loads.length, 2)
  loads[0]?.end('first')
  loads[1]?.end('other')
  assert.deepEqual(await Promise.all(both), ['first', 'first'])
  assert.equal(await other, 'other')
  const later = sharing.load('a', load, createCaller().signal)
  loads[2]?.end('second')
  assert.equal(await later, 'second')
})

test('sharing: an error reaches all callers and is not cached', async () => {
  const { loads, load } = controlLoads()
  const sharing = createSharing()
  const both = [
    sharing.load('a', load, createCaller().signal),
    sharing.load('a', load, createCaller().signal),
  ]
  loads[0]?.fail(new Error('refused'))
  for (const { status } of await Promise.allSettled(both)) assert.equal(status, 'rejected')
  const later = sharing.load('a', load, createCaller().signal)
  loads[1]?.end('well')
  assert.equal(await later, 'well')
})

test('sharing: a load is aborted when its last caller leaves', async () => {
  const { loads, load } = controlLoads()
  const sharing = createSharing()
  const [one, two] = [createCaller(), createCaller()]
  for (const { signal } of [one, two]) void sharing.load('a', load, signal)
  one.abort()
  assert.equal(loads[0]?.signal.aborted, false)
  two.abort()
  assert.equal(loads[0]?.signal.aborted, true)
  void sharing.load('a', load, createCaller().signal)
  assert.equal(loads.length, 2, 'an aborted load is not shared')
})

test('sharing: after a change, callers do not get an older load', async () => {
  const { loads, load } = controlLoads()
  const sharing = createSharing()
  const before = sharing.load('issue 1', load, createCaller().signal)
  const other = sharing.load('list', load, createCaller().signal)
  sharing.part('issue')
  const after = sharing.load('issue 1', load, createCaller().signal)
  const same = sharing.load('list', load, createCaller().signal)
  assert.equal(loads.length, 3)
  loads[0]?.end('old')
  loads[2]?.end('new')
  loads[1]?.end('list')
  assert.deepEqual(await Promise.all([before, after, other, same]), ['old', 'new', 'list', 'list'])
})
