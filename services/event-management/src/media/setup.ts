import type { Context, Part } from '../context.ts'
import { mediaRoutes } from './routes/media.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { sweepUploads } from './sweep-uploads.ts'

export function setUpMedia(context: Context): Part {
  return {
    routes: [mediaRoutes(context), pictureRoutes(context)],
    jobs: {
      'sweep uploads': { run: (_payload, { signal }) => sweepUploads(context, signal), everyMs: 3_600_000 },
    },
  }
}
