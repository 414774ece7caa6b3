import { defineService } from '@octavo/platform/service.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createMetering } from './database/migrations/001-metering.ts'
import { createConversations } from './database/migrations/002-conversations.ts'
import { createRepositoryTables } from './database/migrations/003-repositories.ts'
import { createStoredResponses } from './database/migrations/004-stored-responses.ts'
import { countConversationBytes } from './database/migrations/005-conversation-bytes.ts'
import { createArchiveRemovals } from './database/migrations/006-archive-removals.ts'
import { countRepositoryBytes } from './database/migrations/007-repository-bytes.ts'
import { countStoredResponseBytes } from './database/migrations/008-stored-response-bytes.ts'
import { addResponseRenewals } from './database/migrations/009-response-renewals.ts'
import type { Tables } from './database/tables.ts'
import { accessWith } from './limits.ts'
import { setUp } from './setup.ts'
import { findUnimplemented } from './wire/unimplemented.ts'

export default defineService<typeof config, Tables>({
  name: 'code-assistant',
  title: 'Code assistant',
  summary:
    'Chat, code generation, verified refactorings and documentation, with or without a language model, compatible with clients of the OpenAI and Anthropic APIs.',
  version: 'v1',
  firstCall: '/health',
  config,
  http: {
    requestIdHeader: 'x-request-id',
    findUnimplemented,
    // Clients of DeepSeek have a base URL without a version.
    rewriteUrl: (url) => url.replace(/^\/(?=(?:chat\/completions|models)(?:[/?]|$))/, '/v1/'),
    maxBodyBytes: 10 * 1024 * 1024,
    maxRequestsAtOnce: 12_000,
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'],
      // `*` does not cover Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: ['*'],
    },
  },
  access: accessWith,
  migrations: {
    '001-metering': createMetering,
    '002-conversations': createConversations,
    '003-repositories': createRepositoryTables,
    '004-stored-responses': createStoredResponses,
    '005-conversation-bytes': countConversationBytes,
    '006-archive-removals': createArchiveRemovals,
    '007-repository-bytes': countRepositoryBytes,
    '008-stored-response-bytes': countStoredResponseBytes,
    '009-response-renewals': addResponseRenewals,
  },
  setup: async (base) => setUp(createContext(base)),
})
