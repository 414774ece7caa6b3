import { setImmediate as nextTurn } from 'node:timers/promises'
import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { JobHandler, JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { applyReferences, type CommitReferences, readReferences } from './commit-references.ts'
import {
  advanceReferenceWork,
  findOldestReferenceWork,
  type ReferenceWork,
  type WorkPosition,
} from './store/reference-work.ts'

export const referenceJob = 'follow-references'

/** References of a push beyond this number are ignored. */
const maxReferences = 5_000
/** Per transaction. */
const maxBatch = 20

const Payload = Type.Object({ repositoryId: Type.Integer() })

/** Processes the references of large pushes in short transactions, so that other writes can run in between. */
export function createReferenceJobs(context: Context): JobHandlers {
  return { [referenceJob]: createReferenceJob(context) }
}

function createReferenceJob(context: Context): JobHandler {
  const { db, log } = context

  async function processWork(work: ReferenceWork, signal: AbortSignal): Promise<void> {
    const { id, repositoryId, actorId, token } = work
    const actor = (await findAccounts(db.read, [actorId])).get(actorId) ?? ghost
    const commits = await readCommits(context, work)
    let position = work.position
    const count = commits.reduce((sum, { references }) => sum + references.length, 0)
    if (count > maxReferences && position.totalDone === 0)
      log.info({ repository: repositoryId, count }, 'a push references more issues than the limit')
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted()
      const batch = takeBatch(commits, position)
      const from = { id, position }
      isDone = batch.to === undefined
      const isMine = await writeTo(context, repositoryId, async (tx) => {
        if (!(await advanceReferenceWork(tx, from, batch.to))) return false
        const repository = await findRepositoryById(tx, repositoryId)
        if (repository) await applyReferences(context, tx, { repository, actor, token }, batch.commits)
        return true
      })
      // Another worker has taken over.
      if (!isMine) return
      publishStep('references applied')
      position = batch.to ?? position
      await nextTurn()
    }
  }

  return {
    concurrency: 2,
    async run(payload, { signal }) {
      const { repositoryId } = Value.Parse(Payload, payload)
      for (;;) {
        const work = await findOldestReferenceWork(db.read, repositoryId)
        if (!work) return
        await processWork(work, signal)
      }
    },
  }
}

/** Commits that no longer exist have no references. */
async function readCommits(
  { git, url }: Pick<Context, 'git' | 'url'>,
  { repositoryId, oids }: ReferenceWork,
): Promise<CommitReferences[]> {
  const repository = git.repository(repositoryId)
  const commits: CommitReferences[] = []
  for (const oid of oids) {
    const message = (await repository.findCommit(oid))?.message ?? ''
    commits.push(readReferences({ oid, message }, url()))
    await yieldIfBusy()
  }
  return commits
}

interface Batch {
  commits: CommitReferences[]
  /** Undefined when the work is complete. */
  to: WorkPosition | undefined
}

function takeBatch(commits: readonly CommitReferences[], from: WorkPosition): Batch {
  const batch: Batch = { commits: [], to: undefined }
  let { commitsDone, referencesDone, totalDone } = from
  let referencesLeft = Math.min(maxBatch, maxReferences - totalDone)
  while (referencesLeft > 0 && commitsDone < commits.length) {
    const { oid = '', references = [] } = commits[commitsDone] ?? {}
    const some = references.slice(referencesDone, referencesDone + referencesLeft)
    if (some.length) batch.commits.push({ oid, references: some })
    referencesLeft -= some.length
    totalDone += some.length
    referencesDone += some.length
    if (referencesDone < references.length) continue
    commitsDone++
    referencesDone = 0
  }
  const isDone = commitsDone >= commits.length || totalDone >= maxReferences
  return isDone ? batch : { ...batch, to: { commitsDone, referencesDone, totalDone } }
}
