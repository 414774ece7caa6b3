import { defineService } from '@octavo/platform/service.ts'
import { signInDialect } from './access/sign-in.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { config } from './config.ts'
import { keepLibrary } from './context.ts'
import { createCatalogueState } from './database/catalogue-version.ts'
import { createMedia } from './database/migrations/001-media.ts'
import { createPeople } from './database/migrations/002-people.ts'
import { createShelves } from './database/migrations/003-shelves.ts'
import { createCommunity } from './database/migrations/004-community.ts'
import { createImports } from './database/migrations/005-imports.ts'
import { createReadingViews } from './database/migrations/006-reading.ts'
import { createWriting } from './database/migrations/007-writing.ts'
import type { Tables } from './database/tables.ts'
import { renderError } from './errors.ts'
import { cacheKeeper } from './images/disk-cache.ts'
import { createArtSource } from './images/image-subjects.ts'
import { createArt } from './images/images.ts'
import { artRoutes } from './images/routes.ts'
import { keepPictureWith } from './images/store-upload.ts'
import { importers } from './importers/importers.ts'
import { sourceRoutes } from './importers/routes.ts'
import { createReader } from './json-api/reader.ts'
import { ErrorDocument } from './json-api/schemas.ts'
import { accessWith } from './limits.ts'
import { rankingJob, rankWorks } from './ranking/rank-job.ts'
import { trendingRoutes } from './ranking/routes.ts'
import { alignAverages } from './ranking/store/ratings.ts'
import { createViews } from './ranking/trending.ts'
import { registry } from './resources/registry.ts'
import { languageRoutes } from './resources/routes/languages.ts'
import { resourceRoutes } from './resources/routes/resources.ts'
import { createStore } from './resources/store/query-runner.ts'
import { rebuiltKeeper } from './title-search/index-folder.ts'
import { createTitleFinder } from './title-search/search-titles.ts'
import { installNegotiation } from './wire/negotiation.ts'
import { routeAddress } from './wire/paths.ts'
import { createAnswers } from './wire/response-cache.ts'
import { findUnimplemented } from './wire/unimplemented.ts'
import { formatReview } from './writing/markup/format-review.ts'
import { uploadRoutes } from './writing/routes/images.ts'
import { writingRoutes } from './writing/routes/resources.ts'
import { createWriter } from './writing/writer.ts'

const megabyte = 1024 * 1024

export default defineService<typeof config, Tables>({
  name: 'anime-catalogue',
  title: 'Anime catalogue',
  summary: 'Anime, who makes them and who is in them, in the JSON:API that their clients already speak.',
  version: 'edge',
  firstCall: '/anime?filter%5Btext%5D=cowboy%20bebop&page%5Blimit%5D=5',
  config,
  http: {
    ignoreTrailingSlash: true,
    shortcut: { variesBy: ['accept', 'content-type'] },
    findUnimplemented,
    rewriteUrl: (url) => routeAddress(registry, url),
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
      // A star stands for all but this one: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: [
        'ETag',
        'Location',
        'Retry-After',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
      ],
    },
  },
  access: accessWith,
  oauth: () => signInDialect,
  migrations: {
    '001-media': createMedia,
    '002-people': createPeople,
    '003-shelves': createShelves,
    '004-community': createCommunity,
    '005-imports': createImports,
    '006-reading': createReadingViews,
    '007-writing': createWriting,
  },
  folders: { search: rebuiltKeeper, art: cacheKeeper },
  seed: (context) => seedCatalogue(context),
  importers,
  async setup(context) {
    const state = createCatalogueState(context)
    await state.write((tx) => alignAverages(tx, context.config.minRatings))
    const titles = createTitleFinder(context, state)
    const { maxPage, maxIncluded, fragmentMegabytes, slugsAsIds } = context.config
    const reader = createReader({
      store: createStore(context.db),
      registry,
      limits: {
        pageDefault: 10,
        pageMax: maxPage,
        includeDepth: 5,
        includedMax: maxIncluded,
        fragmentBytes: fragmentMegabytes * megabyte,
      },
      search: (resource, _filter, text) => titles.find(resource.type === 'manga' ? 'manga' : 'anime', text),
      slugsAsIds,
    })
    const library = keepLibrary(context, { ...context, registry, state, reader })
    const answers = createAnswers(library)
    const art = createArt({ folder: context.folder('art'), blobs: context.blobs, log: context.log })
    const writer = createWriter(library, { formatReview, keepPicture: keepPictureWith(art) })
    const views = createViews(context)
    return {
      renderError,
      jobs: { [rankingJob]: rankWorks({ db: context.db, state }) },
      routes: [
        installNegotiation,
        (app) => void app.addHook('onListen', async () => void titles.warm()),
        languageRoutes(library, answers),
        trendingRoutes(library, answers),
        sourceRoutes(context.db),
        resourceRoutes(library, answers, views),
        writingRoutes(library, writer),
        uploadRoutes(library, writer, art),
        artRoutes(art, createArtSource(context), ErrorDocument),
      ],
      async close() {
        await views.close()
        await titles.close()
      },
    }
  },
})
