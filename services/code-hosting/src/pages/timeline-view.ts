import { type Html, html } from '@octavo/platform/pages/html.ts'
import { showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import { showDot } from './label-chip.ts'
import { showAccount } from './people.ts'
import { showReactions } from './reactions-view.ts'

interface Person {
  id: number
  login: string
}

/** An entry of the API's timeline. Each kind has a subset of these fields. */
export interface TimelineEntry {
  event: string
  actor: Person
  created_at: string
  id?: number
  body_html?: string
  author_association?: string
  reactions?: object
  label?: { name: string; color: string }
  milestone?: { title: string }
  issue_type?: { name: string }
  prev_issue_type?: { name: string }
  rename?: { from: string; to: string }
  assignee?: Person
  commit_id?: string | null
  state_reason?: string | null
  lock_reason?: string | null
  source?: { issue?: { title: string; html_url: string; number: number; repository?: { full_name: string } } }
  sub_issue?: Related
  parent_issue?: Related
  blocked_by?: Related
  blocking?: Related
}

type Related = { number: number; title: string; repository: { full_name: string } } | null

export function showEntry(entry: TimelineEntry, base: string): Html {
  if (entry.event === 'commented') return showRemark(entry)
  const { id, actor, created_at } = entry
  const anchor = id === undefined ? false : html` id="event-${id}"`
  return html`<p class="event"${anchor}>${showAccount(actor)} ${wordsOf(entry, base)} <span class="quiet small">${showDay(Date.parse(created_at))}</span></p>`
}

/** The body of an issue or of a comment. */
export function showRemark({
  id,
  actor,
  created_at,
  body_html = '',
  author_association,
  reactions,
}: Omit<TimelineEntry, 'event'>): Html {
  const anchor = id === undefined ? false : html` id="issuecomment-${id}"`
  const association = standings.get(author_association ?? '')
  return html`<article class="comment"${anchor}><h2>${showAccount(actor)} <span class="quiet small">${showDay(Date.parse(created_at))}</span>${
    association && html` <span class="tag">${association}</span>`
  }</h2>${body_html ? embed(body_html, 2) : html`<p class="quiet">No comments yet.</p>`}${showReactions(reactions)}</article>`
}

const standings = new Map(Object.entries({ OWNER: 'owner', MEMBER: 'member', COLLABORATOR: 'collaborator' }))

function wordsOf(entry: TimelineEntry, base: string): Html {
  const { event, label, milestone, rename, assignee, actor } = entry
  const toSelf = assignee?.id === actor.id
  if (label) {
    const named = html`<span class="label">${showDot(label.color)}${label.name}</span>`
    return event === 'labeled' ? html`added ${named}` : html`removed ${named}`
  }
  if (milestone)
    return event === 'milestoned'
      ? html`added this to the <b>${milestone.title}</b> milestone`
      : html`removed this from the <b>${milestone.title}</b> milestone`
  if (entry.issue_type) return html`set the type to <b>${entry.issue_type.name}</b>`
  if (entry.prev_issue_type) return html`removed the type <b>${entry.prev_issue_type.name}</b>`
  if (rename) return html`changed the title from <del>${rename.from}</del> to <ins>${rename.to}</ins>`
  if (assignee && event === 'assigned')
    return toSelf ? html`self-assigned this` : html`assigned ${showAccount(assignee)}`
  if (assignee) return toSelf ? html`removed their assignment` : html`unassigned ${showAccount(assignee)}`
  if (event === 'cross-referenced') return showReference(entry.source?.issue)
  const related = entry.sub_issue ?? entry.parent_issue ?? entry.blocked_by ?? entry.blocking
  if (related) return html`${relations.get(event) ?? event.replaceAll('_', ' ')} ${showRelated(related)}`
  return html`${activityEvents[event]?.(entry) ?? event.replaceAll('_', ' ')}${commitOf(entry, base)}`
}

const activityEvents: Record<string, (entry: TimelineEntry) => string> = {
  closed: ({ state_reason }) =>
    state_reason ? `closed this as ${state_reason.replaceAll('_', ' ')}` : 'closed this',
  reopened: () => 'reopened this',
  locked: ({ lock_reason }) => `locked this conversation${lock_reason ? ` as ${lock_reason}` : ''}`,
  unlocked: () => 'unlocked this conversation',
  pinned: () => 'pinned this',
  unpinned: () => 'unpinned this',
  referenced: () => 'referenced this in a commit',
  mentioned: () => 'was mentioned',
  subscribed: () => 'subscribed',
  committed: () => 'added a commit',
  merged: () => 'merged this',
  head_ref_force_pushed: () => 'force-pushed the branch',
  head_ref_deleted: () => 'deleted the head branch',
  base_ref_deleted: () => 'deleted the base branch',
  base_ref_changed: () => 'changed the base branch',
  convert_to_draft: () => 'marked this as a draft',
  ready_for_review: () => 'marked this as ready for review',
}

const relations = new Map(
  Object.entries({
    sub_issue_added: 'added the sub-issue',
    sub_issue_removed: 'removed the sub-issue',
    parent_issue_added: 'added the parent issue',
    parent_issue_removed: 'removed the parent issue',
    blocked_by_added: 'marked this as blocked by',
    blocked_by_removed: 'marked this as no longer blocked by',
    blocking_added: 'marked this as blocking',
    blocking_removed: 'marked this as no longer blocking',
  }),
)

function commitOf({ commit_id }: TimelineEntry, base: string): Html | false {
  return commit_id
    ? html` by <a href="${base}/commit/${commit_id}"><code>${commit_id.slice(0, 7)}</code></a>`
    : false
}

function showReference(issue: NonNullable<TimelineEntry['source']>['issue']): Html {
  if (!issue) return html`mentioned this elsewhere`
  return html`mentioned this in <a href="${issue.html_url}">${issue.title} <span class="quiet">#${issue.number}</span></a>`
}

function showRelated({ number, title, repository }: NonNullable<Related>): Html {
  return html`<a href="/${repository.full_name}/issues/${number}">${title} <span class="quiet">#${number}</span></a>`
}
