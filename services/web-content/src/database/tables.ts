import type { UserTables } from '@octavo/platform/auth/user-table.ts'

export type Tables = UserTables
