import { userTable } from '@octavo/platform/auth/user-table.ts'
import { type SqlBool, sql } from 'kysely'
import { readNumbers, readTimes } from '../query-values.ts'
import type { ResolvedNames } from '../resolve-names.ts'
import {
  always,
  any,
  type Condition,
  contains,
  inRange,
  never,
  ofRepository,
  type SearchConditions,
} from './conditions.ts'

export const repositoryQualifiers = new Set([
  ...['repo', 'org', 'user', 'is', 'in', 'sort', 'language', 'topic', 'topics', 'stars', 'forks', 'size'],
  ...['created', 'updated', 'pushed', 'license', 'archived', 'template', 'fork', 'visibility', 'mirror'],
])

/** Names and descriptions are short, so their columns are scanned. */
export function repositoryConditions(names: ResolvedNames, scopes: readonly string[]): SearchConditions {
  const isIn = (scope: string) => scopes.length === 0 || scopes.includes(scope)

  const ofText = (text: string): Condition =>
    any([
      ...(isIn('name') ? [contains(sql`repository.name_folded`, text)] : []),
      ...(isIn('description') ? [contains(sql`lower(coalesce(repository.description, ''))`, text)] : []),
      ...(isIn('topics') ? [contains(sql`repository.topics`, text)] : []),
    ])

  function ofQualifier(name: string, value: string): Condition {
    const text = value.toLowerCase()
    const shared = ofRepository(names, name === 'visibility' ? 'is' : name, value)
    if (shared) return shared
    switch (name) {
      case 'is':
        return text === 'template' ? sql<SqlBool>`repository.is_template = 1` : always
      case 'language':
        return sql<SqlBool>`lower(coalesce(repository.language, '')) = ${text}`
      case 'license':
        return sql<SqlBool>`lower(coalesce(repository.license, '')) = ${text}`
      case 'topic':
        return contains(sql`repository.topics`, `"${text}"`)
      case 'topics':
        return inRange(topicCount, readNumbers(value))
      case 'stars':
        return inRange(sql`repository.stars`, readNumbers(value))
      case 'forks':
        return inRange(sql`repository.forks`, readNumbers(value))
      case 'size':
        return inRange(sql`repository.size_kb`, readNumbers(value))
      case 'created':
        return inRange(sql`repository.created_at_ms`, readTimes(value))
      case 'updated':
        return inRange(sql`repository.updated_at_ms`, readTimes(value))
      case 'pushed':
        return inRange(sql`repository.pushed_at_ms`, readTimes(value))
      case 'template':
        return sql<SqlBool>`repository.is_template = ${text === 'true' ? 1 : 0}`
      case 'fork':
        return text === 'only' ? sql<SqlBool>`repository.parent_id is not null` : always
      case 'mirror':
        return text === 'true' ? never : always
      default:
        return always
    }
  }

  return { ofText, ofQualifier }
}

/** A JSON array of names without commas. */
const topicCount = sql`(case when repository.topics = '[]' then 0
  else length(repository.topics) - length(replace(repository.topics, ',', '')) + 1 end)`

/** Exact names first, then by stars. */
export const repositoryRelevance = (texts: readonly string[]) => sql`
  (case when repository.name_folded = ${texts.join(' ').toLowerCase()} then 0 else 1 end),
  repository.stars desc, repository.id desc`

export const userQualifiers = new Set([
  ...['user', 'org', 'is', 'in', 'sort', 'type', 'repos', 'followers', 'location', 'language', 'created'],
])

export const userTables = sql`${sql.table(userTable)} as account left join profile on profile.account_id = account.id`

export const isListedUser = sql<SqlBool>`account.role <> 'deleted' and account.suspended_at_ms is null`

export const repositoryCount = sql`(select count(*) from repository
  where repository.owner_id = account.id and repository.visibility = 'public')`

export const followerCount = sql`(select count(*) from follow where follow.followed_id = account.id)`

/** Only public data of accounts is searched. */
export function userConditions(names: ResolvedNames, scopes: readonly string[]): SearchConditions {
  const isIn = (scope: string) => scopes.length === 0 || scopes.includes(scope)

  const ofText = (text: string): Condition =>
    any([
      ...(isIn('login') ? [contains(sql`account.login_folded`, text)] : []),
      ...(isIn('name') || scopes.includes('fullname')
        ? [contains(sql`lower(coalesce(profile.name, ''))`, text)]
        : []),
      ...(isIn('email') ? [contains(sql`lower(coalesce(profile.email, ''))`, text)] : []),
    ])

  function ofQualifier(name: string, value: string): Condition {
    const text = value.toLowerCase()
    const isOrganization = sql<SqlBool>`account.role = 'organization'`
    switch (name) {
      case 'user':
      case 'org':
        return sql<SqlBool>`account.id = ${names.account(value) ?? -1}`
      case 'type':
        return text === 'org' || text === 'organization'
          ? isOrganization
          : sql<SqlBool>`account.role <> 'organization'`
      case 'repos':
        return inRange(repositoryCount, readNumbers(value))
      case 'followers':
        return inRange(followerCount, readNumbers(value))
      case 'location':
        return contains(sql`lower(coalesce(profile.location, ''))`, text)
      case 'language':
        return sql<SqlBool>`account.id in (select owner_id from repository
          where visibility = 'public' and lower(coalesce(language, '')) = ${text})`
      case 'created':
        return inRange(sql`account.created_at_ms`, readTimes(value))
      default:
        return always
    }
  }

  return { ofText, ofQualifier }
}
