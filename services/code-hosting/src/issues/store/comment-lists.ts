import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** Ids increase with the time of creation. */
export interface CommentOrder {
  sort: 'created' | 'updated'
  direction: 'asc' | 'desc'
}

export interface CommentPosition {
  limit: number
  offset: number
  /** The time of change and id of the last row of the previous page. */
  after?: readonly [number, number] | undefined
}

/** Reads one page of a list of comments, from any table with `id` and `updated_at_ms`. */
export function readCommentPage<DB, Table extends keyof DB, Row>(
  comments: SelectQueryBuilder<DB, Table, Row>,
  { sort, direction }: CommentOrder,
  { limit, offset, after }: CommentPosition,
): Promise<Row[]> {
  const columns = sort === 'created' ? ['id'] : ['updated_at_ms', 'id']
  const keys = columns.map((column) => sql.ref(column))
  const ordered = keys.reduce((query, key) => query.orderBy(key, direction), comments).limit(limit)
  if (!after) return ordered.offset(offset).execute()
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  const last = after.slice(-keys.length)
  return ordered.where(sql<SqlBool>`(${sql.join(keys)}) ${beyond} (${sql.join(last)})`).execute()
}
