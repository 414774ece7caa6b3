import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ReviewThreadTable } from '../../database/review-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type ThreadRow = Selectable<ReviewThreadTable>

export function findThread(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<ThreadRow | undefined> {
  return db
    .selectFrom('review_thread')
    .selectAll()
    .where('id', '=', id)
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
}

export async function findThreads(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, ThreadRow>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db.selectFrom('review_thread').selectAll().where('id', 'in', uniqueIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Threads of a pull request in the order of their ids, including pending ones. */
export function listThreads(
  db: Kysely<Tables>,
  issueId: number,
  { afterId = 0, limit }: { afterId?: number; limit: number },
): Promise<ThreadRow[]> {
  return db
    .selectFrom('review_thread')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function insertThread(
  tx: Transaction<Tables>,
  thread: Insertable<ReviewThreadTable>,
): Promise<ThreadRow> {
  return tx.insertInto('review_thread').values(thread).returningAll().executeTakeFirstOrThrow()
}

export type ThreadLocation = Pick<
  ThreadRow,
  'commit_oid' | 'position' | 'line' | 'start_line' | 'is_outdated'
>

export async function moveThread(
  tx: Transaction<Tables>,
  id: number,
  location: ThreadLocation,
): Promise<void> {
  await tx.updateTable('review_thread').set(location).where('id', '=', id).execute()
}

/** Compare-and-set on the resolution. Returns undefined when the thread already is as requested. */
export function setResolution(
  tx: Transaction<Tables>,
  id: number,
  resolved: { byId: number; atMs: number } | null,
): Promise<ThreadRow | undefined> {
  return tx
    .updateTable('review_thread')
    .set({ resolved_by_id: resolved?.byId ?? null, resolved_at_ms: resolved?.atMs ?? null })
    .where('id', '=', id)
    .where('resolved_at_ms', resolved ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

export async function countUnresolvedThreads(db: Kysely<Tables>, issueId: number): Promise<number> {
  const { count } = await db
    .selectFrom('review_thread')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', issueId)
    .where('resolved_at_ms', 'is', null)
    .where('is_pending', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Publishes the threads that a pending review began. Returns them in the order of their ids. */
export async function publishThreads(tx: Transaction<Tables>, reviewId: number): Promise<ThreadRow[]> {
  const rows = await tx
    .updateTable('review_thread')
    .set({ is_pending: 0 })
    .where('is_pending', '=', 1)
    .where('id', 'in', (eb) =>
      eb.selectFrom('review_comment').select('thread_id').where('review_id', '=', reviewId),
    )
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Deletes those of the threads that have no comments left, and returns their ids. */
export async function deleteEmptyThreads(tx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('review_thread')
    .where('id', 'in', ids)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('review_comment').select('thread_id').where('thread_id', 'in', ids),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
