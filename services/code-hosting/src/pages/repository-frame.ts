import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'

export type RepositoryTab = 'files' | 'commits' | 'issues' | 'pulls' | 'branches' | 'tags' | 'releases'

interface Framed {
  body: Html
  tab?: RepositoryTab
  isFront?: boolean
}

/** The header and navigation of repository pages. */
export function frameRepository(row: RepositoryRow, { body, tab, isFront }: Framed): Html {
  const base = `/${row.owner_login}/${row.name}`
  const fullName = html`<a href="/${row.owner_login}">${row.owner_login}</a> <span class="quiet">/</span> <a href="${base}">${row.name}</a>`
  const tabs: readonly (readonly [RepositoryTab, string, string, number?])[] = [
    ['files', 'Files', base],
    ['commits', 'Commits', `${base}/commits`],
    ...(row.has_issues ? ([['issues', 'Issues', `${base}/issues`, row.open_issues]] as const) : []),
    ['pulls', 'Pull requests', `${base}/pulls`],
    ['branches', 'Branches', `${base}/branches`],
    ['tags', 'Tags', `${base}/tags`],
    ['releases', 'Releases', `${base}/releases`],
  ]
  const marks = [
    row.visibility !== 'public' && html`<span class="tag">${row.visibility}</span>`,
    row.is_archived === 1 && html`<span class="tag">archived</span>`,
    row.is_template === 1 && html`<span class="tag">template</span>`,
  ]
  return html`<div class="heading">${isFront ? html`<h1>${fullName}</h1>` : html`<p>${fullName}</p>`}${marks}</div>
<nav class="tabs" aria-label="Repository"><ul>${tabs.map(
    ([name, label, href, count]) =>
      html`<li><a href="${href}"${tab === name && html` aria-current="page"`}>${label}${
        count !== undefined && html` <span class="count">${count}</span>`
      }</a></li>`,
  )}</ul></nav>
${body}`
}
