import type { ServiceSetup } from '@octavo/platform/service.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { createSubjectSource } from './images/image-subjects.ts'
import { createImages } from './images/images.ts'
import { imageRoutes } from './images/routes.ts'
import { sweepImages } from './images/sweep-images.ts'
import { createImporters } from './importers/importers.ts'
import { sourceRoutes } from './importers/routes.ts'
import { ErrorDocument } from './json-api/schemas.ts'
import { rankingJob, rankWorks } from './ranking/rank-job.ts'
import { trendingRoutes } from './ranking/routes.ts'
import { updateMinRatings } from './ranking/store/ratings.ts'
import { createViews } from './ranking/trending.ts'
import { languageRoutes } from './resources/routes/languages.ts'
import { resourceRoutes } from './resources/routes/resources.ts'
import { installNegotiation } from './wire/negotiation.ts'
import { createResponseCache } from './wire/response-cache.ts'
import { storeImageWith } from './writing/image-uploads.ts'
import { formatReviewInTurn } from './writing/markup/format-review.ts'
import { uploadRoutes } from './writing/routes/images.ts'
import { writingRoutes } from './writing/routes/resources.ts'
import { createWriter } from './writing/writer.ts'

export function setUp(context: Context): ServiceSetup {
  const { db, state, titles, config } = context
  const cache = createResponseCache(context)
  const images = createImages({ folder: context.folder('art'), blobs: context.blobs, log: context.log })
  const writer = createWriter(context, {
    formatReview: formatReviewInTurn,
    storeImage: storeImageWith(images),
  })
  const views = createViews(context)
  return {
    renderError,
    // Imported on demand, because a process of its own seeds.
    seed: async () => (await import('./sample/seed.ts')).seedSample(context),
    importers: createImporters(context),
    jobs: { [rankingJob]: rankWorks({ db, state }), 'sweep images': sweepImages(context) },
    routes: [
      installNegotiation,
      (app) => requireNeeds(app, config),
      // Only for a server, because the command line may import with other settings.
      (app) =>
        void app.addHook('onReady', () => state.write((tx) => updateMinRatings(tx, config.minRatings))),
      (app) => void app.addHook('onListen', async () => void titles.warm()),
      languageRoutes(context, cache),
      trendingRoutes(context, cache),
      sourceRoutes(db),
      resourceRoutes(context, cache, views),
      writingRoutes(context, writer),
      uploadRoutes(context, writer, images),
      imageRoutes(images, createSubjectSource(context), ErrorDocument),
    ],
    async close() {
      await views.close()
      await titles.close()
    },
  }
}
