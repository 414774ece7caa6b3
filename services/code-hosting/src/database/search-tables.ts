import type { Generated } from 'kysely'

/** The content of a file, stored once for all repositories. Its words are in the index `code_text`. */
export interface CodeBlobTable {
  id: Generated<number>
  oid: string
  size_bytes: number
}

/** A searchable file of a default branch. */
export interface CodeFileTable {
  id: Generated<number>
  repository_id: number
  blob_id: number
  path: string
  /** In lower case. */
  path_folded: string
  name_folded: string
  extension: string
  language: string | null
}

/** A commit of a default branch. Its words are in the index `commit_text`. */
export interface CommitEntryTable {
  id: Generated<number>
  repository_id: number
  oid: string
  tree: string
  /** JSON: commit ids. */
  parents: string
  is_merge: number
  author_name: string
  author_email: string
  author_at_ms: number
  committer_name: string
  committer_email: string
  committer_at_ms: number
}

/** The commits that the indexes of files and of commits were last completed for. */
export interface CodeIndexTable {
  repository_id: number
  files_oid: string | null
  commits_oid: string | null
}

/** Progress of indexing rows that are older than an index. A missing row means that it is complete. */
export interface SearchBackfillTable {
  index_name: string
  after_id: number
}

export interface SearchTables {
  code_blob: CodeBlobTable
  code_file: CodeFileTable
  commit_entry: CommitEntryTable
  code_index: CodeIndexTable
  search_backfill: SearchBackfillTable
}
