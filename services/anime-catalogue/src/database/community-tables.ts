import type { Dated, MediaType, OfMedia } from './media-tables.ts'

/** What people who have signed in have written. */
export interface CommunityTables {
  profile: { user_id: number; name: string; about: string | null; updated_at_ms: number }
  /** One rating (2 to 20) for each user and work: a review's, or one that was imported. */
  rating: OfMedia & { user_id: number; rating: number }
  /** Of each kind of media: all ratings together, and the least number of ratings that averages were made for. */
  rating_total: { media_type: MediaType; rating_sum: number; rating_count: number; minimum: number }
  review: OfMedia &
    Dated & {
      id: number
      user_id: number
      content: string
      content_formatted: string
      likes_count: number
      progress: number | null
      source: string
      spoiler: number
    }
  review_like: Dated & { id: number; review_id: number; user_id: number }
  media_reaction: OfMedia & Dated & { id: number; user_id: number; reaction: string; up_votes_count: number }
  media_reaction_vote: Dated & { id: number; media_reaction_id: number; user_id: number }
  /** How much is made of a work at present: the sum of `2^(time in weeks)` over all signs of it. */
  trend: OfMedia & { score: number }
}
