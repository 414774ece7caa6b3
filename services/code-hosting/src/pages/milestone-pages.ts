import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import { createMilestones } from '../issues/milestones.ts'
import type { MilestoneRow } from '../issues/store/milestones.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { sliceOf } from '../wire/links.ts'
import { readNumber } from '../wire/path-numbers.ts'
import { showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import { showIssues } from './issue-list.ts'
import { listForPage } from './issue-list-page.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'

export function createMilestonePages(context: Context, pages: IssuePages) {
  const milestones = createMilestones(context)

  async function describe({ row, addresses }: RepositoryPageRequest, milestone: MilestoneRow, level: number) {
    if (!milestone.description) return false
    const repository = { fullName: `${row.owner_login}/${row.name}` }
    return embed(await renderMarkdown(milestone.description, { addresses, repository }), level)
  }

  return {
    async list(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, base, page, query } = pageRequest
      const state = query.state === 'closed' ? 'closed' : 'open'
      const { rows, total } = await milestones.list(
        { repositoryId: row.id, state, sort: 'due_on', direction: 'asc' },
        sliceOf(page),
      )
      const items: Html[] = []
      for (const milestone of rows)
        items.push(html`<li><h2 class="name"><a href="${base}/milestone/${milestone.number}">${milestone.title}</a></h2>
${showProgress(milestone)}${await describe(pageRequest, milestone, 2)}</li>`)
      const choice = (value: string, label: string) =>
        html`<li><a href="${base}/milestones${value === 'closed' && '?state=closed'}"${state === value && html` aria-current="true"`}>${label}</a></li>`
      return {
        title: `Milestones · ${row.owner_login}/${row.name}`,
        tab: 'issues',
        body: html`<h1>Milestones</h1><nav class="bar" aria-label="Which milestones"><ul class="row">${choice('open', 'Open')}${choice('closed', 'Closed')}</ul></nav>
${items.length ? html`<ul class="list">${items}</ul>` : html`<p>No ${state} milestones.</p>`}${showPager(pageRequest, { total })}`,
      }
    },

    async one(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, base, params } = pageRequest
      const milestone = await milestones.get(row, readNumber(params.number ?? ''))
      const query = { milestone: String(milestone.number), state: 'all' }
      const { issues, total } = await listForPage(pages, pageRequest, query)
      return {
        title: `${milestone.title} · ${row.owner_login}/${row.name}`,
        tab: 'issues',
        body: html`<h1>${milestone.title}</h1>${showProgress(milestone)}${await describe(pageRequest, milestone, 1)}
${issues.length ? showIssues(issues, base) : html`<p>No issues in this milestone yet.</p>`}${showPager(pageRequest, { total })}`,
      }
    },
  }
}

function showProgress({ is_open, due_at_ms, open_issues, closed_issues }: MilestoneRow): Html {
  const all = open_issues + closed_issues
  return html`<p class="quiet row">${!is_open && html`<span class="state closed">Closed</span>`}<span>${closed_issues} of ${all} done</span>${
    due_at_ms !== null && html`<span>due ${showDay(due_at_ms)}</span>`
  }<progress value="${closed_issues}" max="${Math.max(1, all)}" aria-label="Done"></progress></p>`
}
