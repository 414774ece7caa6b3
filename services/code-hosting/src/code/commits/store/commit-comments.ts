import type { Insertable, Kysely, Selectable } from 'kysely'
import type { CommitCommentTable } from '../../../database/commit-tables.ts'
import { readSlice, type Slice } from '../../../database/slices.ts'
import type { Tables } from '../../../database/tables.ts'

export type CommitCommentRow = Selectable<CommitCommentTable>

export function insertComment(
  tx: Kysely<Tables>,
  comment: Insertable<CommitCommentTable>,
): Promise<CommitCommentRow> {
  return tx.insertInto('commit_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

export function findComment(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<CommitCommentRow | undefined> {
  return db
    .selectFrom('commit_comment')
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
}

/** Oldest first. */
export async function listComments(
  db: Kysely<Tables>,
  { repositoryId, oid }: { repositoryId: number; oid?: string },
  slice: Slice,
): Promise<{ rows: CommitCommentRow[]; total: number }> {
  const all = db.selectFrom('commit_comment').where('repository_id', '=', repositoryId)
  const filtered = oid === undefined ? all : all.where('oid', '=', oid)
  return readSlice(filtered.selectAll().orderBy('id'), slice)
}

/** Commits without comments are missing. */
export async function countComments(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (oids.length === 0) return new Map()
  const rows = await db
    .selectFrom('commit_comment')
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .groupBy('oid')
    .select(['oid', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ oid, count }) => [oid, Number(count)]))
}

export function updateComment(
  tx: Kysely<Tables>,
  id: number,
  change: { body: string; updated_at_ms: number },
): Promise<CommitCommentRow> {
  return tx
    .updateTable('commit_comment')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteComment(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('commit_comment').where('id', '=', id).execute()
}
