import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { PostTables } from './post-tables.ts'
import type { QueryTables } from './query-tables.ts'
import type { SourceTables } from './source-tables.ts'

export type Tables = UserTables & PostTables & SourceTables & QueryTables
