import type { Sentiment } from '../../enrichment/enrichment.ts'

/** One kind of event: its tone, headline, first paragraph, and further sentences. */
export type EventTemplate = readonly [
  tone: Sentiment,
  title: string,
  lead: string,
  details: readonly string[],
]

/**
 * What posts of one language are made of. Templates have slots in braces: `person`, `last` (the last name of
 * `person`), `woman`, `man`, `witness`, `company`, `org`, `club`, `city`, `place`, `amount`, `percent`, `count`, `day`,
 * `nextDay`, `product`.
 */
export interface Prose {
  women: readonly string[]
  men: readonly string[]
  lastNames: readonly string[]
  /** How a first and a last name form a full name. */
  fullName: (first: string, last: string) => string
  companies: readonly string[]
  /** Universities, hospitals, foundations. */
  organizations: readonly string[]
  clubs: readonly string[]
  /** Fictional towns. */
  cities: readonly string[]
  /** Real capitals and countries, for comparisons. */
  places: readonly string[]
  products: readonly string[]
  days: readonly string[]
  currency: (millions: number) => string
  percent: (value: number) => string
  /** By category slug. */
  events: Readonly<Record<string, readonly EventTemplate[]>>
  /** Sentences that carry an opinion, or none. */
  positive: readonly string[]
  negative: readonly string[]
  neutral: readonly string[]
  /** Comments below posts and answers in discussions. */
  comments: Readonly<Record<Sentiment, readonly string[]>>
  /** First and last lines of blog posts and discussions. */
  blogOpenings: readonly string[]
  questions: readonly string[]
  correction: string
  agencyCredit: string
}
