import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Cursor } from '../wire/continuations.ts'
import type { Page, Slice } from '../wire/pages.ts'

/** The sort columns. They must be selected and unique together. */
export type Order = readonly (readonly [column: string, direction: 'asc' | 'desc'])[]

/**
 * One keyset page of a query. Only pages requested by number skip rows. `count` is called if the total is not
 * known yet.
 */
export async function readSlice<DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: Page,
  order: Order,
  count: () => Promise<number> = () => countOf(query),
): Promise<Slice<Row>> {
  const { size, after, offset, total } = page
  const seeking = after ? query.where((eb) => beyond(eb, order, after)) : query.offset(offset)
  const ordered = order.reduce(
    (so, [column, direction]) => so.orderBy(sql.ref(column), direction),
    seeking.limit(size + 1),
  )
  const [candidates, counted] = await Promise.all([ordered.execute(), total ?? count()])
  const rows = candidates.slice(0, size)
  const last = candidates.length > size ? rows.at(-1) : undefined
  return { rows, total: counted, next: last && order.map(([column]) => valueIn(last, column)) }
}

/** Counts the rows of a query without GROUP BY. */
export async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counting = query.clearSelect().select(sql<number>`count(*)`.as('total'))
  // Kysely cannot express that only this column is selected.
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return total
}

function beyond<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  order: Order,
  after: Cursor,
): Expression<SqlBool> {
  const columns = order.map(([column]) => sql.ref(column))
  const first = order[0]?.[1] ?? 'asc'
  if (order.every(([, direction]) => direction === first))
    return sql<SqlBool>`(${sql.join(columns)}) ${signOf(first)} (${sql.join([...after])})`
  // Expanded row comparison: `a > 1 or (a = 1 and b < 2)`. An index can seek by the bound of the first
  // column.
  const choices = order.map(([, direction], at) => {
    const equal = columns.slice(0, at).map((column, index) => sql<SqlBool>`${column} = ${after[index]}`)
    return eb.and([...equal, sql<SqlBool>`${columns[at]} ${signOf(direction)} ${after[at]}`])
  })
  return eb.and([sql<SqlBool>`${columns[0]} ${signOf(first)}= ${after[0]}`, eb.or(choices)])
}

const signOf = (direction: 'asc' | 'desc') => sql.raw(direction === 'asc' ? '>' : '<')

function valueIn(row: object, column: string): string | number {
  // Columns that order lists contain texts or numbers.
  return asRecord(row)[column.slice(column.lastIndexOf('.') + 1)] as string | number
}
