import type { Kysely } from 'kysely'
import { findAccount } from '../accounts/store/accounts.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { validationFailed } from '../errors.ts'
import { readTime } from '../wire/query-times.ts'
import { type Facet, facets, findTallies, nobody, type Tally } from './store/issue-facets.ts'
import type { IssueFilter, IssueOrder } from './store/issue-lists.ts'
import { findIssueType } from './store/issue-types.ts'
import { findLabels, foldLabel } from './store/labels.ts'
import { findMilestone } from './store/milestones.ts'

export interface IssueQuery {
  state?: string
  labels?: string
  milestone?: string
  assignee?: string
  type?: string
  creator?: string
  mentioned?: string
  sort?: string
  direction?: string
  since?: string
}

export interface ReadFilter extends IssueFilter {
  /** The issue counts of each facet in `all`, and of the one in `none`. */
  tallies: readonly Tally[]
}

/** Returns undefined when nothing can match, such as for an unknown label or type. */
export async function readFilter(
  db: Kysely<Tables>,
  { id: repositoryId, owner_id }: Pick<RepositoryRow, 'id' | 'owner_id'>,
  query: IssueQuery,
): Promise<ReadFilter | undefined> {
  const all: Facet[] = []
  const none: Facet[] = []
  for (const [field, kind] of accountFields) {
    const login = query[field]
    if (!login) continue
    if (field === 'assignee' && login === '*') none.push({ kind, subjectId: nobody })
    else if (field === 'assignee' && login === 'none') all.push({ kind, subjectId: nobody })
    else all.push({ kind, subjectId: (await findAccount(db, login))?.id ?? refuse(field, login) })
  }
  if (query.milestone === '*') none.push({ kind: facets.milestone, subjectId: nobody })
  else if (query.milestone) all.push(await readMilestone(db, repositoryId, query.milestone))
  const labels = await readLabels(db, repositoryId, query.labels)
  if (!labels) return undefined
  all.push(...labels)
  const typed = { kind: facets.typed, subjectId: nobody }
  if (query.type === 'none') none.push(typed)
  else if (query.type === '*') all.push(typed)
  else if (query.type) {
    const type = await findIssueType(db, owner_id, query.type)
    if (!type) return undefined
    all.push({ kind: facets.type, subjectId: type.id })
  }
  const tallies = await findTallies(db, repositoryId, [...all, ...none])
  const rarestFirst = all
    .map((facet, index) => ({ facet, tally: tallies[index] ?? { open: 0, closed: 0 } }))
    .sort((a, b) => a.tally.open + a.tally.closed - b.tally.open - b.tally.closed)
  return {
    repositoryId,
    state: readState(query.state),
    all: rarestFirst.map(({ facet }) => facet),
    none,
    sinceMs: readTime(query.since, 'since'),
    tallies: [...rarestFirst.map(({ tally }) => tally), ...tallies.slice(all.length)],
  }
}

/** Unknown values mean the default order. */
export function readOrder({ sort, direction }: Pick<IssueQuery, 'sort' | 'direction'>): IssueOrder {
  return {
    by: sort === 'updated' || sort === 'comments' ? sort : 'created',
    direction: direction === 'asc' ? 'asc' : 'desc',
  }
}

export function readState(state: string | undefined): IssueFilter['state'] {
  if (!state) return 'open'
  if (state === 'open' || state === 'closed' || state === 'all') return state
  return refuse('state', state)
}

const accountFields = [
  ['assignee', facets.assignee],
  ['creator', facets.author],
  ['mentioned', facets.mentioned],
] as const

async function readMilestone(db: Kysely<Tables>, repositoryId: number, text: string): Promise<Facet> {
  if (text === 'none') return { kind: facets.milestone, subjectId: nobody }
  const number = /^\d{1,9}$/.test(text) ? Number(text) : refuse('milestone', text)
  const { id } = (await findMilestone(db, repositoryId, number)) ?? refuse('milestone', text)
  return { kind: facets.milestone, subjectId: id }
}

export function splitLabels(labels: string | undefined): string[] {
  const names = (labels ?? '').split(',').map((name) => foldLabel(name.trim()))
  return [...new Set(names)].filter((name) => name !== '')
}

async function readLabels(
  db: Kysely<Tables>,
  repositoryId: number,
  text: string | undefined,
): Promise<Facet[] | undefined> {
  const names = splitLabels(text)
  const rows = await findLabels(db, repositoryId, names)
  if (rows.length < names.length) return undefined
  return rows.map(({ id }) => ({ kind: facets.label, subjectId: id }))
}

function refuse(field: string, value: string): never {
  throw validationFailed({ resource: 'Issue', field, code: 'invalid', value })
}
