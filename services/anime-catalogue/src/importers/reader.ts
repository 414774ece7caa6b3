import type { SourceWork } from '../works/source-work.ts'

/** One entry of a source: an anime, problems, or neither. */
export interface SourceEntry {
  /** Position after this entry: ascending, and stable between runs. */
  cursor: number
  work?: SourceWork
  /** Problems, with their location. */
  errors?: readonly string[]
  /** Progress from 0 to 1. */
  share?: number | undefined
}

/** A source of works. */
export interface Reader {
  /** An import resumes if the fingerprint is the same. */
  fingerprint: string
  /** Runs before the first entry. The result is stored as JSON until the import finishes. */
  prepare?(): Promise<unknown>
  /** Everything after the cursor. */
  read(cursor: number, prepared: unknown): AsyncIterable<SourceEntry>
}
