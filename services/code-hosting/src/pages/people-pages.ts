import { type Html, html } from '@octavo/platform/pages/html.ts'
import { createContributors } from '../code/commits/contributors.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { listStargazers } from '../repositories/store/stars.ts'
import { listSubscribers } from '../repositories/store/subscriptions.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import { sliceOf } from '../wire/links.ts'
import { showCount, showDay } from './counts.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'
import { showRepositories } from './repository-list.ts'

/** Stargazers, watchers, forks and contributors. */
export function createPeoplePages(context: Context) {
  const { db } = context
  const contributorsOf = createContributors(context)
  const sliceOfPage = ({ page }: RepositoryPageRequest) => sliceOf(page)

  return {
    async stargazers(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const rows = await listStargazers(db.read, pageRequest.row.id, sliceOfPage(pageRequest))
      const lines = rows.map(
        (one) => html`${showAccount(one)} <span class="quiet small">${showDay(one.starred_at_ms)}</span>`,
      )
      return showPeople(pageRequest, 'Stars', {
        lines,
        total: pageRequest.row.stars,
        nobody: 'No stargazers yet.',
      })
    },

    async watchers(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const rows: AccountRow[] = await listSubscribers(db.read, pageRequest.row.id, sliceOfPage(pageRequest))
      const lines = rows.map(showAccount)
      return showPeople(pageRequest, 'Watchers', {
        lines,
        total: pageRequest.row.watchers,
        nobody: 'No watchers yet.',
      })
    },

    async contributors(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const all = (await contributorsOf(pageRequest.row.id, pageRequest.row.default_branch)) ?? []
      const { limit, offset } = sliceOfPage(pageRequest)
      const lines = all
        .slice(offset, offset + limit)
        .map(
          (one) =>
            html`${one.account ? showAccount(one.account) : one.name} <span class="quiet small">${showCount(one.contributions, 'commit')}</span>`,
        )
      return showPeople(pageRequest, 'Contributors', {
        lines,
        total: all.length,
        nobody: 'Nothing has been pushed yet.',
      })
    },

    async forks(pageRequest: RepositoryPageRequest): Promise<RepositoryPage> {
      const { row, viewer } = pageRequest
      const isVisible = visibleTo(db.read, viewer)
      const { rows, total } = await listRepositories(db.read, {
        where: (eb) => eb.and([eb('repository.parent_id', '=', row.id), isVisible(eb)]),
        sort: 'created',
        direction: 'desc',
        ...sliceOfPage(pageRequest),
      })
      return {
        title: `Forks · ${row.owner_login}/${row.name}`,
        body: html`<h1>Forks</h1>${showRepositories(rows, 'No forks yet.')}${showPager(pageRequest, { total })}`,
      }
    },
  }
}

function showPeople(
  pageRequest: RepositoryPageRequest,
  title: string,
  { lines, total, nobody }: { lines: readonly Html[]; total: number; nobody: string },
): RepositoryPage {
  const { row } = pageRequest
  return {
    title: `${title} · ${row.owner_login}/${row.name}`,
    body: html`<h1>${title}</h1>${
      lines.length
        ? html`<ul class="list">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
        : html`<p>${nobody}</p>`
    }${showPager(pageRequest, { total })}`,
  }
}
