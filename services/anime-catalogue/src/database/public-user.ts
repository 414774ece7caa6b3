import type { Dated } from './media-tables.ts'

export interface PublicUserRow extends Dated {
  id: number
  /** The login. */
  slug: string
  name: string
  about: string | null
  likes_given_count: number
  likes_received_count: number
  ratings_count: number
  reviews_count: number
  media_reactions_count: number
}
