import type { Kysely, Transaction } from 'kysely'
import type { bandTable } from '../database/segment-tables.ts'
import type { Tables } from '../database/tables.ts'

type BandTable = ReturnType<typeof bandTable>

export async function insertBands(
  tx: Transaction<Tables>,
  table: BandTable,
  bands: readonly { band_key: number; seq: number }[],
): Promise<void> {
  // In the order of the key, because SQLite then finds the page of the next row in its cache.
  const inOrder = bands.toSorted((a, b) => a.band_key - b.band_key || a.seq - b.seq)
  for (let start = 0; start < inOrder.length; start += 500)
    await tx
      .insertInto(table)
      .values(inOrder.slice(start, start + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** The newest posts with one of these keys. */
export async function listCandidates(
  db: Kysely<Tables>,
  table: BandTable,
  keys: readonly number[],
): Promise<{ band_key: number; seq: number }[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom(table)
    .where('band_key', 'in', keys)
    .select(['band_key', 'seq'])
    .orderBy('seq', 'desc')
    .limit(maxCandidates)
    .execute()
}

const maxCandidates = 1_000

/** Adds a post to the cluster, which begins with its first post. */
export async function addMember(
  tx: Transaction<Tables>,
  id: string,
  { firstSeq, seq }: { firstSeq: number; seq: number },
): Promise<void> {
  const added = await tx
    .updateTable('cluster')
    .set((eb) => ({ size: eb('size', '+', 1) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  const members = [{ cluster_id: id, seq }]
  if (!added) {
    await tx.insertInto('cluster').values({ id, first_seq: firstSeq, size: 2 }).execute()
    members.push({ cluster_id: id, seq: firstSeq })
  }
  await tx.insertInto('cluster_member').values(members).execute()
}

/** Returns the only member that is left, which is a cluster no more. */
export async function removeMember(
  tx: Transaction<Tables>,
  id: string,
  seq: number,
): Promise<number | undefined> {
  await tx.deleteFrom('cluster_member').where('cluster_id', '=', id).where('seq', '=', seq).execute()
  const [first, second] = await listMembers(tx, id, { limit: 2 })
  if (first !== undefined && second !== undefined) {
    await tx
      .updateTable('cluster')
      .set((eb) => ({ size: eb('size', '-', 1), first_seq: first }))
      .where('id', '=', id)
      .execute()
    return undefined
  }
  await tx.deleteFrom('cluster_member').where('cluster_id', '=', id).execute()
  await tx.deleteFrom('cluster').where('id', '=', id).execute()
  return first
}

export function findCluster(db: Kysely<Tables>, id: string) {
  return db.selectFrom('cluster').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Oldest first. */
export async function listMembers(
  db: Kysely<Tables>,
  id: string,
  { limit, afterSeq = 0 }: { limit: number; afterSeq?: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cluster_member')
    .where('cluster_id', '=', id)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .select('seq')
    .execute()
  return rows.map(({ seq }) => seq)
}
