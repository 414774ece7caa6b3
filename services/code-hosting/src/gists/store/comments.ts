import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { GistCommentTable } from '../../database/gist-tables.ts'
import type { Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type GistCommentRow = Selectable<GistCommentTable> & { author_login: string; author_role: string }

function selectComments(db: Kysely<Tables>, gistId: number) {
  return db
    .selectFrom('gist_comment')
    .innerJoin(usersAs('account'), 'account.id', 'gist_comment.author_id')
    .where('gist_comment.gist_id', '=', gistId)
    .selectAll('gist_comment')
    .select(['account.login as author_login', 'account.role as author_role'])
}

/** The oldest first. */
export function listComments(
  db: Kysely<Tables>,
  gistId: number,
  { limit, offset }: Slice,
): Promise<GistCommentRow[]> {
  return selectComments(db, gistId).orderBy('gist_comment.id').limit(limit).offset(offset).execute()
}

export function findComment(
  db: Kysely<Tables>,
  gistId: number,
  id: number,
): Promise<GistCommentRow | undefined> {
  return selectComments(db, gistId).where('gist_comment.id', '=', id).executeTakeFirst()
}

export async function insertComment(
  tx: Transaction<Tables>,
  comment: Insertable<GistCommentTable>,
): Promise<number> {
  const { id } = await tx.insertInto('gist_comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateComment(
  tx: Transaction<Tables>,
  id: number,
  change: { body: string; updated_at_ms: number },
): Promise<void> {
  await tx.updateTable('gist_comment').set(change).where('id', '=', id).execute()
}

export async function deleteComment(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('gist_comment').where('id', '=', id).execute()
}
