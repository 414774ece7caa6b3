import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { createOrganizationScope } from '../organizations/organization-scope.ts'
import { listTeamMembers } from '../organizations/store/team-members.ts'
import { selectRepositoriesOfTeam } from '../organizations/store/team-repositories.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import { showCount } from './counts.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { showAccount } from './people.ts'
import { showRepositories } from './repository-list.ts'

const atOnce = 100

/** Members of the organization only. Others get 404. */
export function createTeamPage({ db }: Pick<Context, 'db'>) {
  const openOrganization = createOrganizationScope(db)

  return async ({ request, viewer }: PageRequest): Promise<RenderedPage> => {
    if (!viewer.hasScope('read:org') || !viewer.hasPermission('members', 'read')) throw problem('not_found')
    await openOrganization(request, { organization: 'member' })
    const { organization, team } = request
    const { row } = team
    const page = { size: atOnce, number: 1, after: undefined }
    const members = await listTeamMembers(db.read, row.id, undefined, page)
    const isVisible = visibleTo(db.read, viewer)
    const repositories = await listRepositories(db.read, {
      where: (eb) =>
        eb.and([eb('repository.id', 'in', selectRepositoriesOfTeam(db.read, row.id)), isVisible(eb)]),
      sort: 'full_name',
      direction: 'asc',
      limit: atOnce,
      offset: 0,
    })
    return {
      title: `${row.name} · ${organization.row.login}`,
      body: html`<p class="heading"><a href="/${organization.row.login}">${organization.row.login}</a></p>
<h1>${row.name}</h1>${row.description && html`<p>${row.description}</p>`}
<h2>${showCount(Number(members.total), 'member')}</h2><ul class="list">${members.rows.map((one) => html`<li>${showAccount(one)}</li>`)}</ul>
<section class="ofteam"><h2>${showCount(repositories.total, 'repository', 'repositories')}</h2>${showRepositories(repositories.rows, 'The team has no repositories yet.')}</section>`,
    }
  }
}
