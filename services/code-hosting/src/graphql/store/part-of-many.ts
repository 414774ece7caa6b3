import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Part } from '../connections.ts'

export interface ManyLists {
  table: 'issue_comment' | 'review' | 'review_comment' | 'reaction'
  /** The column with the object that the row belongs to. */
  parent: string
  parentIds: readonly number[]
  where?: RawBuilder<unknown>
  isNewestFirst?: boolean
}

/** The same part of the lists of several objects, by id, with one more row each if there are more. */
export async function listPartOfMany<Row>(
  db: Kysely<Tables>,
  { table, parent, parentIds, where = sql`true`, isNewestFirst = false }: ManyLists,
  { limit, isBackward, beyond }: Part,
): Promise<readonly Row[]> {
  const isDescending = isBackward !== isNewestFirst
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const [after] = beyond ?? []
  const beyondCursor = after === undefined ? sql`` : sql`and id ${sql.raw(isDescending ? '<' : '>')} ${after}`
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where id in (
      select id from (
        select id, row_number() over (partition by ${sql.ref(parent)} order by id ${direction}) as number
        from ${sql.table(table)}
        where ${sql.ref(parent)} in (${sql.join(parentIds)}) and ${where} ${beyondCursor}
      ) as numbered where number <= ${limit + 1}
    ) order by id ${direction}`.execute(db)
  return rows
}
