/** A feed of any format. URLs are absolute, and text is plain unless the name of the field says HTML. */
export interface Feed {
  format: 'rss' | 'atom' | 'json' | 'cdf'
  /** As in `2.0` or `1.0`; empty when the feed names none. */
  version: string
  title: string | undefined
  description: string | undefined
  /** The site's page that the feed belongs to. */
  url: string | undefined
  /** The address that the feed itself declares (`rel=self`); the topic of WebSub. */
  selfUrl: string | undefined
  hubUrls: readonly string[]
  /** The next page of a paged feed (RFC 5005, JSON Feed `next_url`). */
  nextUrl: string | undefined
  /** The feed's new address (`itunes:new-feed-url`). */
  movedTo: string | undefined
  /** As declared, such as `en-GB`; lower case is not guaranteed. */
  language: string | undefined
  authors: readonly FeedPerson[]
  rights: string | undefined
  generator: string | undefined
  imageUrl: string | undefined
  categories: readonly string[]
  publishedMs: number | undefined
  updatedMs: number | undefined
  schedule: FeedSchedule
  entries: readonly FeedEntry[]
  /** The character encoding that the bytes were decoded with. */
  encoding: string
}

/** When clients should fetch again, as the publisher declares. */
export interface FeedSchedule {
  /** RSS `ttl`, or the interval of `sy:updatePeriod` and `sy:updateFrequency`. */
  intervalMs: number | undefined
  /** Hours of the day, 0–23 in UTC, in which the feed does not change. */
  skipHours: readonly number[]
  /** Days of the week, 0 = Sunday. */
  skipDays: readonly number[]
}

export interface FeedEntry {
  /** The publisher's id of the entry: `guid`, `atom:id`, `rdf:about`, JSON Feed `id`. */
  id: string | undefined
  /** The entry's page. */
  url: string | undefined
  /** JSON Feed `external_url`, Atom `rel=related`: the page that a link entry is about. */
  relatedUrl: string | undefined
  title: string | undefined
  /** Untrusted HTML. Relative links in it resolve against `baseUrl`; `readHtmlContent` turns it into text. */
  summaryHtml: string | undefined
  contentHtml: string | undefined
  baseUrl: string
  authors: readonly FeedPerson[]
  categories: readonly string[]
  publishedMs: number | undefined
  updatedMs: number | undefined
  language: string | undefined
  imageUrl: string | undefined
  enclosures: readonly FeedEnclosure[]
  commentsUrl: string | undefined
  commentsFeedUrl: string | undefined
  commentsCount: number | undefined
  /** Atom threading (RFC 4685): id and URL of the entry that this one replies to. */
  inReplyTo: { id: string | undefined; url: string | undefined } | undefined
  /** The feed that an aggregated entry was copied from. */
  source: { title: string | undefined; url: string | undefined } | undefined
  location: { latitude: number; longitude: number } | undefined
}

export interface FeedPerson {
  name: string | undefined
  email: string | undefined
  url: string | undefined
}

export interface FeedEnclosure {
  url: string
  /** Media type, such as `audio/mpeg`. */
  type: string | undefined
  bytes: number | undefined
}

export interface FeedOptions {
  /** The address that the feed was read from, after redirects. */
  url: string
  /** The `Content-Type` header of the response. */
  contentType?: string | undefined
}
