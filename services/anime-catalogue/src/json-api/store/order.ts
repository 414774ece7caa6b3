import { type RawBuilder, sql } from 'kysely'
import { findOwn } from '../names.ts'
import type { SortKey } from '../query.ts'
import type { Registered } from '../registry.ts'
import type { Cell } from '../resource.ts'
import { type Asking, columnOf, scopeOf } from './conditions.ts'

/** An order in which no two rows are equal; null is last in both directions. */
export function orderOf(resource: Registered, keys: readonly SortKey[], asking: Asking): RawBuilder<unknown> {
  const terms = keys.flatMap(({ name, isDescending }) => {
    const direction = sql.raw(isDescending ? 'desc' : 'asc')
    if (name === 'id') return (resource.order ?? ['id']).map((last) => ordered(resource, last, direction))
    const by = expressionOf(resource, name, asking)
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

function expressionOf(resource: Registered, name: string, asking: Asking): RawBuilder<Cell> | undefined {
  const { sorts = {}, attributes, filters = {} } = resource
  const sort = findOwn(sorts, name) ?? findOwn(attributes, name)?.sort ?? findOwn(filters, name)?.sort
  return sort?.(scopeOf(resource, asking))
}
