import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Registered } from '../registry.ts'
import type { Cell, Condition, Fixed, Scope, View, Viewer } from '../resource.ts'

export interface QueryContext {
  dialect: Dialect
  viewer: Viewer
  view: View
}

export const nothing: Condition = sql<SqlBool>`1 = 0`

export function scopeOf(
  { table }: Pick<Registered, 'table'>,
  { dialect, viewer, view }: QueryContext,
): Scope {
  return { dialect, viewer, today: view.today, column: (name) => columnOf(table, name) }
}

export function columnOf(table: string, name: string): RawBuilder<Cell> {
  return sql.ref<Cell>(`${table}.${name}`)
}

/** Passes a list as one parameter, so that lists of any length share a prepared statement. */
export function isIn(
  column: RawBuilder<Cell>,
  values: readonly (string | number)[],
  dialect: Dialect,
): Condition {
  const [first] = values
  if (first === undefined) return nothing
  if (values.length === 1)
    // PostgreSQL fails on numbers that exceed the column's type.
    return typeof first === 'number' ? sql`${column} = cast(${first} as bigint)` : sql`${column} = ${first}`
  const list = encodeJson(values)
  if (dialect === 'sqlite') return sql`${column} in (select value from json_each(${list}))`
  const type = sql.raw(typeof first === 'number' ? 'bigint' : 'text')
  return sql`${column} = any (array(select json_array_elements_text(${list}::json))::${type}[])`
}

export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const defined = conditions.filter((condition) => condition !== undefined)
  return defined.length ? sql<SqlBool>`(${sql.join(defined, sql` and `)})` : sql<SqlBool>`1 = 1`
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length ? sql<SqlBool>`(${sql.join([...conditions], sql` or `)})` : nothing
}

/** For resources with a `slug` column. */
export function hasSlug(slug: string, { column }: Scope): Condition {
  return sql<SqlBool>`${column('slug')} = ${slug}`
}

export function isFixed(table: string, fixed: Fixed = {}): Condition[] {
  return Object.entries(fixed).map(([name, value]) => sql<SqlBool>`${columnOf(table, name)} = ${value}`)
}

/** Conditions for rows of this resource that the caller may see. */
export function visibilityConditions(resource: Registered, queryContext: QueryContext): Condition[] {
  const visible = resource.visible?.(scopeOf(resource, queryContext))
  return [...isFixed(resource.table, resource.only), ...(visible ? [visible] : [])]
}

/** Ids from URLs, which must have passed `isId`. */
export function hasIds(resource: Registered, ids: readonly string[], queryContext: QueryContext): Condition {
  if (!ids.length) return nothing
  if (resource.byIds) return resource.byIds(ids, scopeOf(resource, queryContext))
  const values = new Set<string | number>(resource.idPattern ? ids : ids.map(Number))
  return isIn(columnOf(resource.table, 'id'), [...values], queryContext.dialect)
}
