import { type SqlBool, sql } from 'kysely'
import { findOwn } from '../names.ts'
import type { AskedFilter } from '../query.ts'
import type { Registered } from '../registry.ts'
import type { Condition, Through, ToMany } from '../resource.ts'
import {
  type Asking,
  allOf,
  anyOf,
  belongs,
  columnOf,
  hasIds,
  isFixed,
  nothing,
  scopeOf,
} from './conditions.ts'

/** The rows of a collection: those that belong to the resource, to a relationship where it is one, and pass filters. */
export function conditionsOf(
  resource: Registered,
  filters: readonly AskedFilter[],
  asking: Asking,
  related: Condition | undefined,
): Condition {
  const conditions = filters.map((filter) => filterCondition(resource, filter, asking))
  return allOf([related, ...conditions, ...belongs(resource, asking)])
}

/** Of the other resource: that a row is one to which the relationship leads from there. */
export function isRelatedTo(
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

function filterCondition(resource: Registered, { name, values }: AskedFilter, asking: Asking): Condition {
  if (name === 'id') return hasIds(resource, values, asking)
  // The parser lets no others through.
  const filter = findOwn(resource.filters ?? {}, name)
  if (!filter || !values.length) return nothing
  const { nullable } = filter
  const given = nullable === undefined ? values : values.filter((value) => value !== '_none')
  const isNull =
    nullable !== undefined && given.length < values.length
      ? [sql<SqlBool>`${columnOf(resource.table, nullable)} is null`]
      : []
  const matching = given.length ? filter.condition(given, scopeOf(resource, asking)) : undefined
  return anyOf([...isNull, ...(matching ? [matching] : [])])
}
