import { type Html, html } from '@octavo/platform/pages/html.ts'
import { createContributors } from '../code/commits/contributors.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { listRepositories } from '../repositories/store/repository-lists.ts'
import { listStargazers } from '../repositories/store/stars.ts'
import { listSubscribers } from '../repositories/store/subscriptions.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import { sliceOf } from '../wire/links.ts'
import type { AskedRepository, ShownInRepository } from './asked-page.ts'
import { showPager } from './pager.ts'
import { showAccount } from './people.ts'
import { showRepositories } from './repository-list.ts'
import { showCount, showDay } from './words.ts'

/** Who and what is around a repository. */
export function createPeoplePages(hosting: Hosting) {
  const { db } = hosting
  const contributorsOf = createContributors(hosting)
  const placeOf = ({ page }: AskedRepository) => sliceOf(page)

  return {
    async stargazers(asked: AskedRepository): Promise<ShownInRepository> {
      const rows = await listStargazers(db.read, asked.row.id, placeOf(asked))
      const lines = rows.map(
        (one) => html`${showAccount(one)} <span class="quiet small">${showDay(one.starred_at_ms)}</span>`,
      )
      return showPeople(asked, 'Stars', {
        lines,
        total: asked.row.stars,
        nobody: 'Nobody has starred this yet.',
      })
    },

    async watchers(asked: AskedRepository): Promise<ShownInRepository> {
      const rows: AccountRow[] = await listSubscribers(db.read, asked.row.id, placeOf(asked))
      const lines = rows.map(showAccount)
      return showPeople(asked, 'Watchers', {
        lines,
        total: asked.row.watchers,
        nobody: 'Nobody watches this.',
      })
    },

    async contributors(asked: AskedRepository): Promise<ShownInRepository> {
      const all = (await contributorsOf(asked.row.id, asked.row.default_branch)) ?? []
      const { limit, offset } = placeOf(asked)
      const lines = all
        .slice(offset, offset + limit)
        .map(
          (one) =>
            html`${one.account ? showAccount(one.account) : one.name} <span class="quiet small">${showCount(one.contributions, 'commit')}</span>`,
        )
      return showPeople(asked, 'Contributors', {
        lines,
        total: all.length,
        nobody: 'Nothing has been pushed yet.',
      })
    },

    async forks(asked: AskedRepository): Promise<ShownInRepository> {
      const { row, viewer } = asked
      const isVisible = visibleTo(db.read, viewer)
      const { rows, total } = await listRepositories(db.read, {
        where: (eb) => eb.and([eb('repository.parent_id', '=', row.id), isVisible(eb)]),
        sort: 'created',
        direction: 'desc',
        ...placeOf(asked),
      })
      return {
        title: `Forks · ${row.owner_login}/${row.name}`,
        body: html`<h1>Forks</h1>${showRepositories(rows, 'Nobody has forked this yet.')}${showPager(asked, { total })}`,
      }
    },
  }
}

function showPeople(
  asked: AskedRepository,
  title: string,
  { lines, total, nobody }: { lines: readonly Html[]; total: number; nobody: string },
): ShownInRepository {
  const { row } = asked
  return {
    title: `${title} · ${row.owner_login}/${row.name}`,
    body: html`<h1>${title}</h1>${
      lines.length
        ? html`<ul class="list">${lines.map((line) => html`<li>${line}</li>`)}</ul>`
        : html`<p>${nobody}</p>`
    }${showPager(asked, { total })}`,
  }
}
