import { type Html, html } from '@octavo/platform/pages/html.ts'
import { findAccounts, findProfile } from '../accounts/store/accounts.ts'
import { listFollows } from '../accounts/store/follows.ts'
import type { Context } from '../context.ts'
import type { ProfileRow } from '../database/account-rows.ts'
import { problem } from '../errors.ts'
import { findMembershipRow, listMembers, listMembershipsOf } from '../organizations/store/memberships.ts'
import { selectOwned } from '../repositories/repository-selections.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { listStarred } from '../repositories/store/stars.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import { sliceOf } from '../wire/links.ts'
import { isGone } from './page-addresses.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount, showAvatar } from './people.ts'
import { showRepositories } from './repository-list.ts'
import { isWebAddress } from './repository-sidebar.ts'

type Tab = 'repositories' | 'stars' | 'people' | 'followers' | 'following'

interface Listed {
  body: Html
  total: number
}

const tabsOf = (isOrganization: boolean): readonly (readonly [Tab, string])[] =>
  isOrganization
    ? [
        ['repositories', 'Repositories'],
        ['people', 'People'],
      ]
    : [
        ['repositories', 'Repositories'],
        ['stars', 'Stars'],
        ['followers', 'Followers'],
        ['following', 'Following'],
      ]

export function createAccountPage({ db }: Pick<Context, 'db'>) {
  const { read } = db

  const lists: Record<Tab, (pageRequest: PageRequest, account: ProfileRow) => Promise<Listed>> = {
    async repositories({ viewer, page }, { id }) {
      const chosen = selectOwned(read, id, 'owner')
      const isVisible = visibleTo(read, viewer)
      const { rows, total } = await listRepositories(read, {
        where: (eb) => eb.and([chosen(eb), isVisible(eb)]),
        sort: 'pushed',
        direction: 'desc',
        ...sliceOf(page),
      })
      return { body: showRepositories(rows, 'No repositories yet.'), total }
    },
    async stars({ viewer, page }, { id }) {
      const { rows, total } = await listStarred(read, id, {
        where: visibleTo(read, viewer),
        sort: 'created',
        direction: 'desc',
        ...sliceOf(page),
      })
      return { body: showRepositories(rows, 'No starred repositories yet.'), total }
    },
    async people({ viewer, page }, { id }) {
      const own =
        viewer.user && viewer.canAccessOwner(id)
          ? await findMembershipRow(read, id, viewer.user.id)
          : undefined
      const seesAll =
        own?.state === 'active' && viewer.hasScope('read:org') && viewer.hasPermission('members', 'read')
      const { rows, total } = await listMembers(read, id, seesAll ? {} : { isPublic: true }, page)
      return { body: showPeople(rows, 'No public members.'), total: Number(total) }
    },
    async followers({ page }, { id }) {
      const { rows, total } = await listFollows(read, id, 'followers', page)
      return { body: showPeople(rows, 'No followers yet.'), total: Number(total) }
    },
    async following({ page }, { id }) {
      const { rows, total } = await listFollows(read, id, 'following', page)
      return { body: showPeople(rows, 'Not following anybody yet.'), total: Number(total) }
    },
  }

  return async (pageRequest: PageRequest): Promise<RenderedPage> => {
    const { params, query, path } = pageRequest
    const { owner = '' } = params
    const account = await findProfile(read, owner)
    if (isGone(owner) && (!account || account.role === 'deleted')) return showGhost(owner)
    if (!account) throw problem('not_found')
    const isOrganization = account.role === 'organization'
    const tabs = tabsOf(isOrganization)
    const [tab] = tabs.find(([name]) => name === query.tab) ?? tabs[0] ?? ['repositories']
    const { body, total } = await lists[tab](pageRequest, account)
    return {
      title: account.name ? `${account.login} (${account.name})` : account.login,
      body: html`<div class="who">${showAvatar(account, 80)}<div><h1>${account.name ?? account.login}</h1><p class="quiet">${account.login}${
        isOrganization && ' · organization'
      }</p></div></div>
${account.bio && html`<p>${account.bio}</p>`}${showFacts(account)}${await showOrganizations(account)}
<nav class="tabs" aria-label="${account.login}"><ul>${tabs.map(
        ([name, label]) =>
          html`<li><a href="${name === 'repositories' ? path : `${path}?tab=${name}`}"${name === tab && html` aria-current="page"`}>${label}</a></li>`,
      )}</ul></nav>
${body}${showPager(pageRequest, { total })}`,
    }
  }

  async function showOrganizations({ id, role }: ProfileRow): Promise<Html | false> {
    if (role === 'organization') return false
    const page = { size: 30, number: 1, after: undefined }
    const { rows } = await listMembershipsOf(read, id, { state: 'active', isPublic: true }, page)
    const organizations = await findAccounts(
      read,
      rows.map(({ organization_id }) => organization_id),
    )
    if (organizations.size === 0) return false
    return html`<p class="row">Member of ${[...organizations.values()].map(showAccount)}</p>`
  }
}

function showFacts({ location, company, blog, email }: ProfileRow): Html | false {
  const facts = [location, company, email].filter(Boolean)
  if (facts.length === 0 && !blog) return false
  return html`<ul class="row quiet">${facts.map((fact) => html`<li>${fact}</li>`)}${
    blog && html`<li>${isWebAddress(blog) ? html`<a rel="nofollow" href="${blog}">${blog}</a>` : blog}</li>`
  }</ul>`
}

function showPeople(rows: readonly { id: number; login: string }[], nobody: string): Html {
  if (rows.length === 0) return html`<p>${nobody}</p>`
  return html`<ul class="list">${rows.map((row) => html`<li>${showAccount(row)}</li>`)}</ul>`
}

function showGhost(login: string): RenderedPage {
  return {
    title: login,
    body: html`<h1>${login}</h1><p>This account was deleted. Its contributions remain.</p>`,
  }
}
