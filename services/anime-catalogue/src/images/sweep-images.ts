import { removeUnreferencedBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import type { BaseContext } from '../context.ts'
import { listReferencedImages } from './store.ts'

/** Removes uploaded images that were replaced, deleted with their record, or refused. */
export function sweepImages(context: Pick<BaseContext, 'db' | 'blobs' | 'clock'>): JobHandler {
  return {
    everyMs: 24 * 3_600_000,
    run: (_payload, { signal }) => removeUnreferencedBlobs(context, listReferencedImages, signal),
  }
}
