import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { PostTables } from './post-tables.ts'

export type Tables = UserTables & PostTables
