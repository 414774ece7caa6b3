import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createBatchLoader } from '../../src/data/batch-loader.ts'

/** A batch loader whose results the test controls. */
function openLoader() {
  const rounds: { key: string; requests: readonly string[]; resolveAll(): void; fail(error: Error): void }[] =
    []
  const load = createBatchLoader((key, requests: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const resolveAll = () => resolve(requests.map((request) => `${request}!`))
    rounds.push({ key, requests, resolveAll, fail: reject })
    return promise
  })
  const roundOf = (at: number) => {
    const round = rounds[at]
    assert.ok(round, `there was no round ${at}`)
    return round
  }
  return { load, rounds, roundOf }
}

describe('the batch loader', () => {
  test('calls during a batch share the next batch, each with its own result', async () => {
    const { load, rounds, roundOf } = openLoader()
    const first = load('a', 'one')
    const others = ['two', 'three', 'four'].map((request) => load('a', request))
    assert.deepEqual(
      rounds.map(({ requests }) => requests),
      [['one']],
    )
    roundOf(0).resolveAll()
    assert.equal(await first, 'one!')
    assert.deepEqual(roundOf(1).requests, ['two', 'three', 'four'])
    roundOf(1).resolveAll()
    assert.deepEqual(await Promise.all(others), ['two!', 'three!', 'four!'])
    assert.equal(rounds.length, 2)
  })

  test('keys do not wait for each other', async () => {
    const { load, rounds, roundOf } = openLoader()
    const slow = load('a', 'one')
    const quick = load('b', 'two')
    roundOf(1).resolveAll()
    assert.equal(await quick, 'two!')
    assert.deepEqual(
      rounds.map(({ key }) => key),
      ['a', 'b'],
    )
    roundOf(0).resolveAll()
    await slow
  })

  test('a failed batch rejects only its own calls', async () => {
    const { load, roundOf } = openLoader()
    const first = load('a', 'one')
    const second = load('a', 'two')
    roundOf(0).fail(new Error('on purpose'))
    await assert.rejects(first, /on purpose/)
    roundOf(1).resolveAll()
    assert.equal(await second, 'two!')
  })

  test('a batch has at most fifty calls', async () => {
    const { load, roundOf } = openLoader()
    const all = Array.from({ length: 102 }, (_, at) => load('a', `${at}`))
    for (const [round, size] of [1, 50, 50, 1].entries()) {
      assert.equal(roundOf(round).requests.length, size)
      roundOf(round).resolveAll()
      await all[Number(roundOf(round).requests[0])]
    }
    assert.equal((await Promise.all(all)).at(-1), '101!')
  })
})
