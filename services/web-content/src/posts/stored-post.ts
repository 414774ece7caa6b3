import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Entities } from '../enrichment/enrichment.ts'
import type { SiteType } from './new-post.ts'
import type { ThreadCounts } from './store/threads.ts'

/** A post as stored: prepared JSON, so that a page is written without parsing it. */
export interface StoredPost {
  seq: number
  uuid: string
  crawledMs: number
  /** A JSON object without what depends on the caller's plan or request: a `PostCore`. */
  core: string
  /** Members of a JSON object: `"sentiment":…,"entities":{…}`. */
  enrichment: string
  /** The cluster of near-duplicates, if there are other copies. */
  clusterId: string | null
  /** True for the first post of the cluster. */
  isFirst: boolean
}

export interface StoredImage {
  url: string
  meta_info: string
  uuid: string
  label: string[]
}

export interface ThreadCore {
  uuid: string
  url: string
  site_full: string
  site: string
  site_section: string | null
  site_categories: readonly string[]
  section_title: string | null
  site_title: string | null
  title: string
  title_full: string
  published: string
  replies_count: number
  participants_count: number
  site_type: SiteType
  country: string | null
  main_image: string | null
  performance_score: number
  domain_rank: number | null
  domain_rank_updated: string | null
  licensing_agency: null
  spam_score: number
  social: {
    updated: string | null
    facebook: { likes: number; comments: number; shares: number }
    vk: { shares: number }
    fediverse: { likes: number; comments: number; shares: number }
  }
}

/** The members of a post that are the same for every caller, in their order. */
export interface PostCore {
  uuid: string
  url: string
  parent_url: string | null
  ord_in_thread: number
  author: string | null
  published: string
  title: string
  text: string
  summary: string
  language: string
  categories: readonly string[]
  topics: readonly string[]
  ai_allow: boolean
  has_canonical: boolean
  webz_reporter: boolean
  breaking: boolean
  external_links: readonly string[]
  external_images: readonly StoredImage[]
  internal_images: readonly StoredImage[]
  trust: object | null
  rating: number | null
  network?: string
  account?: string
  crawled: string
  updated: string
  thread: ThreadCore
}

/** Indexed data that responses do not contain. */
export interface PostExtra {
  hasVideo: boolean
  confidence: number | null
  /** ISO 639-1 in lower case. */
  languageCode: string
  sourceId: number | null
  isEnriched: boolean
  /** Counts reported by the source. This server may have more replies. */
  reported: ThreadCounts
}

export const noEntities: Entities = { persons: [], organizations: [], locations: [] }

/** The members that depend on the plan. Without enrichment they are empty, but present. */
export function enrichmentMembers(sentiment: string | null, entities: Entities): string {
  return `"sentiment":${JSON.stringify(sentiment)},"entities":${JSON.stringify(entities)}`
}

export const emptyEnrichment = enrichmentMembers(null, noEntities)

export function parseEnrichment(members: string): { sentiment: string | null; entities: Entities } {
  return decodeJson(`{${members}}`)
}
