import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { BlobRemovalTables } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { CategoryTables } from './category-tables.ts'
import type { CommunityTables } from './community-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { MediaTables } from './media-tables.ts'
import type { PeopleTables } from './people-tables.ts'

export type Tables = UserTables &
  MediaTables &
  PeopleTables &
  CategoryTables &
  CommunityTables &
  ImportTables &
  BlobRemovalTables
