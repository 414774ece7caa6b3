import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DeployKeyTable } from './repository-tables.ts'
import type { Tables } from './tables.ts'

export type DeployKeyRow = Selectable<DeployKeyTable>

export async function listDeployKeys(
  db: Kysely<Tables>,
  repositoryId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeployKeyRow[]; total: number }> {
  const keys = db.selectFrom('deploy_key').where('repository_id', '=', repositoryId)
  const rows = await keys.selectAll().orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await keys.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
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
  const gone = await tx.deleteFrom('deploy_key').where('id', '=', id).returning('id').execute()
  return gone.length > 0
}
