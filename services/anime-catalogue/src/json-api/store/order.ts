import { type RawBuilder, sql } from 'kysely'
import { findOwn } from '../names.ts'
import type { SortKey } from '../query.ts'
import type { Registered } from '../registry.ts'
import type { Cell } from '../resource.ts'
import { columnOf, type QueryContext, scopeOf } from './conditions.ts'

/** A total order; nulls last in both directions. */
export function orderOf(
  resource: Registered,
  keys: readonly SortKey[],
  queryContext: QueryContext,
): RawBuilder<unknown> {
  const terms = keys.flatMap(({ name, isDescending }) => {
    const direction = sql.raw(isDescending ? 'desc' : 'asc')
    if (name === 'id') return (resource.order ?? ['id']).map((last) => ordered(resource, last, direction))
    const by = expressionOf(resource, name, queryContext)
    return by ? [sql`(${by} is null)`, sql`${by} ${direction}`] : []
  })
  const isTotal = keys.some(({ name }) => name === 'id')
  const last = isTotal
    ? []
    : (resource.order ?? ['id']).map((name) => ordered(resource, name, sql.raw('asc')))
  return sql.join([...terms, ...last])
}

function ordered({ table }: Registered, column: string, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${columnOf(table, column)} ${direction}`
}

function expressionOf(
  resource: Registered,
  name: string,
  queryContext: QueryContext,
): RawBuilder<Cell> | undefined {
  const { sorts = {}, attributes, filters = {} } = resource
  const sort = findOwn(sorts, name) ?? findOwn(attributes, name)?.sort ?? findOwn(filters, name)?.sort
  return sort?.(scopeOf(resource, queryContext))
}
