import type { Enrichment } from '../enrichment/enrichment.ts'

export type SiteType = 'news' | 'blogs' | 'discussions'

export interface PostImage {
  url: string
  /** Alternative text or caption. */
  description?: string | undefined
}

/** The page or discussion that a post belongs to. */
export interface NewThread {
  /** Canonical. The same for all posts of the thread. */
  url: string
  title: string
  /** With the site's name, as the page shows it. */
  fullTitle?: string | undefined
  sectionUrl?: string | undefined
  sectionTitle?: string | undefined
  siteTitle?: string | undefined
  siteType: SiteType
  siteCategories?: readonly string[] | undefined
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string | undefined
  publishedMs: number
  mainImage?: string | undefined
  repliesCount?: number | undefined
  participantsCount?: number | undefined
  domainRank?: number | undefined
  domainRankUpdatedMs?: number | undefined
  social?: { likes?: number; shares?: number; comments?: number; updatedMs?: number } | undefined
}

/** Facts that the administrator states about a source. */
export interface SourceTrust {
  categories?: readonly string[]
  topNews?: boolean
  bias?: string
  source?: Readonly<Record<string, string>>
}

/** A post as a source delivers it. `url`, and whether it is a reply, identify it. */
export interface NewPost {
  /** Canonical. */
  url: string
  parentUrl?: string | undefined
  /** Otherwise it is the article, or the first post of a discussion. */
  isReply: boolean
  author?: string | undefined
  title: string
  /** Plain text with line breaks. */
  text: string
  /** Replaced by that of the enrichment. */
  summary?: string | undefined
  publishedMs: number
  /** ISO 639-1, or `zh-Hant`. Replaced by that of the enrichment. */
  language?: string | undefined
  hasCanonical?: boolean | undefined
  /** False when the publisher reserves AI use. */
  aiAllowed?: boolean | undefined
  isBreaking?: boolean | undefined
  hasVideo?: boolean | undefined
  externalLinks?: readonly string[] | undefined
  externalImages?: readonly PostImage[] | undefined
  internalImages?: readonly PostImage[] | undefined
  rating?: number | undefined
  /** How certain it is that `text` is the whole article, 0 to 1. */
  confidence?: number | undefined
  /** The social network and account of posts from one. */
  network?: string | undefined
  account?: string | undefined
  trust?: SourceTrust | undefined
  thread: NewThread
  sourceId?: number | undefined
  /** Categories that the feed and the operator state: hints of the enrichment. */
  feedCategories?: readonly string[] | undefined
  sourceCategories?: readonly string[] | undefined
  /** A post that is stored without enrichment is enriched when it is written again with it. */
  enrichment?: Enrichment | undefined
}
