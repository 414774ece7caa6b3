import type { Account, Reactions, ReviewComment } from './records.ts'

/** The fields present depend on the event. */
export interface TimelineEvent {
  event: string
  id?: number
  actor?: Account | null
  user?: Account | null
  created_at?: string
  updated_at?: string
  body_html?: string
  reactions?: Reactions
  label?: { name: string }
  assignee?: { login: string } | null
  milestone?: { title: string }
  issue_type?: { name: string }
  prev_issue_type?: { name: string }
  rename?: { from: string; to: string }
  commit_id?: string | null
  state_reason?: string | null
  /** Reviews only. */
  state?: string
  submitted_at?: string
  /** Review threads only: the first comment. */
  comments?: readonly ReviewComment[]
  /** Commits only. */
  sha?: string
  message?: string
  author?: { name?: string; date?: string }
  requested_reviewer?: { login: string }
  requested_team?: { name: string }
}

/** Text of an event, shown after the actor's name. */
export function describeEvent(event: TimelineEvent): string {
  const { label, assignee, actor, milestone, rename, commit_id, state_reason } = event
  const whom = assignee?.login === actor?.login ? 'themselves' : assignee?.login
  const at = commit_id ? ` in ${commit_id.slice(0, 7)}` : ''
  switch (event.event) {
    case 'labeled':
      return `added the label ${label?.name}`
    case 'unlabeled':
      return `removed the label ${label?.name}`
    case 'assigned':
      return `assigned ${whom}`
    case 'unassigned':
      return `unassigned ${whom}`
    case 'milestoned':
      return `added this to the milestone ${milestone?.title}`
    case 'demilestoned':
      return `removed this from the milestone ${milestone?.title}`
    case 'issue_type_added':
    case 'issue_type_changed':
      return `set the type to ${event.issue_type?.name}`
    case 'issue_type_removed':
      return `removed the type ${event.prev_issue_type?.name}`
    case 'renamed':
      return `changed the title from “${rename?.from}” to “${rename?.to}”`
    case 'closed':
      return `closed this${state_reason === 'not_planned' ? ' as not planned' : ''}${at}`
    case 'reopened':
      return 'reopened this'
    case 'referenced':
      return `mentioned this${at}`
    case 'cross-referenced':
      return 'mentioned this elsewhere'
    case 'mentioned':
      return 'was mentioned'
    case 'subscribed':
      return 'subscribed to this'
    case 'review_requested':
      return `requested a review from ${event.requested_team?.name ?? event.requested_reviewer?.login}`
    case 'review_request_removed':
      return `no longer requests a review from ${event.requested_team?.name ?? event.requested_reviewer?.login}`
    case 'merged':
      return `merged this${at}`
    case 'ready_for_review':
      return 'marked this as ready for review'
    case 'convert_to_draft':
      return 'marked this as a draft'
    case 'head_ref_force_pushed':
      return 'force-pushed the branch'
    case 'head_ref_deleted':
      return 'deleted the head branch'
    case 'locked':
      return 'locked the conversation'
    case 'unlocked':
      return 'unlocked the conversation'
    default:
      return event.event.replaceAll(/[_-]/g, ' ')
  }
}
