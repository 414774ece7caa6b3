import type { AuthTables } from '@octavo/platform/auth/tables.ts'
import type { CategoryTables } from './category-tables.ts'
import type { CommunityTables } from './community-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { MediaTables } from './media-tables.ts'
import type { PeopleTables } from './people-tables.ts'

export type Tables = Pick<AuthTables, 'octavo_user'> &
  MediaTables &
  PeopleTables &
  CategoryTables &
  CommunityTables &
  ImportTables
