import type { Dated, MediaType, OfMedia } from './media-tables.ts'

/** Content of users. */
export interface CommunityTables {
  profile: { user_id: number; name: string; about: string | null; updated_at_ms: number }
  /** One rating (2 to 20) per user and work, from a review or an import. */
  rating: OfMedia & { user_id: number; rating: number }
  /** Totals per media type, and the `minRatings` that averages were computed with. */
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
  /** Trend score: the sum of `2^(time in weeks)` over all events of the work. */
  trend: OfMedia & { score: number }
}
