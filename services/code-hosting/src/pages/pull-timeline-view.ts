import { type Html, html } from '@octavo/platform/pages/html.ts'
import { firstLine, showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import { showAccount } from './people.ts'
import type { ThreadView } from './review-threads.ts'
import { showThread } from './thread-view.ts'
import { showEntry, type TimelineEntry } from './timeline-view.ts'

type Person = TimelineEntry['actor']

/** An entry of the API's timeline. Each kind has a subset of these fields. */
export interface PullEntry extends Omit<TimelineEntry, 'actor' | 'created_at'> {
  actor?: Person
  created_at?: string
  user?: Person
  state?: string
  submitted_at?: string
  sha?: string
  message?: string
  author?: { name: string; date: string }
  comments?: readonly { id: number }[]
  requested_reviewer?: Person
  requested_team?: { name: string }
}

interface Surroundings {
  base: string
  /** By the id of the first comment. */
  threads: ReadonlyMap<number, ThreadView>
}

export function showPullEntry(entry: PullEntry, { base, threads }: Surroundings): Html | false {
  const { event, actor, created_at } = entry
  if (event === 'reviewed') return showReview(entry)
  if (event === 'line-commented') {
    const thread = threads.get(entry.comments?.[0]?.id ?? 0)
    return thread !== undefined && showThread(thread)
  }
  if (event === 'committed') return showCommit(entry, base)
  if (!actor || created_at === undefined) return false
  const reviewer = showReviewer(entry)
  if (reviewer) {
    const verb = event === 'review_requested' ? 'requested a review from' : 'no longer requests a review from'
    return html`<p class="event" id="event-${entry.id}">${showAccount(actor)} ${verb} ${reviewer} <span class="quiet small">${showDay(Date.parse(created_at))}</span></p>`
  }
  return showEntry({ ...entry, actor, created_at }, base)
}

function showReviewer({ requested_reviewer, requested_team }: PullEntry): Html | undefined {
  if (requested_team) return html`<b>${requested_team.name}</b>`
  return requested_reviewer && showAccount(requested_reviewer)
}

const opinions = new Map(
  Object.entries({
    APPROVED: 'approved these changes',
    CHANGES_REQUESTED: 'requested changes',
    COMMENTED: 'reviewed',
    DISMISSED: 'reviewed; the review was dismissed',
  }),
)

function showReview({ id, user, state = '', submitted_at, body_html }: PullEntry): Html | false {
  if (!user || submitted_at === undefined) return false
  const kind = state === 'APPROVED' ? 'success' : state === 'CHANGES_REQUESTED' ? 'failure' : 'pending'
  const heading = html`${showAccount(user)} <span class="state ${kind}">${opinions.get(state) ?? 'reviewed'}</span> <span class="quiet small">${showDay(Date.parse(submitted_at))}</span>`
  if (!body_html) return html`<p class="event" id="pullrequestreview-${id}">${heading}</p>`
  return html`<article class="comment" id="pullrequestreview-${id}"><h2>${heading}</h2>${embed(body_html, 2)}</article>`
}

function showCommit({ sha = '', message = '', author }: PullEntry, base: string): Html {
  return html`<p class="event"><a href="${base}/commit/${sha}"><code>${sha.slice(0, 7)}</code></a> ${firstLine(message)} <span class="quiet small">${author?.name}${author && html`, ${showDay(Date.parse(author.date))}`}</span></p>`
}
