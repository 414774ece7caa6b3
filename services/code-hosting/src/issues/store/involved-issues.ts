import { type Compilable, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { RepositoryCondition } from '../../repositories/store/repository-lists.ts'
import { facets } from './issue-facets.ts'
import type { IssueOrder, ListedIssue } from './issue-lists.ts'
import { foldTypeName } from './issue-types.ts'

export interface EverywhereFilter {
  repositories: readonly RepositoryCondition[]
  /** The user's relations to the issues. Undefined means any issue. */
  involvement?: { userId: number; kinds: readonly number[] } | undefined
  state: 'open' | 'closed' | 'all'
  /** In lower case. */
  labels: readonly string[]
  /** A name, `*` for any type, or `none`. */
  type: string | undefined
  sinceMs?: number | undefined
  pullsOnly: boolean
}

/** Sorts the matches, so the cost grows with the issues that involve the user. */
export function selectInvolvedIssues(
  db: Kysely<Tables>,
  filter: EverywhereFilter,
  { by, direction }: IssueOrder,
  { limit, offset }: { limit: number; offset: number },
): Compilable<ListedIssue> {
  const value = {
    created: 'issue.created_at_ms',
    updated: 'issue.updated_at_ms',
    comments: 'issue.comments',
  } as const
  return selectMatching(db, filter)
    .select(['issue.id as id', `${value[by]} as value`])
    .orderBy('value', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
}

export function selectCountEverywhere(
  db: Kysely<Tables>,
  filter: EverywhereFilter,
): Compilable<{ count: number }> {
  return selectMatching(db, filter).select(({ fn }) => fn.countAll<number>().as('count'))
}

function selectMatching(db: Kysely<Tables>, filter: EverywhereFilter) {
  const { repositories, involvement, state, labels, type, sinceMs, pullsOnly } = filter
  return db
    .selectFrom('repository')
    .innerJoin('issue', 'issue.repository_id', 'repository.id')
    .where('repository.has_issues', '=', 1)
    .where((eb) =>
      eb.and(
        repositories.map((condition) => condition(eb as unknown as ExpressionBuilder<Tables, 'repository'>)),
      ),
    )
    .$if(state !== 'all', (query) => query.where('issue.is_open', '=', state === 'open' ? 1 : 0))
    .$if(sinceMs !== undefined, (query) => query.where('issue.updated_at_ms', '>=', sinceMs ?? 0))
    .$if(pullsOnly, (query) => query.where('issue.is_pull', '=', 1))
    .$if(involvement !== undefined, (query) =>
      query.where('issue.id', 'in', selectInvolved(db, involvement ?? { userId: 0, kinds: [] })),
    )
    .$if(labels.length > 0, (query) => query.where(({ and }) => and(labels.map(hasLabel))))
    .$if(type !== undefined, (query) => query.where(hasType(type ?? '')))
}

/** Finds the repositories to search through the tallies. */
function selectInvolved(db: Kysely<Tables>, { userId, kinds }: { userId: number; kinds: readonly number[] }) {
  return db
    .selectFrom('issue_tally')
    .innerJoin('issue_facet', (join) =>
      join
        .onRef('issue_facet.repository_id', '=', 'issue_tally.repository_id')
        .onRef('issue_facet.kind', '=', 'issue_tally.kind')
        .onRef('issue_facet.subject_id', '=', 'issue_tally.subject_id'),
    )
    .select('issue_facet.issue_id')
    .where('issue_tally.kind', 'in', kinds)
    .where('issue_tally.subject_id', '=', userId)
}

function hasLabel(name: string) {
  return sql<SqlBool>`exists (select 1 from issue_facet as o join label as l on l.id = o.subject_id
    where o.issue_id = issue.id and o.kind = ${facets.label} and l.name_folded = ${name})`
}

function hasType(type: string) {
  if (type === 'none') return sql<SqlBool>`issue.type_id is null`
  if (type === '*') return sql<SqlBool>`issue.type_id is not null`
  return sql<SqlBool>`issue.type_id in (
    select id from issue_type where issue_type.organization_id = repository.owner_id and name_folded = ${foldTypeName(type)})`
}
