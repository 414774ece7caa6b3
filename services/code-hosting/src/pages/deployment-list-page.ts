import { html } from '@octavo/platform/pages/html.ts'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import { listDeployments } from '../deployments/store/deployments.ts'
import { sliceOf } from '../wire/links.ts'
import { showDay } from './counts.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'

const kinds = new Map(Object.entries({ success: 'success', failure: 'failure', error: 'failure' }))

/** The deployments of a repository or of one environment, newest first. */
export function createDeploymentListPage({ db }: Pick<Context, 'db'>) {
  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base, page, query } = pageRequest
    const environment = query.environments_filter || undefined
    const filter = { repositoryId: row.id, environment }
    const { rows, total } = await listDeployments(db.read, filter, sliceOf(page))
    const creators = await findAccounts(
      db.read,
      rows.map(({ creator_id }) => creator_id),
    )
    const title = environment === undefined ? 'Deployments' : `Deployments to ${environment}`
    const items = rows.map(
      ({ state, environment, oid, ref, description, creator_id, updated_at_ms }) =>
        html`<li><h2 class="name">${environment}</h2> <span class="state ${kinds.get(state ?? '') ?? 'pending'}">${(state ?? 'pending').replaceAll('_', ' ')}</span>
<p>${showAccount(creators.get(creator_id) ?? ghost)} deployed ${ref} at <a href="${base}/commit/${oid}"><code>${oid.slice(0, 7)}</code></a>, updated ${showDay(updated_at_ms)}</p>${
          description && html`<p class="quiet">${description}</p>`
        }</li>`,
    )
    return {
      title: `${title} · ${row.owner_login}/${row.name}`,
      body: html`<h1>${title}</h1>${
        environment !== undefined && html`<p><a href="${base}/deployments">All deployments</a></p>`
      }${items.length ? html`<ul class="list">${items}</ul>` : html`<p>No deployments yet.</p>`}${showPager(pageRequest, { total })}`,
    }
  }
}
