import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { LfsLockTable } from '../../../database/lfs-tables.ts'
import type { Tables } from '../../../database/tables.ts'

export type LfsLockRow = Selectable<LfsLockTable>

export interface LockFilter {
  id?: number | undefined
  path?: string | undefined
  /** Locks with higher ids. */
  afterId: number
  limit: number
}

export function listLocks(
  db: Kysely<Tables>,
  repositoryId: number,
  { id, path, afterId, limit }: LockFilter,
): Promise<LfsLockRow[]> {
  return db
    .selectFrom('lfs_lock')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', '>', afterId)
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .$if(path !== undefined, (query) => query.where('path', '=', String(path)))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findLock(
  tx: Transaction<Tables>,
  repositoryId: number,
  id: number,
): Promise<LfsLockRow | undefined> {
  return tx
    .selectFrom('lfs_lock')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countLocks(tx: Transaction<Tables>, repositoryId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('lfs_lock')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('repository_id', '=', repositoryId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function insertLock(tx: Transaction<Tables>, lock: Insertable<LfsLockTable>): Promise<LfsLockRow> {
  return tx.insertInto('lfs_lock').values(lock).returningAll().executeTakeFirstOrThrow()
}

export async function deleteLock(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('lfs_lock').where('id', '=', id).execute()
}
