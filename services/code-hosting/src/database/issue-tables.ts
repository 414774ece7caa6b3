import type { Generated } from 'kysely'

/** Numbers of issues and milestones are 32 bits wide: PostgreSQL refuses even to look for a larger one. */
export const maxNumber = 2 ** 31 - 1

/** An issue, or a pull request: they share their numbers, and all that is said here. */
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
  is_locked: Generated<number>
  lock_reason: 'off-topic' | 'too heated' | 'resolved' | 'spam' | null
  comments: Generated<number>
  /** How often each reaction was given; JSON. */
  reactions: Generated<string>
  /** The issue that this is a part of, and its place among the parts. */
  parent_id: number | null
  parent_position: number | null
  /** How many parts it has, and how many of them are closed. */
  sub_issues: Generated<number>
  sub_issues_closed: Generated<number>
  /** Where among the pinned ones it stands. */
  pin_position: number | null
  created_at_ms: number
  updated_at_ms: number
}

/**
 * By what an issue is found: one row for its author, one for each label, and so on. It repeats what issues are ordered
 * by, so that every list is a range of one index, however many issues there are.
 */
export interface IssueFacetTable {
  issue_id: number
  /** One of `facets`. */
  kind: number
  /** The account, label or milestone; 0 where the issue has none. */
  subject_id: number
  repository_id: number
  is_open: number
  updated_at_ms: number
  comments: number
}

/** How many issues have a facet. */
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
  /** In lower case: unique in the repository. */
  name_folded: string
  color: string
  description: string | null
  is_default: number
}

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

/** The number that the next milestone gets: those of deleted ones never come again. */
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
  created_at_ms: number
  updated_at_ms: number
}

/** What happened to an issue, comments among it: its timeline. */
export interface IssueEventTable {
  id: Generated<number>
  repository_id: number
  issue_id: number
  kind: string
  /** Shown in the timeline only, and not among the events. */
  is_timeline_only: number
  actor_id: number
  /** The comment, account or other issue that it is about. */
  subject_id: number | null
  /** JSON of `EventData`. */
  data: string
  created_at_ms: number
}

export interface ReactionTable {
  id: Generated<number>
  repository_id: number
  target: 'issue' | 'comment' | 'commit_comment'
  target_id: number
  user_id: number
  content: string
  created_at_ms: number
}

export interface IssueDependencyTable {
  /** The one that cannot go on, and the one that it waits for. */
  blocked_id: number
  blocking_id: number
}

/** One row, which counts the changes of what answers show of accounts. Triggers raise it. */
export interface AccountVersionTable {
  version: number
}

export interface IssueTables {
  issue: IssueTable
  issue_facet: IssueFacetTable
  issue_tally: IssueTallyTable
  label: LabelTable
  milestone: MilestoneTable
  milestone_number: MilestoneNumberTable
  issue_comment: IssueCommentTable
  issue_event: IssueEventTable
  reaction: ReactionTable
  issue_dependency: IssueDependencyTable
  account_version: AccountVersionTable
}
