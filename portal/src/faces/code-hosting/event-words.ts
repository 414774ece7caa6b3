import type { Account, Reactions } from './records.ts'

/** One thing that happened to an issue. Which of these it has depends on the event. */
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
  rename?: { from: string; to: string }
  commit_id?: string | null
  state_reason?: string | null
}

/** What somebody did, to be read after who did it. */
export function eventInWords(event: TimelineEvent): string {
  const { label, assignee, actor, milestone, rename, commit_id, state_reason } = event
  const whom = assignee?.login === actor?.login ? 'themselves' : assignee?.login
  const at = commit_id ? ` in ${commit_id.slice(0, 7)}` : ''
  switch (event.event) {
    case 'labeled':
      return `put the label ${label?.name} on it`
    case 'unlabeled':
      return `took the label ${label?.name} off`
    case 'assigned':
      return `assigned ${whom}`
    case 'unassigned':
      return `no longer assigns ${whom}`
    case 'milestoned':
      return `put it into ${milestone?.title}`
    case 'demilestoned':
      return `took it out of ${milestone?.title}`
    case 'renamed':
      return `renamed it from “${rename?.from}” to “${rename?.to}”`
    case 'closed':
      return `closed it${state_reason === 'not_planned' ? ' as not planned' : ''}${at}`
    case 'reopened':
      return 'opened it again'
    case 'referenced':
      return `mentioned it${at}`
    case 'cross-referenced':
      return 'mentioned it elsewhere'
    case 'mentioned':
      return 'was mentioned'
    case 'subscribed':
      return 'follows it'
    case 'locked':
      return 'locked the conversation'
    case 'unlocked':
      return 'unlocked the conversation'
    default:
      return event.event.replaceAll(/[_-]/g, ' ')
  }
}
