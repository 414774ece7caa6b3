import type { Generated } from 'kysely'

/** Numbers of issues and milestones are 32-bit. PostgreSQL rejects queries for larger ones. */
export const maxNumber = 2 ** 31 - 1

/** An issue or a pull request. Both share one sequence of numbers. */
export interface IssueTable {
  id: Generated<number>
  repository_id: number
  number: number
  is_pull: Generated<number>
  title: string
  body: string | null
  is_open: number
  state_reason: 'completed' | 'not_planned' | 'duplicate' | 'reopened' | null
  author_id: number
  closed_by_id: number | null
  closed_at_ms: number | null
  milestone_id: number | null
  /** A deleted type stays until a job has removed it. */
  type_id: number | null
  is_locked: Generated<number>
  lock_reason: 'off-topic' | 'too heated' | 'resolved' | 'spam' | null
  comments: Generated<number>
  /** JSON: the count of each reaction. */
  reactions: Generated<string>
  /** The parent issue, and the position among its sub-issues. */
  parent_id: number | null
  parent_position: number | null
  /** The counts of all and of closed sub-issues. */
  sub_issues: Generated<number>
  sub_issues_closed: Generated<number>
  /** The position among the pinned issues. */
  pin_position: number | null
  created_at_ms: number
  updated_at_ms: number
}

/**
 * The filter values of an issue: one row for the author, one per label, and so on. It repeats the sort columns of
 * issues, so every list is a range of one index, independent of the number of issues.
 */
export interface IssueFacetTable {
  issue_id: number
  /** One of `facets`. */
  kind: number
  /** The account, label, milestone or type. 0 means none. */
  subject_id: number
  repository_id: number
  is_open: number
  updated_at_ms: number
  comments: number
}

/** The number of issues per facet. */
export interface IssueTallyTable {
  repository_id: number
  kind: number
  subject_id: number
  open: number
  closed: number
}

export interface LabelTable {
  id: Generated<number>
  repository_id: number
  name: string
  /** In lower case. Unique in the repository. */
  name_folded: string
  color: string
  description: string | null
  is_default: number
  /** Null for labels from before these columns. */
  created_at_ms: number | null
  updated_at_ms: number | null
}

/** A type of issues, such as “Bug”, in all repositories of an organization. */
export interface IssueTypeTable {
  id: Generated<number>
  organization_id: number
  name: string
  /** In lower case. Unique in the organization. */
  name_folded: string
  description: string | null
  color: IssueTypeColor
  is_enabled: number
  created_at_ms: number
  updated_at_ms: number
}

export const issueTypeColors = ['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'pink', 'purple'] as const
export type IssueTypeColor = (typeof issueTypeColors)[number]

export interface MilestoneTable {
  id: Generated<number>
  repository_id: number
  number: number
  title: string
  description: string | null
  is_open: number
  creator_id: number
  due_at_ms: number | null
  closed_at_ms: number | null
  created_at_ms: number
  updated_at_ms: number
}

/** The next milestone number. Numbers of deleted milestones are not reused. */
export interface MilestoneNumberTable {
  repository_id: number
  next_number: number
}

export interface IssueCommentTable {
  id: Generated<number>
  repository_id: number
  issue_id: number
  author_id: number
  body: string
  reactions: Generated<string>
  /** Null unless it is the pinned comment of its issue. */
  pinned_at_ms: Generated<number | null>
  pinned_by_id: Generated<number | null>
  created_at_ms: number
  updated_at_ms: number
}

/** Users with commits on the default branch, as far as the search index has seen them. */
export interface ContributorTable {
  repository_id: number
  user_id: number
}

/** The timeline of issues, including comments. */
export interface IssueEventTable {
  id: Generated<number>
  repository_id: number
  issue_id: number
  kind: string
  /** Shown in the timeline but not in the list of events. */
  is_timeline_only: number
  actor_id: number
  /** The comment, account or other issue of the event. */
  subject_id: number | null
  /** JSON of `EventData`. */
  data: string
  created_at_ms: number
}

export interface ReactionTable {
  id: Generated<number>
  repository_id: number
  target: 'issue' | 'comment' | 'commit_comment' | 'review_comment' | 'release'
  target_id: number
  user_id: number
  content: string
  created_at_ms: number
}

export interface IssueDependencyTable {
  /** The blocked issue and the issue that blocks it. */
  blocked_id: number
  blocking_id: number
}

/** The number of an issue that was transferred, or deleted if the id is null. */
export interface IssueRedirectTable {
  repository_id: number
  number: number
  issue_id: number | null
}

/** A branch for work on an issue. */
export interface LinkedBranchTable {
  id: Generated<number>
  issue_id: number
  /** The repository of the branch. */
  repository_id: number
  name: string
}

/** A single row that counts changes of what responses show of accounts. Incremented by triggers. */
export interface AccountVersionTable {
  version: number
}

export interface IssueTables {
  issue: IssueTable
  issue_facet: IssueFacetTable
  issue_tally: IssueTallyTable
  label: LabelTable
  issue_type: IssueTypeTable
  milestone: MilestoneTable
  milestone_number: MilestoneNumberTable
  issue_comment: IssueCommentTable
  contributor: ContributorTable
  issue_event: IssueEventTable
  reaction: ReactionTable
  issue_dependency: IssueDependencyTable
  issue_redirect: IssueRedirectTable
  linked_branch: LinkedBranchTable
  account_version: AccountVersionTable
}
