import type { Generated } from 'kysely'

/** What happened to a branch or tag. */
export interface PushTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  ref: string
  /** Null where it was created, or deleted. */
  before: string | null
  after: string | null
  kind: PushKind
  pushed_at_ms: number
}

export type PushKind = 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'other_ref'

/** What git was about to be asked for. A row that is still there at start tells of a crash in between. */
export interface RefIntentTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  /** JSON of `RefChange[]`. */
  changes: string
  created_at_ms: number
}

export interface LanguageSizesTable {
  repository_id: number
  /** The commit that was measured. */
  commit_oid: string
  /** Bytes by language; JSON. */
  sizes: string
}

/** Commits of a push whose references to issues a job has yet to follow, and how far it has come. */
export interface ReferenceWorkTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  /** JSON of commit ids, the oldest first. */
  oids: string
  commits_done: number
  /** Of the commit after those. */
  references_done: number
  total_done: number
}

export interface PushTables {
  push: PushTable
  ref_intent: RefIntentTable
  language_sizes: LanguageSizesTable
  reference_work: ReferenceWorkTable
}
