import { html } from '@octavo/platform/pages/html.ts'
import { problem } from '../errors.ts'
import type { IssueQuery } from '../issues/issue-filters.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import type { IssueView } from '../issues/issue-views.ts'
import { readMedia } from '../wire/media-types.ts'
import { showNumber } from './counts.ts'
import { showIssues } from './issue-list.ts'
import { hrefWith, showChoice } from './list-choices.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'

/** Lists issues from the same cached pages as the API. */
export async function listForPage(
  pages: IssuePages,
  { row: repository, addresses, page }: RepositoryPageRequest,
  query: IssueQuery,
): Promise<{ issues: IssueView[]; total: number }> {
  const media = readMedia(undefined)
  const accountVersion = await pages.accountVersion()
  const { bytes, total } = await pages.get({ repository, accountVersion, query, page, media, addresses })
  // The bytes are JSON of these views.
  return { issues: JSON.parse(bytes.toString()) as IssueView[], total }
}

const queryNames = [
  'state',
  'labels',
  'milestone',
  'assignee',
  'creator',
  'mentioned',
  'sort',
  'direction',
] as const
const filters = ['labels', 'milestone', 'assignee', 'creator', 'mentioned'] as const

export function createIssueListPage(pages: IssuePages) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base, query } = pageRequest
    if (!row.has_issues) throw problem('not_found', { message: 'Issues are disabled in this repository.' })
    const chosen: IssueQuery = Object.fromEntries(
      queryNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    )
    const { issues, total } = await listForPage(pages, pageRequest, chosen)
    const active = filters.filter((name) => query[name])
    const isPlain = active.length === 0
    const state = chosen.state ?? 'open'
    return {
      title: `Issues · ${row.owner_login}/${row.name}`,
      tab: 'issues',
      body: html`<h1>Issues</h1>
<nav class="bar" aria-label="Which issues"><ul class="row">
${showChoice(pageRequest, 'state', [
  ['open', isPlain ? `Open ${showNumber(row.open_issues)}` : 'Open'],
  ['closed', isPlain ? `Closed ${showNumber(row.closed_issues)}` : 'Closed'],
  ['all', 'All'],
])}</ul><ul class="row end">${showChoice(pageRequest, 'sort', [
        ['created', 'Newest'],
        ['updated', 'Last changed'],
        ['comments', 'Most discussed'],
      ])}</ul></nav>
<p class="row small"><a href="${base}/labels">Labels</a><a href="${base}/milestones">Milestones</a>${active.map(
        (name) =>
          html`<span class="tag">${name}: ${query[name]} <a href="${hrefWith(pageRequest, name, undefined)}">Show all<span class="hidden"> instead of only ${query[name]}</span></a></span>`,
      )}</p>
${issues.length ? showIssues(issues, base) : html`<p>No ${state === 'all' ? '' : `${state} `}issues here.</p>`}
${showPager(pageRequest, { total })}`,
    }
  }
}
