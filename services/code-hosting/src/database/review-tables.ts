import type { Generated } from 'kysely'

/** `dismissed` replaces the state of an approval or a request for changes. */
export type ReviewState = 'pending' | 'approved' | 'changes_requested' | 'commented' | 'dismissed'

/** A review of a pull request. A user has at most one pending review per pull request. */
export interface ReviewTable {
  id: Generated<number>
  repository_id: number
  /** The pull request. */
  issue_id: number
  author_id: number
  body: string
  state: ReviewState
  /** The commit that was reviewed. */
  commit_oid: string
  /** Null while pending. */
  submitted_at_ms: number | null
  created_at_ms: number
  updated_at_ms: number
}

export type DiffSide = 'LEFT' | 'RIGHT'

/**
 * A conversation about a line, lines or a file of a pull request. `original_…` is where it began; the
 * other columns are its location in the diff of `commit_oid`, or null when the thread is outdated.
 */
export interface ReviewThreadTable {
  id: Generated<number>
  repository_id: number
  issue_id: number
  path: string
  subject: 'line' | 'file'
  side: DiffSide
  start_side: DiffSide | null
  diff_hunk: string
  original_commit_oid: string
  /** The merge base, whose lines comments on the left side refer to. */
  original_base_oid: string
  original_position: number
  original_line: number | null
  original_start_line: number | null
  commit_oid: string
  position: number | null
  line: number | null
  start_line: number | null
  is_outdated: Generated<number>
  /** 1 while all comments belong to one pending review. Then only its author sees the thread. */
  is_pending: number
  /** Null when unresolved. */
  resolved_by_id: number | null
  resolved_at_ms: number | null
}

export interface ReviewCommentTable {
  id: Generated<number>
  repository_id: number
  issue_id: number
  thread_id: number
  review_id: number
  author_id: number
  /** The first comment of the thread, or null for that comment. */
  in_reply_to_id: number | null
  body: string
  reactions: Generated<string>
  is_pending: number
  created_at_ms: number
  updated_at_ms: number
}

/** A pending review request of a user or team. */
export interface ReviewRequestTable {
  id: Generated<number>
  issue_id: number
  user_id: number | null
  team_id: number | null
  requester_id: number
  created_at_ms: number
}

/** The code owners of the files that a pull request changes, for the commits that they were read from. */
export interface ReviewOwnershipTable {
  issue_id: number
  base_oid: string
  head_oid: string
  /** JSON of `OwnerGroup[]`. */
  groups: string
  /** JSON of `OwnerGroup`: the owners whose review has been requested, who are not requested again. */
  requested: string
}

export interface ReviewTables {
  review: ReviewTable
  review_thread: ReviewThreadTable
  review_comment: ReviewCommentTable
  review_request: ReviewRequestTable
  review_ownership: ReviewOwnershipTable
}
