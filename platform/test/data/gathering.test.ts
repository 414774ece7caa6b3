import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createBatchLoader } from '../../src/data/gathering.ts'

/** A batch loader whose answers the test controls. */
function openDesk() {
  const rounds: { key: string; questions: readonly string[]; answer(): void; fail(error: Error): void }[] = []
  const ask = createBatchLoader((key, questions: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const answer = () => resolve(questions.map((question) => `${question}!`))
    rounds.push({ key, questions, answer, fail: reject })
    return promise
  })
  const roundOf = (at: number) => {
    const round = rounds[at]
    assert.ok(round, `there was no round ${at}`)
    return round
  }
  return { ask, rounds, roundOf }
}

describe('the batch loader', () => {
  test('calls during a batch share the next batch, each with its own answer', async () => {
    const { ask, rounds, roundOf } = openDesk()
    const first = ask('a', 'one')
    const others = ['two', 'three', 'four'].map((question) => ask('a', question))
    assert.deepEqual(
      rounds.map(({ questions }) => questions),
      [['one']],
    )
    roundOf(0).answer()
    assert.equal(await first, 'one!')
    assert.deepEqual(roundOf(1).questions, ['two', 'three', 'four'])
    roundOf(1).answer()
    assert.deepEqual(await Promise.all(others), ['two!', 'three!', 'four!'])
    assert.equal(rounds.length, 2)
  })

  test('keys do not wait for each other', async () => {
    const { ask, rounds, roundOf } = openDesk()
    const slow = ask('a', 'one')
    const quick = ask('b', 'two')
    roundOf(1).answer()
    assert.equal(await quick, 'two!')
    assert.deepEqual(
      rounds.map(({ key }) => key),
      ['a', 'b'],
    )
    roundOf(0).answer()
    await slow
  })

  test('a failed batch rejects only its own calls', async () => {
    const { ask, roundOf } = openDesk()
    const first = ask('a', 'one')
    const second = ask('a', 'two')
    roundOf(0).fail(new Error('on purpose'))
    await assert.rejects(first, /on purpose/)
    roundOf(1).answer()
    assert.equal(await second, 'two!')
  })

  test('a batch has at most fifty calls', async () => {
    const { ask, roundOf } = openDesk()
    const all = Array.from({ length: 102 }, (_, at) => ask('a', `${at}`))
    for (const [round, size] of [1, 50, 50, 1].entries()) {
      assert.equal(roundOf(round).questions.length, size)
      roundOf(round).answer()
      await all[Number(roundOf(round).questions[0])]
    }
    assert.equal((await Promise.all(all)).at(-1), '101!')
  })
})
