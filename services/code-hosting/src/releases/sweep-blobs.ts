import { removeUnreferencedBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Transaction } from 'kysely'
import { listReferencedObjects } from '../code/lfs/store/objects.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { listReferencedAssets } from './store/assets.ts'

/**
 * Removes the content of deleted assets and objects of Git LFS, and of uploads that did not complete. This service stores no other
 * blobs.
 */
export function sweepBlobs(
  context: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  return removeUnreferencedBlobs(context, findReferenced, signal)
}

async function findReferenced(
  tx: Transaction<Tables>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set([...(await listReferencedAssets(tx, hashes)), ...(await listReferencedObjects(tx, hashes))])
}
