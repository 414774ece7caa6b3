import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { showCount, showDay } from './words.ts'

export function showRepositories(rows: readonly RepositoryRow[], nothing: string): Html {
  if (rows.length === 0) return html`<p>${nothing}</p>`
  return html`<ul class="list">${rows.map(
    (
      row,
    ) => html`<li><h2 class="name"><a href="/${row.owner_login}/${row.name}">${row.owner_login}/${row.name}</a></h2>${
      row.visibility !== 'public' && html` <span class="tag">${row.visibility}</span>`
    }${row.is_archived === 1 && html` <span class="tag">archived</span>`}${row.parent_id !== null && html` <span class="tag">fork</span>`}
${row.description && html`<p>${row.description}</p>`}
<p class="quiet small row">${row.language && html`<span>${row.language}</span>`}${row.stars > 0 && html`<span>${showCount(row.stars, 'star')}</span>`}${
      row.pushed_at_ms !== null && html`<span>Last push ${showDay(row.pushed_at_ms)}</span>`
    }</p></li>`,
  )}</ul>`
}
