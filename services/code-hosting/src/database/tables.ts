import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { WebhookTables } from '@octavo/platform/webhooks/tables.ts'
import type { AccountTables } from './account-tables.ts'
import type { ActivityTables } from './activity-tables.ts'
import type { AppTables } from './app-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { CheckTables } from './check-tables.ts'
import type { CommitTables } from './commit-tables.ts'
import type { DeploymentTables } from './deployment-tables.ts'
import type { GistTables } from './gist-tables.ts'
import type { InsightTables } from './insight-tables.ts'
import type { IssueTables } from './issue-tables.ts'
import type { LfsTables } from './lfs-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { PullTables } from './pull-tables.ts'
import type { PushTables } from './push-tables.ts'
import type { ReleaseTables } from './release-tables.ts'
import type { RepositoryTables } from './repository-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { RuleTables } from './rule-tables.ts'
import type { SearchTables } from './search-tables.ts'

/** All tables of this service. */
export type Tables = UserTables &
  AccountTables &
  RepositoryTables &
  PushTables &
  LfsTables &
  IssueTables &
  CommitTables &
  ActivityTables &
  AppTables &
  RuleTables &
  CheckTables &
  PullTables &
  ReviewTables &
  ReleaseTables &
  DeploymentTables &
  GistTables &
  AuditTables &
  NotificationTables &
  InsightTables &
  SearchTables &
  WebhookTables
