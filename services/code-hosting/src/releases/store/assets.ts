import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ReleaseAssetTable } from '../../database/release-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type AssetRow = Selectable<ReleaseAssetTable>

export async function listAssetsOf(
  db: Kysely<Tables>,
  releaseIds: readonly number[],
): Promise<ReadonlyMap<number, AssetRow[]>> {
  if (releaseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('release_asset')
    .selectAll()
    .where('release_id', 'in', releaseIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ release_id }) => release_id)
}

export function listAssets(
  db: Kysely<Tables>,
  releaseId: number,
  slice: Slice,
): Promise<{ rows: AssetRow[]; total: number }> {
  const all = db.selectFrom('release_asset').selectAll().where('release_id', '=', releaseId)
  return readSlice(all.orderBy('id'), slice)
}

/** With the release, because an asset is visible to those who see its release. */
export async function findAsset(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<AssetRow | undefined> {
  return db
    .selectFrom('release_asset')
    .innerJoin('release', 'release.id', 'release_asset.release_id')
    .selectAll('release_asset')
    .where('release_asset.id', '=', id)
    .where('release.repository_id', '=', repositoryId)
    .executeTakeFirst()
}

export function findAssetByName(
  db: Kysely<Tables>,
  releaseId: number,
  name: string,
): Promise<AssetRow | undefined> {
  return db
    .selectFrom('release_asset')
    .selectAll()
    .where('release_id', '=', releaseId)
    .where('name', '=', name)
    .executeTakeFirst()
}

export async function countAssets(db: Kysely<Tables>, releaseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('release_asset')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('release_id', '=', releaseId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns undefined when the name is taken. */
export function insertAsset(
  tx: Transaction<Tables>,
  asset: Insertable<ReleaseAssetTable>,
): Promise<AssetRow | undefined> {
  return tx
    .insertInto('release_asset')
    .values(asset)
    .onConflict((conflict) => conflict.columns(['release_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateAsset(
  tx: Transaction<Tables>,
  id: number,
  change: { name: string; label: string | null; updated_at_ms: number },
): Promise<AssetRow> {
  return tx
    .updateTable('release_asset')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteAsset(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('release_asset').where('id', '=', id).execute()
}

export async function countDownload(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx
    .updateTable('release_asset')
    .set(({ eb }) => ({ download_count: eb('download_count', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The hashes among these that assets have. */
export async function listReferencedAssets(db: Kysely<Tables>, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('release_asset')
    .select('blob_hash')
    .distinct()
    .where('blob_hash', 'in', hashes)
    .execute()
  return rows.map(({ blob_hash }) => blob_hash)
}
