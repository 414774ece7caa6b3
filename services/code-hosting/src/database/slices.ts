import type { SelectQueryBuilder } from 'kysely'

export interface Slice {
  limit: number
  offset: number
}

/**
 * Reads one page of a list and its total count. The count may use a simpler query with the same number of rows,
 * such as one without joins.
 */
export async function readSlice<DB, Table extends keyof DB, Row, Other, Counted extends keyof Other>(
  list: SelectQueryBuilder<DB, Table, Row>,
  { limit, offset }: Slice,
  counted?: SelectQueryBuilder<Other, Counted, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await list.limit(limit).offset(offset).execute()
  // A page that is not full contains the end of the list, so no count is needed.
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
