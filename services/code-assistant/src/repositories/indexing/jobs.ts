import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { removeArchives, removeArchivesJob } from '../release-archives.ts'
import { removeUnusedBlobs } from '../store/files.ts'
import { listWaitingSnapshots } from '../store/repositories.ts'

export const indexJob = 'index-repository'
const sweepJob = 'remove-unused-files'

/** A process that is killed uses an attempt up as well. */
const maxAttempts = 20
/** An index that has failed this often is not retried. */
const maxFailures = 4
const hourMs = 3_600_000
const sweepBatch = 500
/** An upload takes less time between its row and its job. */
const uploadMs = 10 * 60_000

export interface IndexPayload {
  snapshotId: number
}

export function indexJobs(context: Context): JobHandlers {
  return {
    [indexJob]: {
      maxAttempts,
      leaseMs: 60_000,
      backoffMs: (attempt) => 2_000 * attempt,
      async run(payload, { attempt, signal }) {
        // Written by `manage-repositories.ts`.
        const { snapshotId } = payload as IndexPayload
        // Imported on demand, because most servers index rarely.
        const { indexSnapshot, markFailed } = await import('./index-snapshot.ts')
        try {
          await indexSnapshot(context, snapshotId, signal)
        } catch (error) {
          if (attempt < maxFailures || signal.aborted) throw error
          context.log.error({ err: error, snapshotId }, 'a repository could not be indexed')
          await markFailed(context, snapshotId, 'The repository could not be indexed.')
        }
      },
    },
    [removeArchivesJob]: { run: (_payload, { signal }) => removeArchives(context, signal) },
    [sweepJob]: {
      everyMs: hourMs,
      async run(_payload, { signal }) {
        let removed = sweepBatch
        while (removed === sweepBatch && !signal.aborted)
          removed = await context.db.write((tx) => removeUnusedBlobs(tx, sweepBatch))
        await enqueueInterrupted(context)
        await removeArchives(context, signal)
      },
    },
  }
}

/** A crash during an upload leaves a snapshot without a job. Of a snapshot that has one, this is no second. */
async function enqueueInterrupted({ db, jobs, clock }: Context): Promise<void> {
  const ids = await listWaitingSnapshots(db.read, clock.now() - uploadMs, sweepBatch)
  for (const snapshotId of ids)
    await db.write((tx) =>
      jobs.enqueue(tx, { kind: indexJob, payload: { snapshotId }, key: String(snapshotId) }),
    )
}
