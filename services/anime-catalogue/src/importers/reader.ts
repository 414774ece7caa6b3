import type { SourceWork } from '../works/source-work.ts'

/** What a reader found at one place of its source: a work, something wrong, or nothing of use. */
export interface Found {
  /** How far the source has been read, with this: greater than before, and the same each time. */
  cursor: number
  work?: SourceWork
  /** Why there is no work, or what of it was left out, in words that name the place. */
  flaws?: readonly string[]
  /** How much of the whole is read, from 0 to 1. */
  share?: number | undefined
}

/** A source of works. */
export interface Reader {
  /** What is told apart when an import is cut off: the same content is gone on with. */
  fingerprint: string
  /** Learns what it has to know before the first entry. What it returns is kept, as JSON, until the import is done. */
  prepare?(): Promise<unknown>
  /** Everything after the cursor. */
  read(cursor: number, prepared: unknown): AsyncIterable<Found>
}
