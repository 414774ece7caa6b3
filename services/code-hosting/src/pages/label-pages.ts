import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { createLabels } from '../issues/labels.ts'
import { facets, findTallies } from '../issues/store/issue-facets.ts'
import { sliceOf } from '../wire/links.ts'
import { showCount } from './counts.ts'
import { showLabel } from './label-chip.ts'
import type { NonPage, RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { headings } from './table.ts'

export function createLabelPages(context: Context) {
  const labels = createLabels(context)

  return {
    async list(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, base, page } = pageRequest
      const { rows, total } = await labels.list(row, sliceOf(page))
      const labelFacets = rows.map(({ id }) => ({ kind: facets.label, subjectId: id }))
      const tallies = await findTallies(context.db.read, row.id, labelFacets)
      const lines = rows.map(
        (label, index) =>
          html`<tr><th scope="row">${showLabel(label, base)}</th><td>${label.description}</td><td class="quiet when">${showCount(
            tallies[index]?.open ?? 0,
            'open issue',
          )}</td></tr>`,
      )
      return {
        title: `Labels · ${row.owner_login}/${row.name}`,
        tab: 'issues',
        body: html`<h1>Labels</h1>${
          rows.length
            ? html`<table class="labels-table">${headings('Label', 'What it says', 'Issues')}<tbody>${lines}</tbody></table>`
            : html`<p>This repository has no labels.</p>`
        }${showPager(pageRequest, { total })}`,
      }
    },

    /** Shows the issues of a label. */
    async one({ row, base, params }: RepositoryPageRequest): Promise<NonPage> {
      const { name } = await labels.get(row, params['*'] ?? '')
      return { location: `${base}/issues?${new URLSearchParams({ labels: name })}` }
    },
  }
}
