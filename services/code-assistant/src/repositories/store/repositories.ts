import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { RepositoryTable, SnapshotTable } from '../../database/repository-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type RepositoryRow = Selectable<RepositoryTable>
export type SnapshotRow = Selectable<SnapshotTable>
type Snapshot = Omit<SnapshotRow, 'statistics'>

const snapshotColumns = [
  'id',
  'repository_id',
  'ref',
  'commit_id',
  'state',
  'error',
  'archive',
  'archive_type',
  'files_total',
  'files_done',
  'byte_count',
  'created_at_ms',
  'indexed_at_ms',
] as const

/** Repositories that a user can see: their own, and those that administrators share. */
function visibleTo(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('repository')
    .selectAll()
    .where((where) => where.or([where('owner_id', '=', userId), where('visibility', '=', 'shared')]))
}

/** The own repository of a name comes before those that others share. */
export async function findVisibleRepository(
  db: Kysely<Tables>,
  userId: number,
  name: string,
): Promise<RepositoryRow | undefined> {
  const rows = await visibleTo(db, userId).where('name', '=', name).orderBy('id').execute()
  return rows.find(({ owner_id }) => owner_id === userId) ?? rows[0]
}

export async function listVisibleRepositories(
  db: Kysely<Tables>,
  userId: number,
  { beforeId, limit }: { beforeId?: number | undefined; limit: number },
): Promise<RepositoryRow[]> {
  let query = visibleTo(db, userId).orderBy('id', 'desc').limit(limit)
  if (beforeId !== undefined) query = query.where('id', '<', beforeId)
  return query.execute()
}

export function findOwnRepository(
  db: Kysely<Tables>,
  ownerId: number,
  name: string,
): Promise<RepositoryRow | undefined> {
  return db
    .selectFrom('repository')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('name', '=', name)
    .executeTakeFirst()
}

