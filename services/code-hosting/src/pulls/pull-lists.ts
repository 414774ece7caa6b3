import type { Database } from '@octavo/platform/data/database.ts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
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
      total: await countPulls(db, filter),
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
}

/** Uses a counter if the filter names nothing but a state. */
export async function countPulls(db: Database<Tables>, filter: PullFilter): Promise<number> {
  const { repositoryId, state, base, head, isMerged, createdBeforeMs } = filter
  if (base || head || isMerged !== undefined || createdBeforeMs !== undefined) {
    const query = pullCount(filter)
    const [row] = await db.long<{ count: number }>({ compile: () => query.compile(db.read) })
    return Number(row?.count ?? 0)
  }
  const facet = { kind: facets.pull, subjectId: nobody }
  const [tally = { open: 0, closed: 0 }] = await findTallies(db.read, repositoryId, [facet])
  return (state === 'closed' ? 0 : tally.open) + (state === 'open' ? 0 : tally.closed)
}

function readOrder({ sort, direction }: PullQuery): PullOrder {
  const by = sort === 'updated' ? 'updated' : sort === 'popularity' ? 'comments' : 'created'
  const isNewestFirst = sort === undefined || sort === '' || sort === 'created'
  const fallback = isNewestFirst ? 'desc' : 'asc'
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : fallback }
}
