import type { SecretTables } from '@octavo/platform/data/service-secrets.ts'

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
  for_hire: number
  /** The blob of an uploaded avatar. Without one it is drawn. */
  avatar_hash: string | null
  total_photos: number
  total_likes: number
  total_collections: number
  total_promoted_photos: number
  created_at_ms: number
  updated_at_ms: number
}

export interface ProfileTables extends SecretTables {
  profile: ProfileTable
  follow: { follower_id: number; followee_id: number; created_at_ms: number }
}
