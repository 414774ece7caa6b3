/** A segment has its own tables `post_<id>`, `post_body_<id>`, `post_band_<id>` and `post_text_<id>`. */
export interface SegmentTable {
  id: number
  first_seq: number
  /** The crawl time of its first post. */
  from_ms: number
  /** Posts stored in it, including deleted ones. */
  posts: number
  /** Changes with each update and deletion of its posts, so that cached counts of it become invalid. */
  version: number
  /** Set once it is being deleted. It is no longer searched then. */
  expired: number
}

/** One row: the sequencer. */
export interface CrawlStateTable {
  id: number
  last_seq: number
  last_crawled_ms: number
  /** Segment ids are not reused. */
  last_segment: number
}

/** Columns that queries compare, sort and count by. */
export interface PostTable {
  seq: number
  uuid: string
  published_ms: number
  crawled_ms: number
  updated_ms: number
  thread_published_ms: number
  num_chars: number
  domain_rank: number | null
  performance_score: number
  spam_score: number
  rating: number | null
  replies_count: number
  participants_count: number
  ord_in_thread: number
  social_likes: number
  social_shares: number
  social_comments: number
  confidence: number | null
  /** 1 if an older post has the same text. */
  is_copy: number
  /** English name. */
  language: string
  country: string
  site_type: string
  site: string
  sentiment: string
  /** JSON list of names. */
  categories: string
}

export interface PostBodyTable {
  seq: number
  /** See `StoredPost`. */
  core: string
  enrichment: string
  /** See `PostExtra`. */
  extra: string
  /** Hash of the delivered content. The same again changes nothing. */
  content_hash: string
  cluster_id: string | null
}

export interface PostTables {
  segment: SegmentTable
  crawl_state: CrawlStateTable
  post_uuid: { uuid: string; seq: number }
  /** Deleted on request: the crawler does not bring them back. */
  post_tombstone: { uuid: string; deleted_ms: number }
  /** Words of the index, to find those that match a pattern such as `te?t`. */
  word: { text: string }
  cluster: { id: string; first_seq: number; size: number }
  cluster_member: { cluster_id: string; seq: number }
  [post: `post_${number}`]: PostTable
  [body: `post_body_${number}`]: PostBodyTable
  /** Threads with replies. */
  thread: { uuid: string; replies: number; last_place: number; last_seq: number }
  thread_author: { thread_uuid: string; author: string; posts: number }
  /** Keys of near-duplicates. */
  [band: `post_band_${number}`]: { band_key: number; seq: number }
}
