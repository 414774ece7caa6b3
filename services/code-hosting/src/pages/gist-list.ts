import { type Html, html } from '@octavo/platform/pages/html.ts'
import { filesOf } from '../gists/gist-files.ts'
import type { GistRow } from '../gists/store/gists.ts'
import { showCount, showDay } from './counts.ts'
import { showGistTags, titleOfGist } from './gist-heading.ts'

export function showGists(rows: readonly GistRow[], nothing: string, level: 2 | 3 = 2): Html {
  if (rows.length === 0) return html`<p>${nothing}</p>`
  return html`<ul class="list">${rows.map(
    (row) => html`<li>${showName(row, level)}${showGistTags(row)}
${row.description && html`<p>${row.description}</p>`}
<p class="quiet small row"><span>${showCount(filesOf(row).length, 'file')}</span>${
      row.comments > 0 && html`<span>${showCount(row.comments, 'comment')}</span>`
    }<span>Last change ${showDay(row.updated_at_ms)}</span></p></li>`,
  )}</ul>`
}

function showName(gist: GistRow, level: 2 | 3): Html {
  const link = html`<a href="/gist/${gist.name}">${gist.owner_login} / ${titleOfGist(gist)}</a>`
  return level === 2 ? html`<h2 class="name">${link}</h2>` : html`<h3 class="name">${link}</h3>`
}
