import { unsavedFolder } from '@octavo/platform/folder-backup.ts'
import { collapseSlashes } from '@octavo/platform/http/request-target.ts'
import { defineService } from '@octavo/platform/service.ts'
import { signInDialect } from './access/sign-in-dialect.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createUsers } from './database/migrations/001-users.ts'
import { createPhotos } from './database/migrations/002-photos.ts'
import { createCollections } from './database/migrations/003-collections.ts'
import { createTopics } from './database/migrations/004-topics.ts'
import { createCounts } from './database/migrations/005-counts.ts'
import { createSearch } from './database/migrations/006-search.ts'
import { createUploads } from './database/migrations/007-uploads.ts'
import { createApps } from './database/migrations/008-apps.ts'
import { countUploadAttempts } from './database/migrations/009-upload-attempts.ts'
import type { Tables } from './database/tables.ts'
import { imageFolder } from './images/image-folder.ts'
import { accessWith } from './limits.ts'
import { setUp } from './setup.ts'
import { imports } from './uploads/import-folder.ts'

export default defineService<typeof config, Tables>({
  name: 'photo',
  title: 'Photo',
  summary:
    'Photos, collections, topics, search and image transformations, compatible with clients of the Unsplash API.',
  version: 'v1',
  firstCall: '/photos/random',
  config,
  http: {
    ignoreTrailingSlash: true,
    shortcut: true,
    rewriteUrl: collapseSlashes,
    headerCase: [
      'Link',
      'X-Total',
      'X-Per-Page',
      'X-Ratelimit-Limit',
      'X-Ratelimit-Remaining',
      'X-Ratelimit-Reset',
    ],
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      // `*` does not cover Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: [
        'Link',
        'Location',
        'X-Total',
        'X-Per-Page',
        'X-Ratelimit-Limit',
        'X-Ratelimit-Remaining',
        'X-Ratelimit-Reset',
        'Retry-After',
        'Content-Location',
        'Tus-Resumable',
        'Tus-Version',
        'Tus-Extension',
        'Tus-Max-Size',
        'Upload-Offset',
        'Upload-Length',
        'Upload-Expires',
      ],
    },
  },
  access: accessWith,
  oauth: signInDialect,
  migrations: {
    '001-users': createUsers,
    '002-photos': createPhotos,
    '003-collections': createCollections,
    '004-topics': createTopics,
    '005-counts': createCounts,
    '006-search': createSearch,
    '007-uploads': createUploads,
    '008-apps': createApps,
    '009-upload-attempts': countUploadAttempts,
  },
  imports,
  folders: { uploads: unsavedFolder('empty'), [imageFolder]: unsavedFolder('keep') },
  setup: async (base) => setUp(await createContext(base)),
})
