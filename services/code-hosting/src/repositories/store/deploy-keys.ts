import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DeployKeyTable } from '../../database/repository-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type DeployKeyRow = Selectable<DeployKeyTable>

export async function listDeployKeys(
  db: Kysely<Tables>,
  repositoryId: number,
  slice: Slice,
): Promise<{ rows: DeployKeyRow[]; total: number }> {
  const keys = db.selectFrom('deploy_key').where('repository_id', '=', repositoryId)
  return readSlice(keys.selectAll().orderBy('id'), slice)
}

export function findDeployKey(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<DeployKeyRow | undefined> {
  return db
    .selectFrom('deploy_key')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function insertDeployKey(
  tx: Transaction<Tables>,
  row: Omit<DeployKeyRow, 'id'>,
): Promise<DeployKeyRow> {
  return tx.insertInto('deploy_key').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function deleteDeployKey(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('deploy_key').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}
