import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { listQualifiers, parseQuery, type SearchQuery } from './parse-query.ts'
import { type ResolvedNames, resolveNames } from './resolve-names.ts'
import { maxResults, refuseDeepPages } from './search-errors.ts'
import {
  codeConditions,
  codeQualifiers,
  codeTables,
  commitAccountQualifiers,
  commitConditions,
  commitQualifiers,
  commitTables,
  withForks,
} from './store/code-search.ts'
import { all, compileNode, type SearchConditions } from './store/conditions.ts'
import {
  accountQualifiers,
  issueConditions,
  issueQualifiers,
  issueSortValue,
  issueTables,
  wordsOf,
} from './store/issue-search.ts'
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
} from './store/repository-search.ts'
import { isSearchable, type Search, type SearchResult, searchRows } from './store/search-rows.ts'
import type { TextIndexes } from './text-indexes.ts'

export interface SearchRequest {
  q?: string
  sort?: string
  order?: string
}

export interface Slice {
  limit: number
  offset: number
}

/** The matching ids, in order, and the texts to highlight. */
export type Matches = SearchResult & { texts: readonly string[] }

export type Searches = ReturnType<typeof createSearches>

/** All results are limited to what the viewer can see by a condition of the query. */
export function createSearches({ db }: Pick<Context, 'db'>, indexes: TextIndexes) {
  async function run(viewer: Viewer, input: SearchRequest, slice: Slice, kind: SearchKind): Promise<Matches> {
    const query = parseQuery(input.q, kind.qualifiers)
    refuseDeepPages(slice)
    const names = await resolveNames(db.read, viewer, query.root, kind.accountQualifiers)
    const visible = kind.permission === undefined ? [] : [isSearchable(db, viewer, kind.permission)]
    const where = [
      ...visible.map((condition) => sql<boolean>`${condition}`),
      ...(kind.and?.(query) ?? []),
      compileNode(query.root, kind.conditions(names, query)),
    ]
    const [sort, direction] = readSort(input, query)
    const value = kind.sortValue(sort)
    const ranked = value ? undefined : kind.ranked?.(query)
    const order = value
      ? sql`${value} ${sql.raw(direction)}, ${kind.id} ${sql.raw(direction)}`
      : ranked
        ? sql`coalesce(match.score, 0) desc, ${kind.id} desc`
        : kind.relevance(query)
    const limit = Math.min(slice.limit, maxResults - slice.offset)
    const found = await searchRows(
      db,
      { from: kind.from, id: kind.id, where: all(where), ranked, order },
      { ...slice, limit },
    )
    return { ...found, texts: query.texts }
  }

  function rank(index: Pick<TextIndexes['issues'], 'ranked'>, { texts }: SearchQuery) {
    const of = texts.flatMap((text) => wordsOf(text) ?? [])
    return of.length ? index.ranked({ kind: 'any', of }) : undefined
  }

  return {
    issues: (viewer: Viewer, input: SearchRequest, slice: Slice) =>
      run(viewer, input, slice, {
        qualifiers: issueQualifiers,
        accountQualifiers,
        permission: 'issues',
        from: issueTables,
        id: sql`issue.id`,
        conditions: (names, { scopes }) => issueConditions(indexes, names, scopes),
        and: () => [sql`(repository.has_issues = 1 or issue.is_pull = 1)`],
        sortValue: issueSortValue,
        ranked: (query) => rank(indexes.issues, query),
        relevance: () => sql`issue.id desc`,
      }),

    repositories: (viewer: Viewer, input: SearchRequest, slice: Slice) =>
      run(viewer, input, slice, {
        qualifiers: repositoryQualifiers,
        permission: 'metadata',
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
      }),

    users: (viewer: Viewer, input: SearchRequest, slice: Slice) =>
      run(viewer, input, slice, {
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
      }),

    code: (viewer: Viewer, input: SearchRequest, slice: Slice) =>
      run(viewer, input, slice, {
        qualifiers: codeQualifiers,
        permission: 'contents',
        from: codeTables,
        id: sql`code_file.id`,
        conditions: (names, { scopes }) => codeConditions(indexes, names, scopes),
        and: ({ root }) => [withForks(listQualifiers(root))],
        sortValue: () => undefined,
        relevance: () => sql`code_file.id desc`,
      }),

    commits: (viewer: Viewer, input: SearchRequest, slice: Slice) =>
      run(viewer, input, slice, {
        qualifiers: commitQualifiers,
        accountQualifiers: commitAccountQualifiers,
        permission: 'contents',
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
      }),
  }
}

interface SearchKind extends Pick<Search, 'from' | 'id'> {
  qualifiers: ReadonlySet<string>
  accountQualifiers?: ReadonlySet<string>
  /** The permission for contents of private repositories. Missing for what is public anyway. */
  permission?: string
  conditions(names: ResolvedNames, query: SearchQuery): SearchConditions
  and?(query: SearchQuery): Search['where'][]
  /** Undefined for the order by relevance. */
  sortValue(sort: string | undefined): RawBuilder<unknown> | undefined
  ranked?(query: SearchQuery): RawBuilder<unknown> | undefined
  relevance(query: SearchQuery): RawBuilder<unknown>
}

/** From the parameters, or from `sort:updated-desc` in the query. */
function readSort(input: SearchRequest, query: SearchQuery): [string | undefined, 'asc' | 'desc'] {
  if (input.sort) return [input.sort, input.order === 'asc' ? 'asc' : 'desc']
  const [, name, direction] = /^(.*?)(?:-(asc|desc))?$/.exec(query.sort ?? '') ?? []
  return [name || undefined, direction === 'asc' ? 'asc' : 'desc']
}
