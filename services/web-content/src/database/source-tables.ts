import type { Generated } from 'kysely'

export interface SourceTables {
  source: SourceTable
  source_entry: SourceEntryTable
  crawl_host: CrawlHostTable
  crawl_task: CrawlTaskTable
  websub: WebSubTable
  /** The last list of `octavo import web-content domain-ranks`. */
  domain_rank: { site: string; rank: number; listed_ms: number }
}

/** Subscriptions to hubs. The id is part of the callback's path. */
interface WebSubTable {
  id: string
  /** Without a source it is ending. */
  source_id: number | null
  hub: string
  topic: string
  secret: string
  state: 'pending' | 'active' | 'ending'
  lease_until_ms: number | null
  /** When the next request to the hub is due. */
  request_at_ms: number
  attempts: number
}

export interface SourceTable {
  id: Generated<number>
  /** As the administrator named it. */
  url: string
  /** The feed or sitemap that is fetched, after discovery and permanent redirects. */
  target_url: string
  kind: 'unknown' | 'feed' | 'sitemap' | 'activitypub'
  title: string
  folder: string
  state: 'active' | 'paused' | 'disabled'
  /** Why the crawler paused or disabled it. */
  state_reason: string | null
  /** `SourceSettings` as JSON. */
  settings: string
  created_at_ms: number

  etag: string | null
  last_modified: string | null
  /** The permanent redirect of the last response, and how many responses in a row had it. */
  redirect_url: string | null
  redirect_count: number

  fetches: number
  not_modified: number
  posts: number
  posts_per_day: number
  failures: number
  failing_since_ms: number | null
  last_fetch_at_ms: number | null
  last_success_at_ms: number | null
  /** When its entries were last read, which a response with status 304 does not do. */
  read_at_ms: number | null
  last_status: number | null
  last_error: string | null
}

/** Entries of a feed that were ingested or are queued, by a hash of their id. `seen_at_ms` may be weeks older than the last reading. */
interface SourceEntryTable {
  source_id: number
  entry_hash: string
  content_hash: string
  seen_at_ms: number
}

/** The crawler sends one request at a time to a host. */
interface CrawlHostTable {
  host: string
  /** When the first of its tasks is due. */
  due_at_ms: number | null
  /** No request before this time: one is running, or the pause after the last one. */
  leased_until_ms: number
  failures: number
  robots: string | null
  robots_until_ms: number
}

interface CrawlTaskTable {
  id: Generated<number>
  host: string
  kind: 'source' | 'sitemap' | 'page'
  source_id: number
  url: string
  due_at_ms: number
  attempts: number
  /** The feed entry of a page, as JSON. */
  entry: string | null
  /** The redirects that were followed from `url`, as JSON. The host is that of the last one. */
  redirects: string | null
}
