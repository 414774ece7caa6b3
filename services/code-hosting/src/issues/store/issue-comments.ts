import type { Kysely, Selectable, Transaction } from 'kysely'
import type { IssueCommentTable } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type CommentRow = Selectable<IssueCommentTable>

export function findComment(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<CommentRow | undefined> {
  return db
    .selectFrom('issue_comment')
    .selectAll()
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
}

export async function listCommentsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, CommentRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('issue_comment').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface CommentPosition {
  limit: number
  offset: number
  /** The sort value and id of the last row of the previous page. */
  after?: readonly [number, number] | undefined
}

/** Oldest first. */
export function listCommentsOfIssue(
  db: Kysely<Tables>,
  issueId: number,
  sinceMs: number | undefined,
  { limit, offset, after }: CommentPosition,
): Promise<CommentRow[]> {
  return selectOfIssue(db, issueId, sinceMs)
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after?.[1] ?? 0))
    .orderBy('id')
    .limit(limit)
    .offset(after ? 0 : offset)
    .execute()
}

export async function countCommentsOfIssue(
  db: Kysely<Tables>,
  issueId: number,
  sinceMs: number | undefined,
): Promise<number> {
  const { count } = await selectOfIssue(db, issueId, sinceMs)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function selectOfIssue(db: Kysely<Tables>, issueId: number, sinceMs: number | undefined) {
  return db
    .selectFrom('issue_comment')
    .where('issue_id', '=', issueId)
    .$if(sinceMs !== undefined, (query) => query.where('updated_at_ms', '>=', sinceMs ?? 0))
}

export interface CommentList {
  repositoryId: number
  sort: 'created' | 'updated'
  direction: 'asc' | 'desc'
  sinceMs: number | undefined
}

export function listCommentsOfRepository(
  db: Kysely<Tables>,
  list: CommentList,
  { limit, offset, after }: CommentPosition,
): Promise<CommentRow[]> {
  const { sort, direction } = list
  const beyond = direction === 'asc' ? '>' : '<'
  const [value = 0, id = 0] = after ?? []
  return selectOfRepository(db, list)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        sort === 'created'
          ? eb('id', beyond, id)
          : eb(refTuple('updated_at_ms', 'id'), beyond, tuple(value, id)),
      ),
    )
    .$if(sort === 'updated', (query) => query.orderBy('updated_at_ms', direction))
    .orderBy('id', direction)
    .limit(limit)
    .offset(after ? 0 : offset)
    .execute()
}

export function selectCommentCount(db: Kysely<Tables>, list: CommentList) {
  return selectOfRepository(db, list).select(({ fn }) => fn.countAll<number>().as('count'))
}

function selectOfRepository(db: Kysely<Tables>, { repositoryId, sinceMs }: CommentList) {
  return db
    .selectFrom('issue_comment')
    .where('repository_id', '=', repositoryId)
    .$if(sinceMs !== undefined, (query) => query.where('updated_at_ms', '>=', sinceMs ?? 0))
}

export function insertComment(
  tx: Transaction<Tables>,
  comment: Omit<CommentRow, 'id' | 'reactions' | 'pinned_at_ms' | 'pinned_by_id'>,
): Promise<CommentRow> {
  return tx.insertInto('issue_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

export function updateComment(
  tx: Transaction<Tables>,
  id: number,
  change: { body: string; updated_at_ms: number },
): Promise<CommentRow | undefined> {
  return tx.updateTable('issue_comment').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** An issue has one pinned comment at most. */
export async function pinComment(
  tx: Transaction<Tables>,
  { id, issue_id }: Pick<CommentRow, 'id' | 'issue_id'>,
  pin: { pinned_at_ms: number | null; pinned_by_id: number | null },
): Promise<CommentRow> {
  if (pin.pinned_at_ms !== null)
    await tx
      .updateTable('issue_comment')
      .set({ pinned_at_ms: null, pinned_by_id: null })
      .where('issue_id', '=', issue_id)
      .where('pinned_at_ms', 'is not', null)
      .execute()
  return tx
    .updateTable('issue_comment')
    .set(pin)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns false when it does not exist. */
export async function deleteComment(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('issue_comment').where('id', '=', id).returning('id').executeTakeFirst()
  return deleted !== undefined
}
