import type { OfMedia } from './media-tables.ts'

/** What was taken in from elsewhere, and how far an import has got. */
export interface ImportTables {
  /** Where the facts of a work are from. */
  media_source: OfMedia & {
    source: string
    /** JSON: the names of the attributes that this source gave or changed last. */
    fields: string
    taken_at_ms: number
  }
  import_run: {
    id: number
    source: string
    /** The same for the same content and options: whatever has it goes on where the last one was cut off. */
    fingerprint: string
    /** How far it has got, as its reader counts. */
    cursor: number
    /** JSON: what the reader learned before the first entry. */
    state: string
    /** JSON. */
    counts: string
    started_at_ms: number
    finished_at_ms: number | null
  }
  /** Relations to works that may come later in the same import. */
  import_relation: {
    run_id: number
    media_id: number
    role: string
    external_site: string
    external_id: string
  }
}
