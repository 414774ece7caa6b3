import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { RepositoryCondition } from '../repositories/store/repository-lists.ts'
import { isCollaborator, isOfMember, visibleTo } from '../repositories/store/visible-repositories.ts'
import { readTime } from '../wire/query-times.ts'
import { type IssueQuery, readOrder, readState, splitLabels } from './issue-filters.ts'
import {
  type EverywhereFilter,
  selectCountEverywhere,
  selectInvolvedIssues,
} from './store/involved-issues.ts'
import { facets } from './store/issue-facets.ts'
import { type IssueRow, listIssuesById } from './store/issues.ts'

export interface EverywhereQuery extends IssueQuery {
  filter?: string
  collab?: string
  orgs?: string
  owned?: string
  pulls?: string
}

/** The repositories to search: all visible ones, those that the user belongs to, or those of one owner. */
export type RepositorySelection = 'visible' | 'own' | { ownerId: number }

export type IssuesEverywhere = ReturnType<typeof createInvolvedIssues>

/** Lists issues of many repositories that involve a user. */
export function createInvolvedIssues({ db }: Pick<Context, 'db'>) {
  function readFilter(viewer: Viewer, where: RepositorySelection, query: EverywhereQuery): EverywhereFilter {
    const userId = viewer.user?.id ?? 0
    const kinds = kindsOf(query.filter)
    const isOwn: RepositoryCondition = (eb) =>
      eb.or([
        eb('repository.owner_id', '=', userId),
        isCollaborator(db.read, userId)(eb),
        isOfMember(db.read, userId)(eb),
      ])
    const isOwned: RepositoryCondition = (eb) => eb('repository.owner_id', '=', userId)
    return {
      repositories: [
        visibleTo(db.read, viewer),
        // Without a relation to the issue, the repository must be the user's.
        ...(where === 'own' || kinds === undefined ? [isOwn] : []),
        ...(typeof where === 'object' ? [ownedBy(where.ownerId)] : []),
        ...(query.filter === 'repos' || query.owned === 'true' ? [isOwned] : []),
        ...(query.collab === 'true' ? [isCollaborator(db.read, userId)] : []),
        ...(query.orgs === 'true' ? [isOfMember(db.read, userId)] : []),
      ],
      involvement: kinds && { userId, kinds },
      state: readState(query.state),
      labels: splitLabels(query.labels),
      type: query.type || undefined,
      sinceMs: readTime(query.since, 'since'),
      pullsOnly: query.pulls === 'true',
    }
  }

  return {
    async list(
      viewer: Viewer,
      where: RepositorySelection,
      query: EverywhereQuery,
      page: { limit: number; offset: number },
    ): Promise<{ rows: IssueRow[]; total: number }> {
      const filter = readFilter(viewer, where, query)
      const listed = await db.long(selectInvolvedIssues(db.read, filter, readOrder(query), page))
      const [counted] = await db.long(selectCountEverywhere(db.read, filter))
      const rows = await listIssuesById(
        db.read,
        listed.map(({ id }) => id),
      )
      return { rows, total: Number(counted?.count ?? 0) }
    },
  }
}

const ownedBy =
  (ownerId: number): RepositoryCondition =>
  (eb) =>
    eb('repository.owner_id', '=', ownerId)

/** Undefined means any relation. */
function kindsOf(filter = 'assigned'): readonly number[] | undefined {
  if (filter === 'repos' || filter === 'all') return undefined
  if (filter === 'created') return [facets.author]
  if (filter === 'mentioned') return [facets.mentioned]
  if (filter === 'subscribed') return [facets.author, facets.assignee, facets.mentioned, facets.commenter]
  return [facets.assignee]
}
