import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { type IssueQuery, readFilter } from '../../issues/issue-filters.ts'
import { facets, nobody } from '../../issues/store/issue-facets.ts'
import { issueCount, issueIds, type ListedIssue } from '../../issues/store/issue-lists.ts'
import { listIssuesById } from '../../issues/store/issues.ts'
import { connect, connectAll, type PageArguments, type Part, readPart } from '../connections.ts'
import { fieldError } from '../graphql-errors.ts'
import { issueSource, type RepositorySource } from '../sources.ts'

/** Arguments of the lists of issues and of pull requests. */
export interface ListArguments extends PageArguments {
  orderBy?: { field: string; direction: string } | null
}

type IssueStates = ('OPEN' | 'CLOSED')[] | null

export interface IssueListArguments extends ListArguments {
  states?: IssueStates
  labels?: string[] | null
  filterBy?: {
    assignee?: string | null
    createdBy?: string | null
    mentioned?: string | null
    labels?: string[] | null
    milestone?: string | null
    milestoneNumber?: string | null
    since?: string | null
    states?: IssueStates
    type?: string | null
  } | null
}

/** Lists issues of a repository. */
export function createIssueConnections({ db }: Pick<Context, 'db'>) {
  return async (repository: RepositorySource, args: IssueListArguments) => {
    const filter = await readFilter(db.read, repository.row, queryOf(args))
    if (!filter) return connectAll([], args)
    // The list of issues has no pull requests.
    const issuesOnly = { ...filter, none: [...filter.none, { kind: facets.pull, subjectId: nobody }] }
    const { part, order, position } = readListPart(args)
    const { rows } = await issueIds(issuesOnly, order, position).execute(db.read)
    return connectListed(db.read, rows, part, repository, async () => {
      const query = issueCount(issuesOnly)
      const [row] = await db.long<{ count: number }>({ compile: () => query.compile(db.read) })
      return Number(row?.count ?? 0)
    })
  }
}

/** The order and the position of a part. `last` reads the list backwards. */
export function readListPart(args: ListArguments) {
  const part = readPart(args)
  const { field, direction } = args.orderBy ?? {}
  const isDescending = (direction === 'DESC') !== part.isBackward
  const by = field === 'UPDATED_AT' ? 'updated' : field === 'COMMENTS' ? 'comments' : 'created'
  return {
    part,
    order: { by, direction: isDescending ? 'desc' : 'asc' } as const,
    position: { limit: part.limit + 1, offset: 0, after: positionIn(part) },
  }
}

function positionIn({ beyond }: Part): readonly [number, number] | undefined {
  if (!beyond) return undefined
  const [value, id] = beyond
  if (value === undefined || id === undefined)
    throw fieldError('UNPROCESSABLE', 'The cursor is not valid for this list.')
  return [value, id]
}

/** Loads the issues or pull requests of a part. */
export async function connectListed(
  db: Kysely<Tables>,
  rows: readonly ListedIssue[],
  part: Part,
  repository: RepositorySource,
  totalCount: () => Promise<number>,
) {
  const ids = rows.map(({ id }) => id)
  const issues = new Map((await listIssuesById(db, ids)).map((issue) => [issue.id, issue]))
  const listed = rows.flatMap(({ id, value }) => {
    const issue = issues.get(id)
    return issue ? [{ issue, value }] : []
  })
  return connect(listed, part, {
    positionOf: ({ issue, value }) => [value, issue.id],
    nodeOf: ({ issue }) => issueSource(issue, repository),
    totalCount,
  })
}

export function stateOf(states: IssueStates | undefined): 'open' | 'closed' | 'all' {
  if (!states || states.length === 0) return 'all'
  if (states.includes('OPEN')) return states.includes('CLOSED') ? 'all' : 'open'
  return 'closed'
}

/** `*` as a milestone, assignee or type means any, as in REST. */
function queryOf({ states, labels, filterBy }: IssueListArguments): IssueQuery {
  const { assignee, createdBy, mentioned, milestone, milestoneNumber, since, type } = filterBy ?? {}
  const names = [...(labels ?? []), ...(filterBy?.labels ?? [])]
  const milestoneText = milestoneNumber ?? milestone
  return {
    state: stateOf(filterBy?.states ?? states),
    ...(names.length ? { labels: names.join(',') } : {}),
    ...(assignee ? { assignee } : {}),
    ...(createdBy ? { creator: createdBy } : {}),
    ...(mentioned ? { mentioned } : {}),
    ...(milestoneText ? { milestone: milestoneText } : {}),
    ...(since ? { since } : {}),
    ...(type ? { type } : {}),
  }
}
