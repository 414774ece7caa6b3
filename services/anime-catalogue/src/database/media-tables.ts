/** The media type of a row, which is also its JSON:API type. */
export const mediaTypes = ['anime', 'manga'] as const
export type MediaType = (typeof mediaTypes)[number]

export interface Dated {
  created_at_ms: number
  updated_at_ms: number
}

/** A polymorphic reference to media. */
export interface OfMedia {
  media_type: MediaType
  media_id: number
}

export interface MediaRow extends Dated {
  id: number
  slug: string
  description: string | null
  cover_image_top_offset: number
  /** JSON: language code → title. */
  titles: string
  canonical_title: string
  /** JSON: abbreviated titles that are shown. */
  abbreviated_titles: string
  /** JSON: other spellings, used only by the search. */
  synonyms: string
  /** `YYYY-MM-DD`. */
  start_date: string | null
  end_date: string | null
  next_release_ms: number | null
  /** Status from a source without dates. */
  status_override: string | null
  season: string | null
  season_year: number | null
  /** Year of `start_date`, or else the season year. */
  year: number | null
  age_rating: string | null
  age_rating_guide: string | null
  subtype: string | null
  /** Editorial: popularity from 0 to 100. Orders works without ratings. */
  weight: number
  user_count: number
  favorites_count: number
  rating_sum: number
  rating_count: number
  /** JSON: rating (2 to 20) → number of users. */
  rating_frequencies: string
  /** In hundredths: 8228 is shown as `"82.28"`. */
  average_rating: number | null
  popularity_rank: number | null
  rating_rank: number | null
  /** The blob of an uploaded image; null means that the image is generated. */
  poster_hash: string | null
  cover_hash: string | null
  /** The generation of the catalogue in which the row last changed. */
  changed_in: number
}

export interface AnimeRow extends MediaRow {
  episode_count: number | null
  episode_length: number | null
  total_length: number | null
  youtube_video_id: string | null
}

export interface MangaRow extends MediaRow {
  chapter_count: number | null
  volume_count: number | null
  serialization: string | null
}

export interface EpisodeRow extends OfMedia, Dated {
  id: number
  season_number: number | null
  number: number
  relative_number: number | null
  titles: string
  canonical_title: string | null
  description: string | null
  airdate: string | null
  length: number | null
  thumbnail_hash: string | null
}

export interface MediaTables {
  /** A single row. Every transaction that changes the catalogue increments it. */
  catalogue: { id: 1; generation: number }
  anime: AnimeRow
  manga: MangaRow
  /** Deleted works, so that indexes in other processes can remove them. */
  removed_media: OfMedia & { removed_in: number }
  /** Every slug that a work has had, so that old links keep working. */
  media_slug: OfMedia & { slug: string }
  episode: EpisodeRow
  mapping: Dated & {
    id: number
    external_site: string
    external_id: string
    /** Also `characters`, `people`, `producers`. */
    item_type: string
    item_id: number
  }
  media_relationship: Dated & {
    id: number
    role: string
    source_type: MediaType
    source_id: number
    destination_type: MediaType
    destination_id: number
  }
  franchise: Dated & { id: number; slug: string; titles: string; canonical_title: string }
  installment: OfMedia & Dated & { id: number; franchise_id: number; tag: string; position: number | null }
  quote: OfMedia & Dated & { id: number; character_id: number | null; content: string }
}
