import type { Kysely, Selectable, Transaction } from 'kysely'
import type { IssueCommentTable } from '../../database/issue-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { type CommentOrder, type CommentPosition, readCommentPage } from './comment-lists.ts'

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

/** The comments of an issue or of a repository. */
export interface CommentList extends CommentOrder {
  of: { issueId: number } | { repositoryId: number }
  sinceMs: number | undefined
}

export function listComments(
  db: Kysely<Tables>,
  list: CommentList,
  position: CommentPosition,
): Promise<CommentRow[]> {
  return readCommentPage(selectListed(db, list).selectAll(), list, position)
}

export function selectCommentCount(db: Kysely<Tables>, list: CommentList) {
  return selectListed(db, list).select(({ fn }) => fn.countAll<number>().as('count'))
}

function selectListed(db: Kysely<Tables>, { of, sinceMs }: CommentList) {
  const all = db.selectFrom('issue_comment')
  const inList =
    'issueId' in of
      ? all.where('issue_id', '=', of.issueId)
      : all.where('repository_id', '=', of.repositoryId)
  return sinceMs === undefined ? inList : inList.where('updated_at_ms', '>=', sinceMs)
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
