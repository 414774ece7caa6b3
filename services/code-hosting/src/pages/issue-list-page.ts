import { type Html, html } from '@octavo/platform/pages/html.ts'
import { problem } from '../errors.ts'
import type { IssueQuery } from '../issues/issue-filters.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import type { IssueView } from '../issues/issue-views.ts'
import { readMedia } from '../wire/media-types.ts'
import type { Asked, AskedRepository, ShownInRepository } from './asked-page.ts'
import { showIssues } from './issue-list.ts'
import { showPager } from './pager.ts'
import { showNumber } from './words.ts'

/** The issues that a query chooses, from the same pages that the API gives. */
export async function listForPage(
  pages: IssuePages,
  { row: repository, addresses, page }: AskedRepository,
  query: IssueQuery,
): Promise<{ issues: IssueView[]; total: number }> {
  const media = readMedia(undefined)
  const accountVersion = await pages.accountVersion()
  const { bytes, total } = await pages.get({ repository, accountVersion, query, page, media, addresses })
  // They are the bytes of such views.
  return { issues: JSON.parse(bytes.toString()) as IssueView[], total }
}

const asked = [
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
  return async (given: AskedRepository): Promise<ShownInRepository> => {
    const { row, base, query } = given
    if (!row.has_issues) throw problem('not_found', { message: 'Issues are disabled in this repository.' })
    const chosen: IssueQuery = Object.fromEntries(
      asked.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    )
    const { issues, total } = await listForPage(pages, given, chosen)
    const active = filters.filter((name) => query[name])
    const isPlain = active.length === 0
    const state = chosen.state ?? 'open'
    return {
      title: `Issues · ${row.owner_login}/${row.name}`,
      tab: 'issues',
      body: html`<h1>Issues</h1>
<nav class="bar" aria-label="Which issues"><ul class="row">
${showChoice(given, 'state', [
  ['open', isPlain ? `Open ${showNumber(row.open_issues)}` : 'Open'],
  ['closed', isPlain ? `Closed ${showNumber(row.closed_issues)}` : 'Closed'],
  ['all', 'All'],
])}</ul><ul class="row end">${showChoice(given, 'sort', [
        ['created', 'Newest'],
        ['updated', 'Last changed'],
        ['comments', 'Most discussed'],
      ])}</ul></nav>
<p class="row small"><a href="${base}/labels">Labels</a><a href="${base}/milestones">Milestones</a>${active.map(
        (name) =>
          html`<span class="tag">${name}: ${query[name]} <a href="${hrefWith(given, name, undefined)}">Show all<span class="hidden"> instead of only ${query[name]}</span></a></span>`,
      )}</p>
${issues.length ? showIssues(issues, base) : html`<p>No ${state === 'all' ? '' : `${state} `}issues here.</p>`}
${showPager(given, { total })}`,
    }
  }
}

function showChoice(
  given: Asked,
  name: 'state' | 'sort',
  choices: readonly (readonly [string, string])[],
): Html[] {
  const [usual = ''] = choices[0] ?? []
  return choices.map(
    ([value, words]) =>
      html`<li><a href="${hrefWith(given, name, value === usual ? undefined : value)}"${
        (given.query[name] ?? usual) === value && html` aria-current="true"`
      }>${words}</a></li>`,
  )
}

function hrefWith({ path, query }: Asked, name: string, value: string | undefined): string {
  const { page: _, after: __, [name]: ___, ...rest } = query
  const parameters = new URLSearchParams({ ...rest, ...(value === undefined ? {} : { [name]: value }) })
  return parameters.size ? `${path}?${parameters}` : path
}
