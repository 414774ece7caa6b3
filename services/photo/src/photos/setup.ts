import { removeBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { indexPhotosJob } from '../users/change-profile.ts'
import { indexPhotosOfUser } from './index-photos.ts'
import { removeBlobsJob } from './remove-photo.ts'
import { attributionRoutes } from './routes/attribution.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { countHotlinks } from './routes/hotlinks.ts'
import { likeRoutes } from './routes/likes.ts'
import { photoListRoutes } from './routes/photo-lists.ts'
import { type PhotoRouteOptions, photoRoutes } from './routes/photos.ts'
import { randomRoutes } from './routes/random.ts'
import { statisticsRoutes } from './routes/statistics.ts'
import { userPhotoRoutes } from './routes/user-photos.ts'

export function setUpPhotos(context: Context, options: PhotoRouteOptions): Subject {
  const { index, counter } = context
  return {
    routes: [
      // Only for a server: other processes pick no photos.
      (app) => void app.addHook('onListen', async () => void index.ready().catch(() => {})),
      countHotlinks(context),
      photoListRoutes(context),
      randomRoutes(context),
      photoRoutes(context, options),
      statisticsRoutes(context),
      downloadRoutes(context),
      likeRoutes(context),
      userPhotoRoutes(context),
      attributionRoutes(context),
    ],
    jobs: {
      [removeBlobsJob]: { run: (_payload, { signal }) => removeBlobs(context, signal) },
      [indexPhotosJob]: { run: (userId) => indexPhotosOfUser(context, Number(userId)) },
    },
    async close() {
      index.close()
      await counter.close()
    },
  }
}
