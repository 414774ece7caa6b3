import type { Context } from '../../context.ts'
import { facets, findTallies, nobody } from '../../issues/store/issue-facets.ts'
import { type PullFilter, pullCount, pullIds } from '../../pulls/store/pull-lists.ts'
import { listPullsById } from '../../pulls/store/pulls.ts'
import { connect, type PageArguments, readPart } from '../connections.ts'
import { issueSource, type RepositorySource } from '../sources.ts'
import { cursorOf, opposite, orderOf } from './issues.ts'

type PullState = 'OPEN' | 'CLOSED' | 'MERGED'
export interface PullListArguments extends PageArguments {
  states?: PullState[] | null
  headRefName?: string | null
  baseRefName?: string | null
  orderBy?: { field: string; direction: string } | null
}

/** Lists pull requests of a repository. */
export function createPullConnections({ db }: Pick<Context, 'db'>) {
  return async (repository: RepositorySource, args: PullListArguments) => {
    const part = readPart(args)
    const filter: PullFilter = {
      repositoryId: repository.row.id,
      ...filterOf(args.states ?? []),
      base: args.baseRefName ?? undefined,
      head: args.headRefName ? { ref: args.headRefName } : undefined,
    }
    const order = orderOf(args.orderBy)
    const direction = part.isBackward ? opposite[order.direction] : order.direction
    const position = { limit: part.limit + 1, offset: 0, after: cursorOf(part.beyond) }
    const { rows } = await pullIds(filter, { ...order, direction }, position).execute(db.read)
    const pulls = new Map(
      (
        await listPullsById(
          db.read,
          rows.map(({ id }) => id),
        )
      ).map(({ issue }) => [issue.id, issue]),
    )
    const listed = rows.flatMap(({ id, value }) => {
      const issue = pulls.get(id)
      return issue ? [{ issue, value }] : []
    })
    return connect(listed, part, {
      positionOf: ({ issue, value }) => [value, issue.id],
      nodeOf: ({ issue }) => issueSource(issue, repository),
      totalCount: () => count(filter),
    })
  }

  async function count(filter: PullFilter): Promise<number> {
    const isWhole = !filter.base && !filter.head && filter.isMerged === undefined
    if (isWhole) {
      const facet = { kind: facets.pull, subjectId: nobody }
      const [tally = { open: 0, closed: 0 }] = await findTallies(db.read, filter.repositoryId, [facet])
      return (filter.state === 'closed' ? 0 : tally.open) + (filter.state === 'open' ? 0 : tally.closed)
    }
    const query = pullCount(filter)
    const [row] = await db.long<{ count: number }>({ compile: () => query.compile(db.read) })
    return Number(row?.count ?? 0)
  }
}

/** A merged pull request is a closed one in the index. */
function filterOf(states: readonly PullState[]): Pick<PullFilter, 'state' | 'isMerged'> {
  if (states.length === 0) return { state: 'all' }
  const isOpen = states.includes('OPEN')
  const isClosed = states.includes('CLOSED')
  const isMerged = states.includes('MERGED')
  if (!isClosed && !isMerged) return { state: 'open' }
  return { state: isOpen ? 'all' : 'closed', ...(isClosed && isMerged ? {} : { isMerged }) }
}
