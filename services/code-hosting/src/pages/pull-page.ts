import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { createEventViews } from '../issues/event-views.ts'
import { createIssueEvents } from '../issues/issue-events.ts'
import { createIssueViews } from '../issues/issue-views.ts'
import { createIssues } from '../issues/issues.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import type { MergeGate } from '../merging/merge-gate.ts'
import { getPull } from '../pulls/get-pull.ts'
import { createPullContents } from '../pulls/pull-contents.ts'
import { readPage, sliceOf } from '../wire/links.ts'
import { readNumber } from '../wire/path-numbers.ts'
import { createCheckSummary } from './check-summary.ts'
import { showSorting } from './issue-sorting.ts'
import { showMergeBox } from './merge-box.ts'
import { createRejectionFinder } from './merge-verdicts.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'
import { framePull, type PullView } from './pull-frame.ts'
import { createPullOpener } from './pull-opener.ts'
import { type PullEntry, showPullEntry } from './pull-timeline-view.ts'
import { createThreadLoader, type ThreadView } from './review-threads.ts'
import { showRemark } from './timeline-view.ts'

/** A link to a comment does not name its page, so pages are long. */
const maxTimelineEntries = 250
const headers = { accept: 'application/vnd.github.full+json' }

/** The conversation of a pull request, or its diff as text. */
export function createPullPage(context: Context, timeline: TimelineEntries, gate: MergeGate) {
  const open = createPullOpener(context)
  const issues = createIssues(context)
  const events = createIssueEvents(context)
  const issueViews = createIssueViews(context)
  const eventViews = createEventViews(context, issueViews, timeline)
  const contents = createPullContents(context)
  const loadThreads = createThreadLoader(context)
  const summarizeChecks = createCheckSummary(context)
  const findRejection = createRejectionFinder(context, gate)

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage | NonPage> => {
    const { row, base, params, query, addresses, viewer } = pageRequest
    const [, number = '', form] = /^(\d+)(?:\.(diff|patch))?$/.exec(params.number ?? '') ?? []
    const issue = await issues.get(row, readNumber(number))
    // Issues and pull requests share numbers, so links to the wrong kind are redirected.
    if (!issue.is_pull) return { location: `${base}/issues/${issue.number}` }
    if (form === 'diff' || form === 'patch')
      return { text: await contents.text(await getPull(context.db.read, row, issue.number), form) }
    const { pull, view } = await open(pageRequest)
    const request = { addresses, headers, viewer, repository: pageRequest.request.repository }
    const page = readPage({ ...query, per_page: String(maxTimelineEntries) }, maxTimelineEntries)
    const { rows, total } = await events.list({ issueId: issue.id, isTimeline: true }, sliceOf(page))
    // Each kind of entry has a subset of these fields.
    const entries = (await eventViews.listTimeline(rows, request)) as readonly PullEntry[]
    const surroundings = { base, threads: byFirstComment(await loadThreads(pageRequest, issue.id)) }
    const opening = {
      actor: view.user,
      created_at: view.created_at,
      ...(view.body_html ? { body_html: view.body_html } : {}),
      author_association: view.author_association,
      reactions: (await issueViews.present(issue, request)).reactions,
    }
    const body = html`<div class="front"><div>${page.number === 1 && showRemark(opening)}
${entries.map((entry) => showPullEntry(entry, surroundings))}${showPager({ ...pageRequest, page }, { total })}
${showMergeBox({
  view,
  here: `${base}/pull/${view.number}`,
  rejection: await findRejection(pageRequest, pull),
  checks: await summarizeChecks(pageRequest, pull.pull.head_oid),
})}</div>${showAside(view, base)}</div>`
    return {
      title: `${view.title} · ${row.owner_login}/${row.name}`,
      summary: view.body_text,
      tab: 'pulls',
      body: framePull(view, base, 'conversation', body),
    }
  }
}

function byFirstComment(threads: ReadonlyMap<number, ThreadView>): Map<number, ThreadView> {
  return new Map([...threads.values()].map((thread) => [thread.comments[0]?.id ?? 0, thread]))
}

function showAside(view: PullView, base: string) {
  const { requested_reviewers, requested_teams } = view
  return html`<aside class="about" aria-label="Sorting"><h2>Requested reviewers</h2>${
    requested_reviewers.length + requested_teams.length > 0
      ? html`<ul class="facts">${requested_reviewers.map((one) => html`<li>${showAccount(one)}</li>`)}${requested_teams.map(({ name }) => html`<li>${name}</li>`)}</ul>`
      : html`<p class="quiet">Nobody</p>`
  }${showSorting(view, base)}</aside>`
}
