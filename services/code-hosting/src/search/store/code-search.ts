import { type SqlBool, sql } from 'kysely'
import { hiddenAddress } from '../../code/commits/commit-people.ts'
import { readNumbers, readTimes } from '../query-values.ts'
import type { ResolvedNames } from '../resolve-names.ts'
import type { TextIndexes } from '../text-indexes.ts'
import {
  always,
  any,
  type Condition,
  contains,
  hasIdPrefix,
  inRange,
  never,
  ofRepository,
  type SearchConditions,
  startsWith,
} from './conditions.ts'
import { wordsOf } from './issue-search.ts'

export const codeQualifiers = new Set([
  'repo',
  'org',
  'user',
  'is',
  'in',
  'sort',
  'language',
  'path',
  'filename',
  'extension',
  'size',
  'fork',
  'archived',
])

export const codeTables = sql`code_file join repository on repository.id = code_file.repository_id
  join code_blob on code_blob.id = code_file.blob_id`

export function codeConditions(
  { code }: Pick<TextIndexes, 'code'>,
  names: ResolvedNames,
  scopes: readonly string[],
): SearchConditions {
  function ofText(text: string): Condition | undefined {
    const query = wordsOf(text)
    if (!query) return undefined
    const inPath = contains(sql`code_file.path_folded`, text)
    const inFile = code.matches('code_file.blob_id', query)
    if (scopes.includes('path')) return scopes.includes('file') ? any([inFile, inPath]) : inPath
    return inFile
  }

  function ofQualifier(name: string, value: string): Condition {
    const text = value.toLowerCase()
    const shared = ofRepository(names, name, value)
    if (shared) return shared
    if (name === 'language') return sql<SqlBool>`lower(coalesce(code_file.language, '')) = ${text}`
    if (name === 'filename') return contains(sql`code_file.name_folded`, text)
    if (name === 'extension') return sql<SqlBool>`code_file.extension = ${text.replace(/^\./, '')}`
    if (name === 'size') return inRange(sql`code_blob.size_bytes`, readNumbers(value))
    if (name === 'path') return isBelow(text)
    if (name === 'fork' && text === 'only') return sql<SqlBool>`repository.parent_id is not null`
    // `in` and `sort` are no conditions.
    return always
  }

  return { ofText, ofQualifier }
}

/** `/` is the root folder alone. */
function isBelow(path: string): Condition {
  const folder = path.replace(/^\/+|\/+$/g, '')
  if (folder === '') return sql<SqlBool>`code_file.path_folded = code_file.name_folded`
  return any([
    sql<SqlBool>`code_file.path_folded = ${folder}`,
    startsWith(sql`code_file.path_folded`, `${folder}/`),
    contains(sql`code_file.path_folded`, `/${folder}/`),
  ])
}

/** Forks are searched only on request. */
export function withForks(qualifiers: readonly { name: string; value: string }[]): Condition {
  const fork = qualifiers.find(({ name }) => name === 'fork')?.value.toLowerCase()
  return fork === 'true' || fork === 'only' ? always : sql<SqlBool>`repository.parent_id is null`
}

export const commitQualifiers = new Set([
  'repo',
  'org',
  'user',
  'is',
  'sort',
  'author',
  'committer',
  'author-name',
  'committer-name',
  'author-email',
  'committer-email',
  'author-date',
  'committer-date',
  'merge',
  'hash',
  'parent',
  'tree',
])

export const commitAccountQualifiers = new Set(['author', 'committer'])

export const commitTables = sql`commit_entry join repository on repository.id = commit_entry.repository_id`

export function commitConditions(
  { commits }: Pick<TextIndexes, 'commits'>,
  names: ResolvedNames,
): SearchConditions {
  function ofText(text: string): Condition | undefined {
    const query = wordsOf(text)
    return query && commits.matches('commit_entry.id', query)
  }

  function ofQualifier(name: string, value: string): Condition {
    const text = value.toLowerCase()
    const shared = ofRepository(names, name, value)
    if (shared) return shared
    switch (name) {
      case 'author':
        return isOfAccount(sql`commit_entry.author_email`, names.account(value), value)
      case 'committer':
        return isOfAccount(sql`commit_entry.committer_email`, names.account(value), value)
      case 'author-name':
        return contains(sql`lower(commit_entry.author_name)`, text)
      case 'committer-name':
        return contains(sql`lower(commit_entry.committer_name)`, text)
      case 'author-email':
        return sql<SqlBool>`commit_entry.author_email = ${text}`
      case 'committer-email':
        return sql<SqlBool>`commit_entry.committer_email = ${text}`
      case 'author-date':
        return inRange(sql`commit_entry.author_at_ms`, readTimes(value))
      case 'committer-date':
        return inRange(sql`commit_entry.committer_at_ms`, readTimes(value))
      case 'merge':
        return sql<SqlBool>`commit_entry.is_merge = ${text === 'true' ? 1 : 0}`
      case 'hash':
        return isHash(text) ? hasIdPrefix(sql`commit_entry.oid`, text) : never
      case 'tree':
        return isHash(text) ? hasIdPrefix(sql`commit_entry.tree`, text) : never
      case 'parent':
        return isHash(text) ? contains(sql`commit_entry.parents`, `"${text}`) : never
      default:
        return always
    }
  }

  return { ofText, ofQualifier }
}

const isHash = (text: string) => /^[0-9a-f]{4,40}$/.test(text)

function isOfAccount(column: ReturnType<typeof sql>, id: number | undefined, login: string): Condition {
  if (id === undefined) return never
  const [, domain = ''] = hiddenAddress({ id, login }).split('@')
  return sql<SqlBool>`(${column} in (select lower(address) from email where user_id = ${id})
    or ${column} like ${`${id}+%@${domain}`})`
}
