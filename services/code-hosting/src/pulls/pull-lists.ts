import type { Compilable } from 'kysely'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { readState } from '../issues/issue-filters.ts'
import { facets, findTallies, nobody } from '../issues/store/issue-facets.ts'
import { type Page, sliceOf } from '../wire/links.ts'
import { readEnd } from '../wire/page-cursors.ts'
import { type PullFilter, type PullOrder, pullCount, pullIds } from './store/pull-lists.ts'
import { listPullsById, type PullRequest } from './store/pulls.ts'

export interface PullQuery {
  state?: string
  head?: string
  base?: string
  sort?: string
  direction?: string
}

export interface PullPage {
  pulls: PullRequest[]
  total: number
  /** The position of the last pull request in the list. */
  end: readonly [number, number] | undefined
}

export type ListPulls = (repository: RepositoryRow, query: PullQuery, page: Page) => Promise<PullPage>

const monthMs = 30 * 24 * 60 * 60 * 1000

export function createPullLists({ db, clock }: Pick<Context, 'db' | 'clock'>): ListPulls {
  return async (repository, query, page) => {
    const filter = await readFilter(repository, query)
    if (!filter) return { pulls: [], total: 0, end: undefined }
    const position = { ...sliceOf(page), after: readEnd(page) }
    const { rows } = await pullIds(filter, readOrder(query), position).execute(db.read)
    const last = rows.at(-1)
    return {
      pulls: await listPullsById(
        db.read,
        rows.map(({ id }) => id),
      ),
      total: await count(filter),
      end: last && [last.value, last.id],
    }
  }

  /** Returns undefined when nothing can match. */
  async function readFilter({ id }: RepositoryRow, query: PullQuery): Promise<PullFilter | undefined> {
    const { state, head, base, sort } = query
    const nowMs = clock.now()
    const filter: PullFilter = {
      repositoryId: id,
      state: readState(state),
      base: base || undefined,
      ...(sort === 'long-running'
        ? { createdBeforeMs: nowMs - monthMs, updatedSinceMs: nowMs - monthMs }
        : {}),
    }
    const [owner, ...ref] = head?.split(':') ?? []
    // GitHub ignores a head without an owner.
    if (!owner || ref.length === 0) return filter
    const account = await findAccount(db.read, owner)
    return account && { ...filter, head: { ownerId: account.id, ref: ref.join(':') } }
  }

  async function count(filter: PullFilter): Promise<number> {
    const isWhole = !filter.base && !filter.head && filter.createdBeforeMs === undefined
    if (!isWhole) {
      const query = pullCount(filter)
      const compilable: Compilable<{ count: number }> = { compile: () => query.compile(db.read) }
      const [row] = await db.long(compilable)
      return Number(row?.count ?? 0)
    }
    const facet = { kind: facets.pull, subjectId: nobody }
    const [tally = { open: 0, closed: 0 }] = await findTallies(db.read, filter.repositoryId, [facet])
    return (filter.state === 'closed' ? 0 : tally.open) + (filter.state === 'open' ? 0 : tally.closed)
  }
}

function readOrder({ sort, direction }: PullQuery): PullOrder {
  const by = sort === 'updated' ? 'updated' : sort === 'popularity' ? 'comments' : 'created'
  const isNewestFirst = sort === undefined || sort === '' || sort === 'created'
  const fallback = isNewestFirst ? 'desc' : 'asc'
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : fallback }
}
