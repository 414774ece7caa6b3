import { defineService } from '@octavo/platform/service.ts'
import { routeAddress } from './addresses.ts'
import { createAnswers } from './answers.ts'
import { createArtSource } from './art-source.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { createCatalogueState } from './catalogue-state.ts'
import { config } from './config.ts'
import { renderError } from './errors.ts'
import { createTitleFinder } from './find-titles.ts'
import { createArt } from './images/art.ts'
import { cacheKeeper } from './images/disk-cache.ts'
import { importers } from './importers/all.ts'
import { ErrorDocument } from './json-api/description.ts'
import { createReader } from './json-api/reader.ts'
import { keepLibrary } from './library.ts'
import { accessWith } from './limits.ts'
import { createMedia } from './migrations/001-media.ts'
import { createPeople } from './migrations/002-people.ts'
import { createShelves } from './migrations/003-shelves.ts'
import { createCommunity } from './migrations/004-community.ts'
import { createImports } from './migrations/005-imports.ts'
import { createReadingViews } from './migrations/006-reading.ts'
import { createWriting } from './migrations/007-writing.ts'
import { installNegotiation } from './negotiate.ts'
import { rankingJob, rankWorks } from './ranking.ts'
import { rebuiltKeeper } from './rebuilt-keeper.ts'
import { formatReview } from './review-markup.ts'
import { artRoutes } from './routes/art.ts'
import { languageRoutes } from './routes/languages.ts'
import { resourceRoutes } from './routes/resources.ts'
import { sourceRoutes } from './routes/sources.ts'
import { trendingRoutes } from './routes/trending.ts'
import { uploadRoutes } from './routes/uploads.ts'
import { writingRoutes } from './routes/writing.ts'
import { registry } from './schema/resources.ts'
import { signInDialect } from './sign-in-dialect.ts'
import { alignAverages } from './store/ratings.ts'
import { createStore } from './store/reading.ts'
import type { Tables } from './store/tables.ts'
import { createViews } from './trending.ts'
import { findUnimplemented } from './unimplemented.ts'
import { keepPictureWith } from './uploaded-pictures.ts'
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
