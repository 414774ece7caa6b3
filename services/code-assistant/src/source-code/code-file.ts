/** A file of a request. */
export interface CodeFile {
  path: string
  content: string
}

/** A file that an operation changed, created, deleted or moved. */
export type FileChange =
  | { path: string; content: string /** Of a file that moved. */; previousPath?: string }
  | { path: string; deleted: true }
