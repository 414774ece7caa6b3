import type { CodeFile } from '../engine/chat-task.ts'
import type { Citation } from '../engine/engine.ts'

export interface RepositorySearch {
  /** All repositories that the user can see if it is missing. */
  name?: string | undefined
  /** The latest indexed one if it is missing. */
  ref?: string | undefined
  /** Limits the search to these folders and files. */
  paths?: readonly string[]
  query: string
  mode?: SearchMode
  /** The maximum number of passages; 10 by default. */
  limit?: number
  /** The caller. Permissions are checked for each search. */
  userId: number
  signal?: AbortSignal
}

/** `text` also finds symbols and paths. */
export type SearchMode = 'text' | 'symbol' | 'regex'

/** Lines of an indexed file, to be shown or quoted as `path:startLine-endLine@commit`. */
export interface Passage extends Citation {
  language: string | undefined
  text: string
  /** The symbol that the passage defines, if the search found it by its name. */
  symbol: string | undefined
}

export interface RelatedFilesQuery {
  name: string
  path: string | undefined
  code: string
  limit: number
  userId: number
}

export interface Repositories {
  /**
   * The best passages first, at most two of a file. Throws `repository_not_found` if there is none or the user cannot
   * see it, `repository_not_indexed` if its first index is not complete, and `request_invalid` for a wrong regular
   * expression.
   */
  search(search: RepositorySearch): Promise<Passage[]>
  /**
   * Files that have the most in common with a piece of code, without the file that it is from. None if the user cannot
   * see the repository.
   */
  listRelatedFiles(query: RelatedFilesQuery): Promise<CodeFile[]>
}
