import type { SelectQueryBuilder } from 'kysely'

export interface Slice {
  limit: number
  offset: number
}

/**
 * Some of the rows of a list, and how many it has in all. What is counted may be a simpler query that finds as many
 * rows: one without the joins that only add columns.
 */
export async function readSlice<DB, Table extends keyof DB, Row, Other, Counted extends keyof Other>(
  list: SelectQueryBuilder<DB, Table, Row>,
  { limit, offset }: Slice,
  counted?: SelectQueryBuilder<Other, Counted, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await list.limit(limit).offset(offset).execute()
  // The end shows itself when the page is not full.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  return { rows, total: await (counted ? countRows(counted) : countRows(list)) }
}

export async function countRows<DB, Table extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const { total } = await list
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
