import type { Generated } from 'kysely'

/** A small git repository of one user. Everything about its files repeats what git has at the head. */
export interface GistTable {
  id: Generated<number>
  /** The public id: 32 hex digits that cannot be guessed. */
  name: string
  owner_id: number
  description: string | null
  is_public: number
  /** The gist that this one was forked from. */
  parent_id: number | null
  head_oid: string
  /** JSON: `GistFile[]`. */
  files: string
  /** The size of the files. */
  size_bytes: number
  /** The size of everything that was ever written, as an upper bound of the history. */
  stored_bytes: number
  comments: Generated<number>
  /** JSON: the change that git is about to make. Left over after a crash. */
  pending: string | null
  created_at_ms: number
  updated_at_ms: number
}

export interface GistStarTable {
  user_id: number
  gist_id: number
}

export interface GistCommentTable {
  id: Generated<number>
  gist_id: number
  author_id: number
  body: string
  created_at_ms: number
  updated_at_ms: number
}

export interface GistTables {
  gist: GistTable
  gist_star: GistStarTable
  gist_comment: GistCommentTable
}
