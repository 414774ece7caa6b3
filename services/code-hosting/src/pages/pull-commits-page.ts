import { html } from '@octavo/platform/pages/html.ts'
import type { Commits } from '../code/commits/commits.ts'
import type { Context } from '../context.ts'
import { createPullContents } from '../pulls/pull-contents.ts'
import { showByDay } from './commits-page.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { framePull } from './pull-frame.ts'
import { createPullOpener } from './pull-opener.ts'

export function createPullCommitsPage(context: Context, commits: Commits) {
  const open = createPullOpener(context)
  const contents = createPullContents(context)

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base, page } = pageRequest
    const { pull, view } = await open(pageRequest)
    const listed = await contents.commits(pull, page)
    const { people } = await commits.loadFacts(row.id, listed.commits)
    const body = html`<section class="commits">${
      listed.commits.length ? showByDay(listed.commits, { base, people }) : html`<p>No commits.</p>`
    }</section>${showPager(pageRequest, { total: listed.total })}`
    return {
      title: `Commits of ${view.title} · ${row.owner_login}/${row.name}`,
      tab: 'pulls',
      body: framePull(view, base, 'commits', body),
    }
  }
}
