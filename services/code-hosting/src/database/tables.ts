import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { WebhookTables } from '@octavo/platform/webhooks/tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { ActivityTables } from './activity-tables.ts'
import type { CommitTables } from './commit-tables.ts'
import type { IssueTables } from './issue-tables.ts'
import type { PushTables } from './push-tables.ts'
import type { RepositoryTables } from './repository-tables.ts'

/** All tables of this service. */
export type Tables = UserTables &
  AccountTables &
  RepositoryTables &
  PushTables &
  IssueTables &
  CommitTables &
  ActivityTables &
  WebhookTables
