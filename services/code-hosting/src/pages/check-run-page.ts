import { html } from '@octavo/platform/pages/html.ts'
import { viewCheckRuns } from '../checks/check-views.ts'
import { findCheckRun, listAnnotations } from '../checks/store/check-runs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { sliceOf } from '../wire/links.ts'
import { readNumber } from '../wire/path-numbers.ts'
import { kindOf } from './check-summary.ts'
import { showCount, showDay } from './counts.ts'
import { embed } from './embed-content.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { isWebAddress } from './repository-sidebar.ts'

/** The output of a check run, with its annotations. */
export function createCheckRunPage({ db }: Pick<Context, 'db'>) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base, params, page, addresses } = pageRequest
    const run = await findCheckRun(db.read, row.id, readNumber(params.id ?? ''))
    const [view] = run ? await viewCheckRuns(db.read, row, [run], addresses) : []
    if (!view) throw problem('not_found')
    const { rows, total } = await listAnnotations(db.read, view.id, sliceOf(page))
    const { name, status, conclusion, head_sha, output, app, details_url, html_url, completed_at } = view
    const context = { addresses, repository: { fullName: `${row.owner_login}/${row.name}` } }
    const render = async (text: string | null) => text && embed(await renderMarkdown(text, context), 3)
    return {
      title: `${name} · ${row.owner_login}/${row.name}`,
      tab: 'commits',
      body: html`<h1>${name}</h1>
<div class="bar"><span class="state ${kindOf(status, conclusion)}">${(conclusion ?? status).replaceAll('_', ' ')}</span><span><a href="${base}/commit/${head_sha}"><code>${head_sha.slice(0, 7)}</code></a>${
        app && html` by <a href="/apps/${app.slug}">${app.name}</a>`
      }${completed_at !== null && html` on ${showDay(Date.parse(completed_at))}`}</span>${
        details_url !== html_url &&
        isWebAddress(details_url) &&
        html`<a rel="nofollow" href="${details_url}">Details</a>`
      }</div>
${output.title && html`<h2>${output.title}</h2>`}${await render(output.summary)}${await render(output.text)}${
  !output.summary && !output.text && html`<p class="quiet">The check has no output yet.</p>`
}${
  total > 0 &&
  html`<h2>${showCount(total, 'annotation')}</h2><ul class="list">${rows.map(
    ({ path, start_line, end_line, annotation_level, title, message, raw_details }) =>
      html`<li><h3 class="name"><a href="${base}/blob/${head_sha}/${encodePath(path)}#L${start_line}">${path}</a></h3> <span class="quiet small">${
        start_line === end_line ? `line ${start_line}` : `lines ${start_line} to ${end_line}`
      }</span> <span class="tag">${annotation_level}</span>${title && html`<p><b>${title}</b></p>`}<p>${message}</p>${
        raw_details && html`<pre tabindex="0">${raw_details}</pre>`
      }</li>`,
  )}</ul>`
}${showPager(pageRequest, { total })}`,
    }
  }
}
