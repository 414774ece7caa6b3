import type { ServiceContext } from './service.ts'

/** How a service takes in what others have gathered, in bulk: what `octavo import SERVICE SOURCE` runs. */
export interface ServiceImporter<Config = unknown, DB = unknown> {
  /** What it takes in, in a few words. */
  summary: string
  /** What the location is called in the help, such as `FILE|URL`; in brackets where it may be left out. */
  location: string
  options?: Readonly<Record<string, ImportOption>>
  run(context: ServiceContext<Config, DB>, source: ImportSource, report: ImportReport): Promise<ImportOutcome>
}

export interface ImportOption {
  type: 'string' | 'boolean'
  /** How the value is called in the help. */
  value?: string
  help: string
}

export interface ImportSource {
  /** A file or an address. */
  location: string | undefined
  options: Readonly<Record<string, string | boolean | undefined>>
}

/** Where an import says how it is getting on. */
export interface ImportReport {
  /** `share` is from 0 to 1, where the whole is known. */
  progress(state: { text: string; share?: number | undefined }): void
  /** Something to read afterwards, such as an entry that was left out. */
  note(text: string): void
}

/** What was done, as numbers by name and in one sentence. */
export interface ImportOutcome {
  text: string
  counts: Readonly<Record<string, number>>
}

/** What the person who imports can do something about: no such file, another format, a mistake in an option. */
export class ImportError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ImportError'
  }
}
