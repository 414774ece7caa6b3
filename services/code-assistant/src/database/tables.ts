import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { MeteringTables } from './metering-tables.ts'
import type { RepositoryTables } from './repository-tables.ts'
import type { StoredResponseTables } from './stored-response-tables.ts'

export type Tables = UserTables &
  ConversationTables &
  MeteringTables &
  RepositoryTables &
  StoredResponseTables
