import type { Sentiment } from '../enrichment/enrichment.ts'

/** The expected enrichment of a generated text, for tests. */
export interface SampleLabels {
  language: string
  sentiment: Sentiment
  categories: readonly string[]
  persons: readonly string[]
  organizations: readonly string[]
  locations: readonly string[]
}

/** A post of the sample world. */
export interface SamplePost {
  url: string
  siteHost: string
  siteName: string
  siteType: 'news' | 'blogs' | 'discussions'
  country: string
  language: string
  section: string
  title: string
  /** Paragraphs are separated by an empty line. */
  text: string
  author: string
  publishedMs: number
  /** Set for a correction. */
  updatedMs: number | undefined
  /** 0 is the article, comments and replies follow. */
  ordInThread: number
  threadUrl: string
  parentUrl: string | undefined
  externalLinks: readonly string[]
  /** The URL of the first publication, if this is a copy. */
  syndicatedFrom: string | undefined
  labels: SampleLabels
}
