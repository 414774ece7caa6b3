import { unsavedFolder } from '@octavo/platform/folder-backup.ts'
import { defineService } from '@octavo/platform/service.ts'
import { signInDialect } from './access/sign-in.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createMedia } from './database/migrations/001-media.ts'
import { createPeople } from './database/migrations/002-people.ts'
import { createCategories } from './database/migrations/003-shelves.ts'
import { createCommunity } from './database/migrations/004-community.ts'
import { createImports } from './database/migrations/005-imports.ts'
import { createReadingViews } from './database/migrations/006-reading.ts'
import { createWriting } from './database/migrations/007-writing.ts'
import { createImageRemovals } from './database/migrations/008-image-removals.ts'
import type { Tables } from './database/tables.ts'
import { imports } from './importers/importers.ts'
import { accessWith } from './limits.ts'
import { registry } from './resources/registry.ts'
import { setUp } from './setup.ts'
import { rewritePath } from './wire/paths.ts'
import { findUnimplemented } from './wire/unimplemented.ts'

export default defineService<typeof config, Tables>({
  name: 'anime-catalogue',
  title: 'Anime catalogue',
  summary: 'Anime, manga, episodes, characters, staff and reviews, compatible with clients of the Kitsu API.',
  version: 'edge',
  firstCall: '/anime?filter%5Btext%5D=cowboy%20bebop&page%5Blimit%5D=5',
  config,
  http: {
    ignoreTrailingSlash: true,
    shortcut: { variesBy: ['accept', 'content-type'] },
    findUnimplemented,
    rewriteUrl: (url) => rewritePath(registry, url),
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
      // The wildcard does not cover Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
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
    '003-shelves': createCategories,
    '004-community': createCommunity,
    '005-imports': createImports,
    '006-reading': createReadingViews,
    '007-writing': createWriting,
    '008-image-removals': createImageRemovals,
  },
  folders: { search: unsavedFolder('empty'), art: unsavedFolder('keep') },
  imports,
  setup: (base) => setUp(createContext(base)),
})
