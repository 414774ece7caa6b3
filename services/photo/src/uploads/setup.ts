import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { ListRelatedCollections } from '../photos/present.ts'
import { photoUploadRoutes } from './routes/photo-uploads.ts'
import { resumableUploadRoutes } from './routes/resumable-uploads.ts'
import { sweepUploads } from './sweep-uploads.ts'
import type { Uploads } from './uploads.ts'

export function setUpUploads(
  context: Context,
  uploads: Uploads,
  listRelatedCollections: ListRelatedCollections,
): Subject {
  return {
    routes: [
      photoUploadRoutes(context, uploads, listRelatedCollections),
      resumableUploadRoutes(context, uploads),
    ],
    jobs: {
      'sweep uploads': {
        everyMs: 600_000,
        isLocal: true,
        run: (_payload, { signal }) => sweepUploads(context, uploads, signal),
      },
    },
    close: () => uploads.close(),
  }
}
