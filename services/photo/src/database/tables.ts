import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { AppTables } from './app-tables.ts'
import type { CollectionTables } from './collection-tables.ts'
import type { CountTables } from './count-tables.ts'
import type { PhotoTables } from './photo-tables.ts'
import type { ProfileTables } from './profile-tables.ts'
import type { TopicTables } from './topic-tables.ts'
import type { UploadTables } from './upload-tables.ts'

export type Tables = UserTables &
  ProfileTables &
  PhotoTables &
  CollectionTables &
  TopicTables &
  CountTables &
  AppTables &
  UploadTables
