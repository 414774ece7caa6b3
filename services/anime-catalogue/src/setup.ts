import type { ServiceParts } from '@octavo/platform/service.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { createArtSource } from './images/image-subjects.ts'
import { createArt } from './images/images.ts'
import { artRoutes } from './images/routes.ts'
import { sourceRoutes } from './importers/routes.ts'
import { ErrorDocument } from './json-api/schemas.ts'
import { rankingJob, rankWorks } from './ranking/rank-job.ts'
import { trendingRoutes } from './ranking/routes.ts'
import { alignAverages } from './ranking/store/ratings.ts'
import { createViews } from './ranking/trending.ts'
import { languageRoutes } from './resources/routes/languages.ts'
import { resourceRoutes } from './resources/routes/resources.ts'
import { installNegotiation } from './wire/negotiation.ts'
import { createAnswers } from './wire/response-cache.ts'
import { keepPictureWith } from './writing/image-uploads.ts'
import { formatReview } from './writing/markup/format-review.ts'
import { uploadRoutes } from './writing/routes/images.ts'
import { writingRoutes } from './writing/routes/resources.ts'
import { createWriter } from './writing/writer.ts'

export async function setUp(context: Context): Promise<ServiceParts> {
  const { db, state, titles, config } = context
  await state.write((tx) => alignAverages(tx, config.minRatings))
  const answers = createAnswers(context)
  const art = createArt({ folder: context.folder('art'), blobs: context.blobs, log: context.log })
  const writer = createWriter(context, { formatReview, keepPicture: keepPictureWith(art) })
  const views = createViews(context)
  return {
    renderError,
    jobs: { [rankingJob]: rankWorks({ db, state }) },
    routes: [
      installNegotiation,
      (app) => void app.addHook('onListen', async () => void titles.warm()),
      languageRoutes(context, answers),
      trendingRoutes(context, answers),
      sourceRoutes(db),
      resourceRoutes(context, answers, views),
      writingRoutes(context, writer),
      uploadRoutes(context, writer, art),
      artRoutes(art, createArtSource(context), ErrorDocument),
    ],
    async close() {
      await views.close()
      await titles.close()
    },
  }
}
