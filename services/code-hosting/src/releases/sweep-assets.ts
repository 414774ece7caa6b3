import { removeUnreferencedBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../context.ts'
import { listReferencedBlobs } from './store/assets.ts'

/**
 * Removes the content of deleted assets and of uploads that no asset completed. This service stores no other blobs: another
 * kind must be added to `listReferencedBlobs`.
 */
export function sweepAssets(
  context: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  return removeUnreferencedBlobs(context, listReferencedBlobs, signal)
}
