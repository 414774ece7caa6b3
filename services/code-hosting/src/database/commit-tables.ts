import type { SecretTables } from '@octavo/platform/data/service-secrets.ts'
import type { Generated } from 'kysely'

/** Append-only: the latest status of a context is the current one. */
export interface CommitStatusTable {
  id: Generated<number>
  repository_id: number
  oid: string
  context: string
  state: 'error' | 'failure' | 'pending' | 'success'
  target_url: string | null
  description: string | null
  creator_id: number
  created_at_ms: number
}

export interface CommitCommentTable {
  id: Generated<number>
  repository_id: number
  oid: string
  author_id: number
  body: string
  /** The position in the diff. All three are null for comments on the whole commit. */
  path: string | null
  position: number | null
  line: number | null
  /** JSON: the count of each reaction. */
  reactions: Generated<string>
  created_at_ms: number
  updated_at_ms: number
}

export interface CommitTables extends SecretTables {
  commit_status: CommitStatusTable
  commit_comment: CommitCommentTable
}
