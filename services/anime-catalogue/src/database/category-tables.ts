import type { Dated, OfMedia } from './media-tables.ts'

/** Genres, categories, and streaming sites. */
export interface CategoryTables {
  genre: Dated & { id: number; slug: string; name: string; description: string | null }
  media_genre: OfMedia & { genre_id: number }
  category: Dated & {
    id: number
    slug: string
    title: string
    description: string | null
    nsfw: number
    parent_id: number | null
    child_count: number
    total_media_count: number
  }
  media_category: OfMedia & { category_id: number }
  streamer: Dated & { id: number; site_name: string; streaming_links_count: number }
  streaming_link: OfMedia &
    Dated & { id: number; streamer_id: number; url: string; subs: string; dubs: string }
  video: Dated & {
    id: number
    episode_id: number
    streamer_id: number
    url: string
    embed_data: string
    sub_lang: string | null
    dub_lang: string | null
  }
}
