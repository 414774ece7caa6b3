import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { MeteringTables } from './metering-tables.ts'
import type { RepositoryTables } from './repository-tables.ts'

export type Tables = UserTables & MeteringTables & RepositoryTables
