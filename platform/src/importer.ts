/** How `octavo import SERVICE SOURCE` is called. */
export interface ImportUsage {
  summary: string
  /** The location in the usage text, such as `FILE|URL`; in brackets when it is optional. */
  location: string
  options?: Readonly<Record<string, ImportOption>>
}

/** Imports from one kind of source. */
export type Importer = (source: ImportSource, report: ImportReport) => Promise<ImportOutcome>

export interface ImportOption {
  type: 'string' | 'boolean'
  /** The name of the value in the usage text. */
  value?: string
  help: string
}

export interface ImportSource {
  /** A file path or URL. */
  location: string | undefined
  options: Readonly<Record<string, string | boolean | undefined>>
}

/** Receives the progress and notes of an import. */
export interface ImportReport {
  /** `share` is from 0 to 1, when the total is known. */
  progress(state: { text: string; share?: number | undefined }): void
  /** Reports a detail to read after the import, such as a skipped entry. */
  note(text: string): void
}

export interface ImportOutcome {
  text: string
  counts: Readonly<Record<string, number>>
}

/** A failure that the user can fix: a missing file, another format, an invalid option. */
export class ImportError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ImportError'
  }
}
