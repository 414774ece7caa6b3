import { decodeJson } from '@octavo/platform/data/columns.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { createRepositoryStatistics } from '../code/files/repository-statistics.ts'
import type { Context } from '../context.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { showCount } from './counts.ts'
import type { RepositoryPageRequest } from './page-request.ts'

/** The sidebar of a repository. */
export function createAbout(context: Context) {
  const { db } = context
  const statistics = createRepositoryStatistics(context)
  const roleOf = createRoleFinder(db)

  return async ({ row, base, viewer, addresses }: RepositoryPageRequest, isEmpty: boolean): Promise<Html> => {
    const parent = row.parent_id === null ? undefined : await findRepositoryById(db.read, row.parent_id)
    const isParentShown = parent && (await roleOf(viewer, parent))
    const sizes = Object.entries(await statistics.languagesOf(row))
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0)
    const topics = decodeJson<string[]>(row.topics)
    const languages = sizes
      .slice(0, 6)
      .map(
        ([name, size]) =>
          html`<li>${name} <span class="quiet">${Math.max(1, Math.round((100 * size) / whole))} %</span></li>`,
      )
    return html`<aside class="about" aria-label="About">
${row.homepage && isWebAddress(row.homepage) && html`<p><a rel="nofollow" href="${row.homepage}">${row.homepage}</a></p>`}
${isParentShown && html`<p>A fork of <a href="/${parent.owner_login}/${parent.name}">${parent.owner_login}/${parent.name}</a></p>`}
${topics.length > 0 && html`<ul class="row topics">${topics.map((topic) => html`<li class="tag">${topic}</li>`)}</ul>`}
<h2>Clone</h2><pre tabindex="0" class="clone">git clone ${addresses.html}${base}.git</pre>
${!isEmpty && html`<p class="small"><a href="${base}/archive/${encodePath(row.default_branch)}.zip">Download ZIP</a></p>`}
<ul class="facts"><li><a href="${base}/stargazers">${showCount(row.stars, 'star')}</a></li>
<li><a href="${base}/watchers">${showCount(row.watchers, 'watcher')}</a></li>
<li><a href="${base}/forks">${showCount(row.forks, 'fork')}</a></li>
<li><a href="${base}/graphs/contributors">Contributors</a></li>
${row.has_issues === 1 && html`<li><a href="${base}/labels">Labels</a></li><li><a href="${base}/milestones">Milestones</a></li>`}
${row.license !== null && html`<li>License ${row.license}</li>`}</ul>
${languages.length > 0 && html`<h2>Languages</h2><ul class="facts">${languages}</ul>`}</aside>`
  }
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text)
}
