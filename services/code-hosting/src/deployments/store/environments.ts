import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { EnvironmentBranchPolicyTable, EnvironmentTable } from '../../database/deployment-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export type EnvironmentRow = Selectable<EnvironmentTable>
export type BranchPolicyRow = Selectable<EnvironmentBranchPolicyTable>

export function listEnvironments(
  db: Kysely<Tables>,
  repositoryId: number,
  slice: Slice,
): Promise<{ rows: EnvironmentRow[]; total: number }> {
  const all = db.selectFrom('environment').selectAll().where('repository_id', '=', repositoryId)
  return readSlice(all.orderBy('name_folded'), slice)
}

export function findEnvironment(
  db: Kysely<Tables>,
  repositoryId: number,
  name: string,
): Promise<EnvironmentRow | undefined> {
  return db
    .selectFrom('environment')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('name_folded', '=', name.toLowerCase())
    .executeTakeFirst()
}

/** Creates the environment, or keeps the existing one. */
export async function ensureEnvironment(
  tx: Transaction<Tables>,
  repositoryId: number,
  name: string,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('environment')
    .values({
      repository_id: repositoryId,
      name,
      name_folded: name.toLowerCase(),
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.columns(['repository_id', 'name_folded']).doNothing())
    .execute()
}

export function updateEnvironment(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<EnvironmentTable>,
): Promise<EnvironmentRow> {
  return tx
    .updateTable('environment')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteEnvironment(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('environment').where('id', '=', id).execute()
}

export function listBranchPolicies(
  db: Kysely<Tables>,
  environmentId: number,
  slice: Slice,
): Promise<{ rows: BranchPolicyRow[]; total: number }> {
  const all = db
    .selectFrom('environment_branch_policy')
    .selectAll()
    .where('environment_id', '=', environmentId)
  return readSlice(all.orderBy('id'), slice)
}

export function findBranchPolicy(
  db: Kysely<Tables>,
  environmentId: number,
  id: number,
): Promise<BranchPolicyRow | undefined> {
  return db
    .selectFrom('environment_branch_policy')
    .selectAll()
    .where('environment_id', '=', environmentId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findBranchPolicyByName(
  db: Kysely<Tables>,
  { environment_id, type, name }: Omit<Insertable<EnvironmentBranchPolicyTable>, 'id'>,
): Promise<BranchPolicyRow | undefined> {
  return db
    .selectFrom('environment_branch_policy')
    .selectAll()
    .where('environment_id', '=', environment_id)
    .where('type', '=', type)
    .where('name', '=', name)
    .executeTakeFirst()
}

export function insertBranchPolicy(
  tx: Transaction<Tables>,
  policy: Insertable<EnvironmentBranchPolicyTable>,
): Promise<BranchPolicyRow> {
  return tx.insertInto('environment_branch_policy').values(policy).returningAll().executeTakeFirstOrThrow()
}

export function renameBranchPolicy(
  tx: Transaction<Tables>,
  id: number,
  name: string,
): Promise<BranchPolicyRow> {
  return tx
    .updateTable('environment_branch_policy')
    .set({ name })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteBranchPolicy(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('environment_branch_policy').where('id', '=', id).execute()
}
