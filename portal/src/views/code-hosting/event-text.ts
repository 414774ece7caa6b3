import type { Account, Reactions } from './records.ts'

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
  rename?: { from: string; to: string }
  commit_id?: string | null
  state_reason?: string | null
}

/** Text of an event, shown after the actor's name. */
export function eventInWords(event: TimelineEvent): string {
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
    case 'renamed':
      return `changed the title from “${rename?.from}” to “${rename?.to}”`
    case 'closed':
      return `closed this${state_reason === 'not_planned' ? ' as not planned' : ''}${at}`
    case 'reopened':
      return 'reopened this'
    case 'referenced':
      return `mentioned it${at}`
    case 'cross-referenced':
      return 'mentioned this elsewhere'
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
