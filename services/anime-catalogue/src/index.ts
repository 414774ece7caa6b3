import { defineService } from '@octavo/platform/service.ts'
import { signInDialect } from './access/sign-in.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createMedia } from './database/migrations/001-media.ts'
import { createPeople } from './database/migrations/002-people.ts'
import { createShelves } from './database/migrations/003-shelves.ts'
import { createCommunity } from './database/migrations/004-community.ts'
import { createImports } from './database/migrations/005-imports.ts'
import { createReadingViews } from './database/migrations/006-reading.ts'
import { createWriting } from './database/migrations/007-writing.ts'
import type { Tables } from './database/tables.ts'
import { cacheKeeper } from './images/disk-cache.ts'
import { importers } from './importers/importers.ts'
import { accessWith } from './limits.ts'
import { registry } from './resources/registry.ts'
import { setUp } from './setup.ts'
import { rebuiltKeeper } from './title-search/index-folder.ts'
import { routeAddress } from './wire/paths.ts'
import { findUnimplemented } from './wire/unimplemented.ts'

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
  setup: (base) => setUp(createContext(base)),
})
