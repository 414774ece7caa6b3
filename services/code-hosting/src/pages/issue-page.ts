import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { createEventViews } from '../issues/event-views.ts'
import { createIssueEvents } from '../issues/issue-events.ts'
import { createIssueViews } from '../issues/issue-views.ts'
import { createIssues } from '../issues/issues.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { readPage, sliceOf } from '../wire/links.ts'
import { readNumber } from '../wire/path-numbers.ts'
import { showDay } from './counts.ts'
import { showState } from './issue-list.ts'
import { showSorting } from './issue-sorting.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'
import { showEntry, showRemark, type TimelineEntry } from './timeline-view.ts'

/** A link to a comment does not name its page, so pages are long. */
const maxTimelineEntries = 250
const headers = { accept: 'application/vnd.github.full+json' }

export function createIssuePage(context: Context) {
  const issues = createIssues(context)
  const events = createIssueEvents(context)
  const issueViews = createIssueViews(context)
  const eventViews = createEventViews(context, issueViews)

  return async (counts: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, base, params, query, addresses, viewer, request } = counts
    const number = readNumber(params.number ?? '')
    const issue = await issues.find(row, number)
    if (!issue) {
      const { repository, issue: now } = await issues.getTransferred(viewer, row, number)
      return { location: `/${fullNameOf(repository)}/issues/${now.number}` }
    }
    // Issues and pull requests share numbers, so links to the wrong kind are redirected.
    if (issue.is_pull) return { location: `${base}/pull/${issue.number}` }
    if (!row.has_issues) throw problem('not_found', { message: 'Issues are disabled in this repository.' })
    const pageRequest = { addresses, headers, viewer, repository: request.repository }
    const view = await issueViews.present(issue, pageRequest)
    const page = readPage({ ...query, per_page: String(maxTimelineEntries) }, maxTimelineEntries)
    const { rows, total } = await events.list({ issueId: issue.id, isTimeline: true }, sliceOf(page))
    // Each kind of entry has a subset of these fields.
    const timeline = (await eventViews.listTimeline(rows, pageRequest)) as readonly TimelineEntry[]
    const { user: actor, created_at, body_html, author_association, reactions, type } = view
    const opening = { actor, created_at, ...(body_html ? { body_html } : {}), author_association, reactions }
    return {
      title: `${view.title} · ${row.owner_login}/${row.name}`,
      summary: view.body_text,
      tab: 'issues',
      body: html`<h1>${view.title} <span class="quiet">#${view.number}</span></h1>
<div class="bar">${showState(view)}${view.locked && html`<span class="tag">locked</span>`}<span>${showAccount(actor)} opened this on ${showDay(Date.parse(created_at))}</span></div>
<div class="front"><div>${page.number === 1 && showRemark(opening)}
${timeline.map((entry) => showEntry(entry, base))}${showPager({ ...counts, page }, { total })}</div>
<aside class="about" aria-label="Sorting">${showSorting(view, base)}${type && html`<h2>Type</h2><p>${type.name}</p>`}</aside></div>`,
    }
  }
}
