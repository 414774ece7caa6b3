import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Commits } from '../code/commits/commits.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import type { Commit } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { linkToFeed } from './atom.ts'
import { showCommitLine } from './commit-line.ts'
import { dayOf } from './counts.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { findRefAndPath, showCrumbs, showRefSwitch } from './ref-switch.ts'

/** The commits of a branch, or those that changed a path. */
export function createCommitsPage(commits: Commits) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, git, base, params, page } = pageRequest
    const refAndPath = await findRefAndPath(pageRequest, row.default_branch)
    const title = `Commits · ${row.owner_login}/${row.name}`
    if (!refAndPath) {
      if (params['*'] || !(await git.isEmpty())) throw problem('not_found')
      return { title, tab: 'commits', body: html`<h1>Commits</h1><p>Nothing has been pushed yet.</p>` }
    }
    const { oid: from, path, ref } = refAndPath
    const {
      commits: listed,
      hasMore,
      total,
    } = await commits.list({ repositoryId: row.id, from, ...(path ? { path } : {}) }, page)
    const { people } = await commits.loadFacts(row.id, listed)
    const entry = await git.entryAt(from, path)
    const files = `${entry?.type === 'blob' ? 'blob' : 'tree'}/${encodePath(path ? `${ref}/${path}` : ref)}`
    const heading = path ? html`Commits to ${path}` : html`Commits to ${ref}`
    return {
      title,
      tab: 'commits',
      head: linkToFeed('Commits', `${base}/commits/${encodePath(path ? `${ref}/${path}` : ref)}.atom`),
      body: html`<h1>${heading}</h1>
<div class="bar">${await showRefSwitch(pageRequest, refAndPath, 'commits')}${path !== '' && entry && showCrumbs(pageRequest, refAndPath)}
${entry && html`<a class="end" href="${base}/${files}">${entry.type === 'blob' ? 'The file' : 'Files'}</a>`}</div>
${listed.length === 0 && html`<p>No commits here.</p>`}${showByDay(listed, { base, people })}
${showPager(pageRequest, total === undefined ? { hasMore } : { total })}`,
    }
  }
}

export function showByDay(
  commits: readonly Commit[],
  context: { base: string; people: ReadonlyMap<string, AccountRow> },
): Html[] {
  const days = Map.groupBy(commits, ({ committer }) => dayOf(committer.atMs))
  return [...days].map(
    ([day, ofDay]) =>
      html`<h2 class="day">${day}</h2><ul class="list">${ofDay.map((commit) => html`<li>${showCommitLine(commit, context)}</li>`)}</ul>`,
  )
}
