import { type SqlBool, sql } from 'kysely'
import { findOwn } from '../names.ts'
import type { RequestedFilter } from '../query.ts'
import type { Registered } from '../registry.ts'
import type { Condition, Through, ToMany } from '../resource.ts'
import {
  allOf,
  anyOf,
  columnOf,
  hasIds,
  isFixed,
  nothing,
  type QueryContext,
  scopeOf,
  visibilityConditions,
} from './conditions.ts'

/** The rows of a collection or relationship that match the filters. */
export function conditionsOf(
  resource: Registered,
  filters: readonly RequestedFilter[],
  queryContext: QueryContext,
  related: Condition | undefined,
): Condition {
  const conditions = filters.map((filter) => filterCondition(resource, filter, queryContext))
  return allOf([related, ...conditions, ...visibilityConditions(resource, queryContext)])
}

/** Rows of `other` that are related to `id`. */
export function relatedCondition(
  id: string | number,
  relationship: ToMany | Through,
  other: Registered,
): Condition {
  if (relationship.kind === 'to-many') {
    const { column, where } = relationship
    return allOf([sql`${columnOf(other.table, column)} = ${id}`, ...isFixed(other.table, where)])
  }
  const { table, near, far, where } = relationship
  const between = allOf([sql`${columnOf(table, near)} = ${id}`, ...isFixed(table, where)])
  return sql`${columnOf(other.table, 'id')} in (select ${columnOf(table, far)} from ${sql.table(table)} where ${between})`
}

function filterCondition(
  resource: Registered,
  { name, values }: RequestedFilter,
  queryContext: QueryContext,
): Condition {
  if (name === 'id') return hasIds(resource, values, queryContext)
  // The parser accepts no other filters.
  const filter = findOwn(resource.filters ?? {}, name)
  if (!filter || !values.length) return nothing
  const { nullable } = filter
  const nonNull = nullable === undefined ? values : values.filter((value) => value !== '_none')
  const isNull =
    nullable !== undefined && nonNull.length < values.length
      ? [sql<SqlBool>`${columnOf(resource.table, nullable)} is null`]
      : []
  const matching = nonNull.length ? filter.condition(nonNull, scopeOf(resource, queryContext)) : undefined
  return anyOf([...isNull, ...(matching ? [matching] : [])])
}
