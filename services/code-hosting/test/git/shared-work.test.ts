import assert from 'node:assert/strict'
import type { Readable } from 'node:stream'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { createSharedWork } from '../../src/git/shared-work.ts'
import { currentScope, runInScope } from '../../src/git/work-scope.ts'
import { commit, openTestGit } from './open-git.ts'
import { processesIn } from './processes.ts'

const scopeOf = (caller: string) => {
  const controller = new AbortController()
  return { caller, signal: controller.signal, leave: () => controller.abort(new Error(`${caller} left`)) }
}

test('shared work stops when its last caller has left', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  let hasEnded = false
  const [ada, bob] = [scopeOf('ada'), scopeOf('bob')]
  const work = runInScope(ada, () =>
    createSharedWork(
      async () => {
        signal = currentScope()?.signal
        return promise
      },
      () => {
        hasEnded = true
      },
    ),
  )
  const first = work.join(ada)
  const second = work.join(bob)
  ada.leave()
  await assert.rejects(first, /ada left/)
  assert.equal(signal?.aborted, false)
  assert.equal(work.mayJoin(bob), true)
  bob.leave()
  await assert.rejects(second, /bob left/)
  assert.equal(signal?.aborted, true)
  assert.equal(work.mayJoin(scopeOf('cyd')), false)
  resolve('late')
  await eventually('it has ended', () => hasEnded)
})

test('an aborted read that waits for a slot never starts git', async () => {
  const git = await openTestGit({ budget: { max: 1, maxPerCaller: 1 } })
  await git.create(1, { defaultBranch: 'main' })
  const repository = git.repository(1)
  const head = await commit(repository, { files: { 'a.txt': 'a'.repeat(3_000_000) } })
  const oid = (await repository.entryAt(head, 'a.txt'))?.oid ?? ''
  const ada = scopeOf('ada')
  const content: Readable = await runInScope(ada, () => repository.streamBlob(oid))
  content.on('error', () => {})
  await eventually('it is read', () => content.readableLength > 0 || content.read(0) === null)
  const [bob, cyd] = [scopeOf('bob'), scopeOf('cyd')]
  const count = runInScope(bob, () => repository.countCommits(head))
  // Another caller does not join work that waits in the first caller's queue.
  const other = runInScope(cyd, () => repository.countCommits(head))
  bob.leave()
  await assert.rejects(count, /bob left/)
  ada.leave()
  assert.equal(await other, 1)
  await eventually('nothing of it is left', () =>
    processesIn(git.folder).every((line) => line.includes('--batch')),
  )
})
