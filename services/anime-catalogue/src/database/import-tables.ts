import type { OfMedia } from './media-tables.ts'

/** Data sources and import runs. */
export interface ImportTables {
  /** Which attributes of an anime come from which source. */
  media_source: OfMedia & {
    source: string
    /** JSON: the attributes that this source set or changed last. */
    fields: string
    taken_at_ms: number
  }
  import_run: {
    id: number
    source: string
    /** A new import with the same fingerprint resumes the unfinished run. */
    fingerprint: string
    /** Position of the reader. */
    cursor: number
    /** JSON: the state that the reader prepared before the first entry. */
    state: string
    /** JSON. */
    counts: string
    started_at_ms: number
    finished_at_ms: number | null
  }
  /** Relationships to works that may come later in the same import. */
  import_relation: {
    run_id: number
    media_id: number
    role: string
    external_site: string
    external_id: string
  }
}
