import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SearchNode } from '../parse-query.ts'
import type { Range } from '../query-values.ts'
import type { ResolvedNames } from '../resolve-names.ts'

export type Condition = RawBuilder<SqlBool>

export const always = sql<SqlBool>`1 = 1`
export const never = sql<SqlBool>`1 = 0`

/** The conditions of one type of search. */
export interface SearchConditions {
  /** Undefined ignores the text, such as one without any word. */
  ofText(text: string): Condition | undefined
  ofQualifier(name: string, value: string): Condition
}

export function compileNode(node: SearchNode, conditions: SearchConditions): Condition {
  switch (node.kind) {
    case 'text':
      return conditions.ofText(node.text) ?? always
    case 'qualifier':
      return conditions.ofQualifier(node.name, node.value)
    case 'not':
      return isText(node.of) && !conditions.ofText(node.of.text)
        ? always
        : not(compileNode(node.of, conditions))
    case 'all':
      return node.of.length ? all(node.of.map((one) => compileNode(one, conditions))) : always
    case 'any':
      return any(node.of.map((one) => compileNode(one, conditions)))
  }
}

const isText = (node: SearchNode): node is Extract<SearchNode, { kind: 'text' }> => node.kind === 'text'

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : always
}

export function any(conditions: readonly Condition[]): Condition {
  return conditions.length ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : never
}

/** A condition without value counts as false. */
export function not(condition: Condition): Condition {
  return sql<SqlBool>`(case when ${condition} then 0 else 1 end) = 1`
}

/** The bounds can exceed the type of the value. */
export function inRange(value: RawBuilder<unknown>, { min, max }: Range): Condition {
  return all([
    ...(min === undefined ? [] : [sql<SqlBool>`${value} >= cast(${min} as bigint)`]),
    ...(max === undefined ? [] : [sql<SqlBool>`${value} <= cast(${max} as bigint)`]),
    sql<SqlBool>`${value} is not null`,
  ])
}

/** The value must be in lower case. */
export function contains(value: RawBuilder<unknown>, text: string): Condition {
  return sql<SqlBool>`${value} like ${`%${escapeLike(text.toLowerCase())}%`} escape '!'`
}

export function startsWith(value: RawBuilder<unknown>, text: string): Condition {
  return sql<SqlBool>`${value} like ${`${escapeLike(text)}%`} escape '!'`
}

/** A range of ids, which reads an index unlike `like`. */
export function hasIdPrefix(column: RawBuilder<unknown>, hex: string): Condition {
  return sql<SqlBool>`(${column} >= ${hex.padEnd(40, '0')} and ${column} <= ${hex.padEnd(40, 'f')})`
}

const escapeLike = (text: string) => text.replace(/[!%_]/g, '!$&')

/** Conditions on the repository that all searches of its contents have. Undefined for other qualifiers. */
export function ofRepository(names: ResolvedNames, name: string, value: string): Condition | undefined {
  const text = value.toLowerCase()
  if (name === 'repo') return isOne(sql`repository.id`, names.repository(value))
  if (name === 'user' || name === 'org') return isOne(sql`repository.owner_id`, names.account(value))
  if (name === 'is' && text === 'public') return sql<SqlBool>`repository.visibility = 'public'`
  if (name === 'is' && text === 'private') return sql<SqlBool>`repository.visibility <> 'public'`
  if (name === 'is' && text === 'internal') return sql<SqlBool>`repository.visibility = 'internal'`
  if (name === 'archived') return sql<SqlBool>`repository.is_archived = ${text === 'true' ? 1 : 0}`
  return undefined
}

function isOne(column: RawBuilder<unknown>, id: number | undefined): Condition {
  return id === undefined ? never : sql<SqlBool>`${column} = ${id}`
}
