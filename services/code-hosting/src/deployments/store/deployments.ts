import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { DeploymentStatusTable, DeploymentTable } from '../../database/deployment-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type DeploymentRow = Selectable<DeploymentTable>
export type DeploymentStatusRow = Selectable<DeploymentStatusTable>

export interface DeploymentFilter {
  repositoryId: number
  oid?: string | undefined
  ref?: string | undefined
  task?: string | undefined
  environment?: string | undefined
}

/** Newest first. */
export function listDeployments(
  db: Kysely<Tables>,
  { repositoryId, ...filter }: DeploymentFilter,
  slice: Slice,
): Promise<{ rows: DeploymentRow[]; total: number }> {
  let query = db.selectFrom('deployment').selectAll().where('repository_id', '=', repositoryId)
  for (const column of ['oid', 'ref', 'task', 'environment'] as const) {
    const value = filter[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  return readSlice(query.orderBy('id', 'desc'), slice)
}

export function findDeployment(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<DeploymentRow | undefined> {
  return db
    .selectFrom('deployment')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function hasOtherDeployments(
  db: Kysely<Tables>,
  { id, repository_id }: DeploymentRow,
): Promise<boolean> {
  const other = await db
    .selectFrom('deployment')
    .select('id')
    .where('repository_id', '=', repository_id)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export function insertDeployment(
  tx: Transaction<Tables>,
  deployment: Insertable<DeploymentTable>,
): Promise<DeploymentRow> {
  return tx.insertInto('deployment').values(deployment).returningAll().executeTakeFirstOrThrow()
}

export async function deleteDeployment(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('deployment').where('id', '=', id).execute()
}

/** Newest first. */
export function listDeploymentStatuses(
  db: Kysely<Tables>,
  deploymentId: number,
  slice: Slice,
): Promise<{ rows: DeploymentStatusRow[]; total: number }> {
  const all = db.selectFrom('deployment_status').selectAll().where('deployment_id', '=', deploymentId)
  return readSlice(all.orderBy('id', 'desc'), slice)
}

export function findDeploymentStatus(
  db: Kysely<Tables>,
  deploymentId: number,
  id: number,
): Promise<DeploymentStatusRow | undefined> {
  return db
    .selectFrom('deployment_status')
    .selectAll()
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds a status and makes it the state of its deployment. */
export async function insertDeploymentStatus(
  tx: Transaction<Tables>,
  status: Insertable<DeploymentStatusTable>,
): Promise<{ deployment: DeploymentRow; status: DeploymentStatusRow }> {
  const inserted = await tx
    .insertInto('deployment_status')
    .values(status)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { state, environment, created_at_ms } = inserted
  const deployment = await tx
    .updateTable('deployment')
    .set({ state, environment, updated_at_ms: created_at_ms })
    .where('id', '=', inserted.deployment_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { deployment, status: inserted }
}

/** Makes the earlier successful deployments of the environment inactive, in two statements however many they are. */
export async function deactivateEarlier(
  tx: Transaction<Tables>,
  { id, repository_id, environment }: DeploymentRow,
  { creatorId, nowMs }: { creatorId: number; nowMs: number },
): Promise<void> {
  const earlier = (db: Kysely<Tables>) =>
    db
      .selectFrom('deployment')
      .where('repository_id', '=', repository_id)
      .where('environment', '=', environment)
      .where('id', '<', id)
      .where('state', '=', 'success')
      .where('is_transient', '=', 0)
      .where('is_production', '=', 0)
  await tx
    .insertInto('deployment_status')
    .columns([
      'deployment_id',
      'state',
      'description',
      'log_url',
      'environment',
      'environment_url',
      'creator_id',
      'created_at_ms',
    ])
    .expression(
      earlier(tx).select(({ val, cast }) => [
        'id',
        cast<'inactive'>(val('inactive'), 'text').as('state'),
        cast<string>(val(''), 'text').as('description'),
        cast<string>(val(''), 'text').as('log_url'),
        'environment',
        cast<string>(val(''), 'text').as('environment_url'),
        cast<number>(val(creatorId), 'bigint').as('creator_id'),
        cast<number>(val(nowMs), 'bigint').as('created_at_ms'),
      ]),
    )
    .execute()
  await tx
    .updateTable('deployment')
    .set({ state: 'inactive', updated_at_ms: nowMs })
    .where('id', 'in', earlier(tx).select('id'))
    .execute()
}
