import type { Context } from '../../context.ts'
import { countPulls } from '../../pulls/pull-lists.ts'
import { type PullFilter, pullIds } from '../../pulls/store/pull-lists.ts'
import type { RepositorySource } from '../sources.ts'
import { connectListed, type ListArguments, readListPart } from './issue-lists.ts'

type PullState = 'OPEN' | 'CLOSED' | 'MERGED'
export interface PullListArguments extends ListArguments {
  states?: PullState[] | null
  headRefName?: string | null
  baseRefName?: string | null
}

/** Lists pull requests of a repository. */
export function createPullConnections({ db }: Pick<Context, 'db'>) {
  return async (repository: RepositorySource, args: PullListArguments) => {
    const filter: PullFilter = {
      repositoryId: repository.row.id,
      ...filterOf(args.states ?? []),
      base: args.baseRefName ?? undefined,
      head: args.headRefName ? { ref: args.headRefName } : undefined,
    }
    const { part, order, position } = readListPart(args)
    const { rows } = await pullIds(filter, order, position).execute(db.read)
    return connectListed(db.read, rows, part, repository, () => countPulls(db, filter))
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
