import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import { sliceOf } from '../wire/links.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { showPager } from './pager.ts'
import { showRepositories } from './repository-list.ts'

export function createHomePage({ db }: Pick<Context, 'db'>) {
  return async (pageRequest: PageRequest): Promise<RenderedPage> => {
    const { viewer, page, addresses } = pageRequest
    const { rows, total } = await listRepositories(db.read, {
      where: visibleTo(db.read, viewer),
      sort: 'pushed',
      direction: 'desc',
      ...sliceOf(page),
    })
    return {
      title: 'Repositories',
      body: html`<h1>Repositories</h1>
<p>API: <code>${addresses.api}</code>.</p>
${showRepositories(rows, 'No repositories yet. Create one with POST /user/repos.')}${showPager(pageRequest, { total })}`,
    }
  }
}
