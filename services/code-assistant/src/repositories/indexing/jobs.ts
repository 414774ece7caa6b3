import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { removeUnusedBlobs } from '../store/files.ts'

export const indexJob = 'index-repository'
const sweepJob = 'remove-unused-files'

/** A process that is killed uses an attempt up as well. */
const maxAttempts = 20
/** An index that has failed this often fails for good. */
const maxFailures = 4
const hourMs = 3_600_000
const sweepBatch = 500

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
    [sweepJob]: {
      everyMs: hourMs,
      async run(_payload, { signal }) {
        let removed = sweepBatch
        while (removed === sweepBatch && !signal.aborted)
          removed = await context.db.write((tx) => removeUnusedBlobs(tx, sweepBatch))
      },
    },
  }
}
