import type { Generated } from 'kysely'

/** An update of a branch or tag. */
export interface PushTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  ref: string
  /** Null for created and deleted refs, respectively. */
  before: string | null
  after: string | null
  kind: PushKind
  pushed_at_ms: number
}

export type PushKind = 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'other_ref'

/** Ref updates about to be sent to git. A row that exists at start is left from a crash. */
export interface RefIntentTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  /** JSON: the ref changes, the new default branch, the completion and what limits the token. */
  changes: string
  created_at_ms: number
}

export interface LanguageSizesTable {
  repository_id: number
  /** The commit that was measured. */
  commit_oid: string
  /** JSON: bytes by language. */
  sizes: string
}

/** Commits of a push whose references to issues a job still has to process, and its progress. */
export interface ReferenceWorkTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  /** JSON of `TokenRights`. Null if nothing limits the actor. */
  token: string | null
  /** JSON: commit ids, oldest first. */
  oids: string
  commits_done: number
  /** References of the current commit that are done. */
  references_done: number
  total_done: number
}

export interface PushTables {
  push: PushTable
  ref_intent: RefIntentTable
  language_sizes: LanguageSizesTable
  reference_work: ReferenceWorkTable
}
