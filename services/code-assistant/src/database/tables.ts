import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { MeteringTables } from './metering-tables.ts'

export type Tables = UserTables & ConversationTables & MeteringTables
