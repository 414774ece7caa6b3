import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createBatcher } from '../../src/internal/concurrency/batcher.ts'

describe('createBatch', () => {
  it('runs the first item immediately and batches those that arrive meanwhile', async () => {
    const runs: number[][] = []
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const batch = createBatcher<number>(async (items) => {
      runs.push([...items])
      await gates[runs.length - 1]?.promise
    })

    const first = batch(1)
    await Promise.resolve()
    await Promise.resolve()
    const others = Promise.all([batch(2), batch(3), batch(2)])
    assert.deepEqual(runs, [[1]])
    gates[0]?.resolve()
    await first
    gates[1]?.resolve()
    await others
    assert.deepEqual(runs, [[1], [2, 3]])
  })

  it('collects items during the rest after a run, even a failed one', async () => {
    const rested = Promise.withResolvers<void>()
    const rests: number[] = []
    const runs: string[][] = []
    const batch = createBatcher<string>(
      async (items) => {
        runs.push([...items])
        if (items.has('bad')) throw new Error('bad')
      },
      () => 10,
      (ms) => {
        rests.push(ms)
        return rested.promise
      },
    )
    await assert.rejects(batch('bad'), /bad/)
    const gathered = Promise.all([batch('a'), batch('b')])
    await new Promise(setImmediate)
    assert.deepEqual([runs, rests], [[['bad']], [10]])
    rested.resolve()
    await gathered
    assert.deepEqual(runs, [['bad'], ['a', 'b']])
  })

  it('rejects only the items of a failed run', async () => {
    const batch = createBatcher<string>(async (items) => {
      if (items.has('bad')) throw new Error('bad')
    })
    const failing = [batch('bad'), batch('with bad')]
    for (const failure of failing) await assert.rejects(failure, /bad/)
    await batch('good')
  })
})
