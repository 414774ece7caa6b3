import { removeBlobs, scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { cancelRemovalsOfUsedArchives, isArchiveUsed } from './store/repositories.ts'

export const removeArchivesJob = 'remove-archives'

/** Schedules the removal of archives that no snapshot has, in the transaction that removed them from snapshots. */
export async function releaseArchives(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  archives: readonly (string | null)[],
): Promise<void> {
  const unused: string[] = []
  for (const archive of new Set(archives))
    if (archive !== null && !(await isArchiveUsed(tx, archive))) unused.push(archive)
  if (unused.length === 0) return
  await scheduleBlobRemovals(tx, unused)
  await jobs.enqueue(tx, { kind: removeArchivesJob, payload: null, key: removeArchivesJob })
}

export async function removeArchives(context: Context, signal: AbortSignal): Promise<void> {
  // On PostgreSQL, an upload that committed at the same time did not see the scheduled removal.
  await context.db.write(cancelRemovalsOfUsedArchives)
  await removeBlobs(context, signal)
}
