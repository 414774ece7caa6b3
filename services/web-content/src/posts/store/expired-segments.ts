import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Kysely, Transaction } from 'kysely'
import { bandTable, bodyTable, dropSegmentTables, postTable } from '../../database/segment-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { deleteOldThreads } from './threads.ts'

/** A segment is older than a time when the next one began before it. The newest one stays. */
export async function expireSegments(tx: Transaction<Tables>, beforeMs: number): Promise<void> {
  const { newest } = await tx
    .selectFrom('segment')
    .where('from_ms', '<', beforeMs)
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  if (newest === null) return
  await tx
    .updateTable('segment')
    .set({ expired: 1 })
    .where('expired', '=', 0)
    .where('id', '<', newest)
    .execute()
}

export async function listExpired(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('segment').where('expired', '=', 1).orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Deletes some posts with all that refers to them. Returns true when none are left. */
export async function deleteOldestRows(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const rows = await tx
    .selectFrom(postTable(id))
    .orderBy('seq')
    .limit(rowsPerStep)
    .select(['seq', 'uuid'])
    .execute()
  const last = rows.at(-1)
  if (!last) return true
  const uuids = rows.map(({ uuid }) => uuid)
  await tx.deleteFrom('post_uuid').where('uuid', 'in', uuids).execute()
  const clusters = await tx
    .deleteFrom('cluster_member')
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .returning('cluster_id')
    .execute()
  const clusterIds = [...new Set(clusters.map(({ cluster_id }) => cluster_id))]
  if (clusterIds.length > 0) await recountClusters(tx, clusterIds)
  await tx.deleteFrom(bodyTable(id)).where('seq', '<=', last.seq).execute()
  await tx.deleteFrom(bandTable(id)).where('seq', '<=', last.seq).execute()
  await tx.deleteFrom(postTable(id)).where('seq', '<=', last.seq).execute()
  await deleteOldThreads(tx, last.seq + 1)
  return false
}

const rowsPerStep = 500

/** A cluster keeps its id when its oldest posts expire. */
async function recountClusters(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('cluster_member')
    .where('cluster_id', 'in', ids)
    .groupBy('cluster_id')
    .select((eb) => ['cluster_id', eb.fn.countAll<number>().as('size'), eb.fn.min('seq').as('first_seq')])
    .execute()
  const remainingById = new Map(rows.map((row) => [row.cluster_id, row]))
  for (const id of ids) {
    const row = remainingById.get(id)
    if (row)
      await tx
        .updateTable('cluster')
        .set({ size: row.size, first_seq: row.first_seq })
        .where('id', '=', id)
        .execute()
    else await tx.deleteFrom('cluster').where('id', '=', id).execute()
  }
}

export async function dropSegment(tx: Transaction<Tables>, dialect: Dialect, id: number): Promise<void> {
  await dropSegmentTables(tx, dialect, id)
  await tx.deleteFrom('segment').where('id', '=', id).execute()
}
