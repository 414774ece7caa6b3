import type { Database } from '@octavo/platform/data/database.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { listQualifiers, type SearchQuery } from '../parse-query.ts'
import type { ResolvedNames } from '../resolve-names.ts'
import type { TextIndexes } from '../text-indexes.ts'
import {
  codeConditions,
  codeQualifiers,
  codeTables,
  commitAccountQualifiers,
  commitConditions,
  commitQualifiers,
  commitTables,
  withForks,
} from './code-search.ts'
import { all, compileNode, type SearchConditions } from './conditions.ts'
import {
  accountQualifiers,
  issueConditions,
  issueQualifiers,
  issueSortValue,
  issueTables,
  wordsOf,
} from './issue-search.ts'
import {
  followerCount,
  isListedUser,
  repositoryConditions,
  repositoryCount,
  repositoryQualifiers,
  repositoryRelevance,
  userConditions,
  userQualifiers,
  userTables,
} from './repository-search.ts'
import { isIssueSearchable, isSearchable, type Search } from './search-rows.ts'

export interface SearchKind extends Pick<Search, 'from' | 'id'> {
  qualifiers: ReadonlySet<string>
  accountQualifiers?: ReadonlySet<string>
  /** The rows that a token may find. Missing for what is public anyway. */
  isSearchable?(db: Database<Tables>, viewer: Viewer): Search['where']
  conditions(names: ResolvedNames, query: SearchQuery): SearchConditions
  and?(query: SearchQuery): Search['where'][]
  /** Undefined for the order by relevance. */
  sortValue(sort: string | undefined): RawBuilder<unknown> | undefined
  ranked?(query: SearchQuery): RawBuilder<unknown> | undefined
  relevance(query: SearchQuery): RawBuilder<unknown>
}

export interface SearchOrder {
  sort: string | undefined
  direction: 'asc' | 'desc'
}

/** Results are limited to what the viewer can see by a condition of the query. */
export function buildSearch(
  db: Database<Tables>,
  viewer: Viewer,
  kind: SearchKind,
  {
    query,
    names,
    order: { sort, direction },
  }: { query: SearchQuery; names: ResolvedNames; order: SearchOrder },
): Search {
  const where = [
    ...(kind.isSearchable ? [kind.isSearchable(db, viewer)] : []),
    ...(kind.and?.(query) ?? []),
    compileNode(query.root, kind.conditions(names, query)),
  ]
  const value = kind.sortValue(sort)
  const ranked = value ? undefined : kind.ranked?.(query)
  return { from: kind.from, id: kind.id, where: all(where), ranked, order: orderBy() }

  function orderBy(): RawBuilder<unknown> {
    if (value) return sql`${value} ${sql.raw(direction)}, ${kind.id} ${sql.raw(direction)}`
    return ranked ? sql`coalesce(match.score, 0) desc, ${kind.id} desc` : kind.relevance(query)
  }
}

type SearchName = 'issues' | 'repositories' | 'users' | 'code' | 'commits'

export function searchKinds(indexes: TextIndexes): Record<SearchName, SearchKind> {
  return {
    issues: {
      qualifiers: issueQualifiers,
      accountQualifiers,
      isSearchable: isIssueSearchable,
      from: issueTables,
      id: sql`issue.id`,
      conditions: (names, { scopes }) => issueConditions(indexes, names, scopes),
      and: () => [sql<SqlBool>`(repository.has_issues = 1 or issue.is_pull = 1)`],
      sortValue: issueSortValue,
      ranked: (query) => rank(indexes.issues, query),
      relevance: () => sql`issue.id desc`,
    },

    repositories: {
      qualifiers: repositoryQualifiers,
      isSearchable: (db, viewer) => isSearchable(db, viewer, 'metadata'),
      from: sql`repository`,
      id: sql`repository.id`,
      conditions: (names, { scopes }) => repositoryConditions(names, scopes),
      and: ({ root }) => [withForks(listQualifiers(root))],
      sortValue: (sort) =>
        sort === 'stars'
          ? sql`repository.stars`
          : sort === 'forks'
            ? sql`repository.forks`
            : sort === 'updated'
              ? sql`repository.updated_at_ms`
              : undefined,
      relevance: ({ texts }) => repositoryRelevance(texts),
    },

    users: {
      qualifiers: userQualifiers,
      from: userTables,
      id: sql`account.id`,
      conditions: (names, { scopes }) => userConditions(names, scopes),
      and: () => [isListedUser],
      sortValue: (sort) =>
        sort === 'followers'
          ? followerCount
          : sort === 'repositories'
            ? repositoryCount
            : sort === 'joined'
              ? sql`account.created_at_ms`
              : undefined,
      relevance: ({ texts }) =>
        sql`(case when account.login_folded = ${texts.join(' ').toLowerCase()} then 0 else 1 end), account.id`,
    },

    code: {
      qualifiers: codeQualifiers,
      isSearchable: (db, viewer) => isSearchable(db, viewer, 'contents'),
      from: codeTables,
      id: sql`code_file.id`,
      conditions: (names, { scopes }) => codeConditions(indexes, names, scopes),
      and: ({ root }) => [withForks(listQualifiers(root))],
      sortValue: () => undefined,
      relevance: () => sql`code_file.id desc`,
    },

    commits: {
      qualifiers: commitQualifiers,
      accountQualifiers: commitAccountQualifiers,
      isSearchable: (db, viewer) => isSearchable(db, viewer, 'contents'),
      from: commitTables,
      id: sql`commit_entry.id`,
      conditions: (names) => commitConditions(indexes, names),
      sortValue: (sort) =>
        sort === 'author-date'
          ? sql`commit_entry.author_at_ms`
          : sort === 'committer-date'
            ? sql`commit_entry.committer_at_ms`
            : undefined,
      ranked: (query) => rank(indexes.commits, query),
      relevance: () => sql`commit_entry.committer_at_ms desc, commit_entry.id desc`,
    },
  }
}

function rank(index: Pick<TextIndexes['issues'], 'ranked'>, { texts }: SearchQuery) {
  const of = texts.flatMap((text) => wordsOf(text) ?? [])
  return of.length ? index.ranked({ kind: 'any', of }) : undefined
}
