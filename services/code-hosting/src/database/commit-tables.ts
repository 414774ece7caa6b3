import type { SecretTables } from '@octavo/platform/data/service-secrets.ts'
import type { Generated } from 'kysely'

/** What a program found out about a commit. Never changed: a later one of the same context takes its place. */
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
  /** Where in the commit's changes it stands; none of the three when it is about the whole. */
  path: string | null
  position: number | null
  line: number | null
  /** How often each reaction was given; JSON. */
  reactions: Generated<string>
  created_at_ms: number
  updated_at_ms: number
}

export interface CommitTables extends SecretTables {
  commit_status: CommitStatusTable
  commit_comment: CommitCommentTable
}
