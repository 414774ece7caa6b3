/** An expected failure, whose message is shown to the owner of the repository. */
export class SourceError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SourceError'
  }
}

export interface SourceFile {
  path: string
  /** The git hash of the content. */
  hash: string
  /** Reads the content. Valid until the next file is requested. */
  read(): Promise<Buffer>
}

/** The files of a repository at one time. */
export interface RepositorySource {
  /** The number of files, if it is known before they are read. */
  readonly total: number | undefined
  /** The commit, if the source has one. Known at the end at the latest. */
  commit(): string | undefined
  files(): AsyncIterable<SourceFile>
  close(): Promise<void>
}

export const maxFiles = 20_000
/** Larger files are skipped. */
export const maxFileBytes = 1024 * 1024
/** The total size of all files. */
export const maxTotalBytes = 128 * 1024 * 1024
