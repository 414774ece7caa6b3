/** A post before enrichment. Must survive the structured clone to a worker thread. */
export interface EnrichmentInput {
  title: string
  /** Plain text with line breaks. */
  text: string
  /** Declared languages as BCP 47 tags, the most specific first: of the entry, the feed, the page, the source. */
  languages?: readonly string[]
  url?: string
  /** Categories of the feed entry, in the words of the feed. */
  feedCategories?: readonly string[]
  /** Categories that the operator set for the source, IPTC names. */
  sourceCategories?: readonly string[]
}

export type Sentiment = 'positive' | 'neutral' | 'negative'

export interface Entity {
  name: string
  /** `none` when no sentence that names the entity has an opinion word. */
  sentiment: Sentiment | 'none'
}

export interface OrganizationEntity extends Entity {
  tickers: string[]
}

export interface Entities {
  persons: Entity[]
  organizations: OrganizationEntity[]
  locations: Entity[]
}

export type EntityKind = keyof Entities

export interface Enrichment {
  /** ISO 639-1, `zh-hant` for Traditional Chinese, or empty when unknown. */
  language: string
  /** Null for languages without an opinion lexicon. */
  sentiment: Sentiment | null
  entities: Entities
  /** IPTC Media Topics of the top level. */
  categories: string[]
  /** `Category->topic`. */
  topics: string[]
  summary: string
  /** From 0 to 1. */
  spamScore: number
}