export function findRepository(db: Kysely<Tables>, id: number): Promise<RepositoryRow | undefined> {
  return db.selectFrom('repository').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countRepositories(db: Kysely<Tables>, ownerId?: number): Promise<number> {
  const { count } = await db
    .selectFrom('repository')
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', Number(ownerId)))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countOtherRefs(db: Kysely<Tables>, repositoryId: number, ref: string): Promise<number> {
  const { count } = await db
    .selectFrom('repository_snapshot')
    .select((select) => select.fn.count<number>('ref').distinct().as('count'))
    .where('repository_id', '=', repositoryId)
    .where('ref', '<>', ref)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The snapshots of a user that are not indexed yet. */
export async function countWaiting(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('repository_snapshot')
    .innerJoin('repository', 'repository.id', 'repository_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['waiting', 'indexing'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The bytes of all snapshots of a user. */
export async function sumRepositoryBytes(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('repository_snapshot')
    .innerJoin('repository', 'repository.id', 'repository_id')
    .select(sql<number | null>`sum(byte_count)`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

type NewRepository = Omit<RepositoryRow, 'id' | 'created_at_ms' | 'updated_at_ms'>

/** Creates the repository, or changes its source. */
export async function putRepository(
  tx: Transaction<Tables>,
  repository: NewRepository,
  nowMs: number,
): Promise<number> {
  const { visibility, source, location } = repository
  const { id } = await tx
    .insertInto('repository')
    .values({ ...repository, created_at_ms: nowMs, updated_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'name'])
        .doUpdateSet({ visibility, source, location, updated_at_ms: nowMs }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the archives of its snapshots. */
export async function removeRepository(tx: Transaction<Tables>, id: number): Promise<(string | null)[]> {
  const snapshots = await tx
    .deleteFrom('repository_snapshot')
    .where('repository_id', '=', id)
    .returning('archive')
    .execute()
  await tx.deleteFrom('repository').where('id', '=', id).execute()
  return snapshots.map(({ archive }) => archive)
}

export async function addSnapshot(
  tx: Transaction<Tables>,
  snapshot: Pick<
    SnapshotRow,
    'repository_id' | 'ref' | 'archive' | 'archive_type' | 'byte_count' | 'created_at_ms'
  >,
): Promise<number> {
  const { id } = await tx
    .insertInto('repository_snapshot')
    .values({ ...snapshot, state: 'waiting', files_total: 0, files_done: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The snapshots of repositories, the latest first. */
export async function listSnapshots(
  db: Kysely<Tables>,
  repositoryIds: readonly number[],
): Promise<Map<number, Snapshot[]>> {
  const rows =
    repositoryIds.length === 0
      ? []
      : await db
          .selectFrom('repository_snapshot')
          .select(snapshotColumns)
          .where('repository_id', 'in', repositoryIds)
          .orderBy('id', 'desc')
          .execute()
  return Map.groupBy(rows, ({ repository_id }) => repository_id)
}

export function findSnapshot(db: Kysely<Tables>, id: number): Promise<Snapshot | undefined> {
  return db.selectFrom('repository_snapshot').select(snapshotColumns).where('id', '=', id).executeTakeFirst()
}

/** The latest snapshot that can be searched, of one ref or of any. */
export function findReadySnapshot(
  db: Kysely<Tables>,
  repositoryId: number,
  ref: string | undefined,
): Promise<SnapshotRow | undefined> {
  let query = db
    .selectFrom('repository_snapshot')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('state', '=', 'ready')
    .orderBy('id', 'desc')
    .limit(1)
  if (ref !== undefined) query = query.where('ref', '=', ref)
  return query.executeTakeFirst()
}

/** Returns false if the snapshot was removed. */
export async function updateSnapshot(
  tx: Transaction<Tables>,
  id: number,
  changes: Partial<Omit<SnapshotRow, 'id' | 'repository_id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('repository_snapshot')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Snapshots whose request ended before it enqueued their index. */
export async function listWaitingSnapshots(
  db: Kysely<Tables>,
  beforeMs: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('repository_snapshot')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created_at_ms', '<', beforeMs)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes the snapshots of a ref that a newer one replaces. Returns their archives. */
export async function removeOlderSnapshots(
  tx: Transaction<Tables>,
  { id, repository_id, ref }: Pick<SnapshotRow, 'id' | 'repository_id' | 'ref'>,
): Promise<(string | null)[]> {
  const snapshots = await tx
    .deleteFrom('repository_snapshot')
    .where('repository_id', '=', repository_id)
    .where('ref', '=', ref)
    .where('id', '<', id)
    .returning('archive')
    .execute()
  return snapshots.map(({ archive }) => archive)
}

/** Removes the snapshots of a ref that nobody can search, which a new one replaces. Returns their archives. */
export async function removeUnsearchable(
  tx: Transaction<Tables>,
  repositoryId: number,
  ref: string,
): Promise<(string | null)[]> {
  const snapshots = await tx
    .deleteFrom('repository_snapshot')
    .where('repository_id', '=', repositoryId)
    .where('ref', '=', ref)
    .where('state', 'in', ['waiting', 'failed'])
    .returning('archive')
    .execute()
  return snapshots.map(({ archive }) => archive)
}

export async function cancelRemovalsOfUsedArchives(tx: Transaction<Tables>): Promise<void> {
  await tx
    .deleteFrom('blob_removal')
    .where('started_at_ms', 'is', null)
    .where('hash', 'in', (where) =>
      where
        .selectFrom('repository_snapshot')
        .select('archive')
        .where('archive', 'is not', null)
        .$castTo<{ archive: string }>(),
    )
    .execute()
}

export async function isArchiveUsed(db: Kysely<Tables>, archive: string): Promise<boolean> {
  const row = await db
    .selectFrom('repository_snapshot')
    .select('id')
    .where('archive', '=', archive)
    .executeTakeFirst()
  return row !== undefined
}
