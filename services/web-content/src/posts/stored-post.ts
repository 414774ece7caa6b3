/** A post as stored: prepared JSON, so that a page is written without parsing it. */
export interface StoredPost {
  seq: number
  uuid: string
  crawledMs: number
  /** A JSON object without what depends on the caller's plan or request. See `parsePost`. */
  core: string
  /** Members of a JSON object: `"sentiment":…,"entities":{…}`. */
  enrichment: string
  /** The cluster of near-duplicates, if there are other copies. */
  syndicateId: string | null
  isFirst: boolean
}
