import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { imageRoutes } from './routes/images.ts'
import { mediaRoutes } from './routes/media.ts'
import { sweepUploads } from './sweep-uploads.ts'

export function setUpMedia(context: Context): Subject {
  return {
    routes: [mediaRoutes(context), imageRoutes(context)],
    jobs: {
      'sweep uploads': { run: (_payload, { signal }) => sweepUploads(context, signal), everyMs: 3_600_000 },
    },
  }
}
