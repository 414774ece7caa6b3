import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { LfsObjectTable } from '../../../database/lfs-tables.ts'
import type { Tables } from '../../../database/tables.ts'

export type LfsObjectRow = Selectable<LfsObjectTable>

export async function listObjects(
  db: Kysely<Tables>,
  repositoryId: number,
  oids: readonly string[],
): Promise<ReadonlyMap<string, LfsObjectRow>> {
  if (oids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lfs_object')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('oid', 'in', oids)
    .execute()
  return new Map(rows.map((row) => [row.oid, row]))
}

export function findObject(
  db: Kysely<Tables>,
  repositoryId: number,
  oid: string,
): Promise<LfsObjectRow | undefined> {
  return db
    .selectFrom('lfs_object')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('oid', '=', oid)
    .executeTakeFirst()
}

/** The number and size of the objects that were uploaded to this repository. */
export async function measureObjects(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('lfs_object')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('size_bytes').as('bytes')])
    .where('repository_id', '=', repositoryId)
    .where('is_shared', '=', 0)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

/** Returns false if the repository has the object already. */
export async function insertObject(
  tx: Transaction<Tables>,
  object: Insertable<LfsObjectTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('lfs_object')
    .values(object)
    .onConflict((conflict) => conflict.columns(['repository_id', 'oid']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function deleteObject(
  tx: Transaction<Tables>,
  repositoryId: number,
  oid: string,
): Promise<void> {
  await tx.deleteFrom('lfs_object').where('repository_id', '=', repositoryId).where('oid', '=', oid).execute()
}

/** Gives a repository the objects of another one, whose commits it gets. */
export async function shareObjects(tx: Transaction<Tables>, fromId: number, toId: number): Promise<void> {
  await tx
    .insertInto('lfs_object')
    .columns(['repository_id', 'oid', 'size_bytes', 'is_shared', 'created_at_ms'])
    .expression(({ selectFrom, val }) =>
      selectFrom('lfs_object as source')
        .select([
          val(toId).as('repository_id'),
          'source.oid',
          'source.size_bytes',
          val(1).as('is_shared'),
          'source.created_at_ms',
        ])
        .where('source.repository_id', '=', fromId)
        .where(({ not, exists, selectFrom: select }) =>
          not(
            exists(
              select('lfs_object as present')
                .select('present.oid')
                .where('present.repository_id', '=', toId)
                .whereRef('present.oid', '=', 'source.oid'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['repository_id', 'oid']).doNothing())
    .execute()
}

/** The hashes among these that objects of any repository have. */
export async function listReferencedObjects(
  db: Kysely<Tables>,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.selectFrom('lfs_object').select('oid').distinct().where('oid', 'in', hashes).execute()
  return rows.map(({ oid }) => oid)
}
