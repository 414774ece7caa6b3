import type { Generated } from 'kysely'
import type { TokenRights } from './token-rights.ts'

/** The columns of a pull request. Its issue, with the same number, has the others. */
export interface PullRequestTable {
  issue_id: number
  /** The repository of the base branch. */
  repository_id: number
  base_ref: string
  /** The tip of the base branch, updated by pushes while the pull request is open. */
  base_oid: string
  /** Null after the head repository was deleted. */
  head_repository_id: number | null
  head_ref: string
  head_oid: string
  /** Denormalized from the issue, for lists of the pull requests of a branch. */
  is_open: number
  is_draft: Generated<number>
  /** 1 if users who can write to the base may push to the head branch. */
  maintainer_can_modify: Generated<number>
  /** The result of the latest merge test, and the commits that it was computed for. */
  mergeability: Generated<'unknown' | 'mergeable' | 'conflicting'>
  is_rebaseable: Generated<number>
  tested_base_oid: string | null
  tested_head_oid: string | null
  /** The test merge in `refs/pull/N/merge`; after the merge, its commit on the base branch. */
  merge_commit_oid: string | null
  merged_at_ms: number | null
  merged_by_id: number | null
  /** JSON of `AutoMerge`. */
  auto_merge: string | null
  commits: Generated<number>
  additions: Generated<number>
  deletions: Generated<number>
  changed_files: Generated<number>
  review_comments: Generated<number>
}

/** The merge that happens once the rules of the base branch are met. */
export interface AutoMerge {
  enabledById: number
  /** Missing in older rows. */
  enabledAtMs?: number
  method: 'merge' | 'squash' | 'rebase'
  /** Null for the default texts. */
  commitTitle: string | null
  commitMessage: string | null
  /** Users without write access disable it when they push to the head or change the base. */
  headOid: string
  baseRef: string
  /** True if the token that enabled it can change workflows. Older rows lack it. */
  mayChangeWorkflows?: boolean
  /** Limits which issues are closed. Older rows lack it. */
  token?: TokenRights | undefined
}

/** The newest commits of a pull request. */
export interface PullCommitTable {
  issue_id: number
  repository_id: number
  oid: string
}

export interface PullTables {
  pull_request: PullRequestTable
  pull_commit: PullCommitTable
}
