import type { SecretTables } from '@octavo/platform/data/service-secrets.ts'
import type { Generated } from 'kysely'

export interface ProfileTable {
  user_id: number
  /** The public id. */
  uid: string
  first_name: string
  last_name: string | null
  email: string | null
  bio: string | null
  location: string | null
  portfolio_url: string | null
  instagram_username: string | null
  twitter_username: string | null
  for_hire: Generated<number>
  /** The blob of an uploaded avatar. Without one it is drawn. */
  avatar_hash: string | null
  total_photos: Generated<number>
  total_likes: Generated<number>
  total_collections: Generated<number>
  total_promoted_photos: Generated<number>
  created_at_ms: number
  updated_at_ms: number
}

export interface ProfileTables extends SecretTables {
  profile: ProfileTable
  follow: { follower_id: number; followee_id: number; created_at_ms: number }
}
