import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BranchProtectionTable } from '../../database/rule-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { Protection } from '../protection-settings.ts'

export type ProtectionRow = Omit<Selectable<BranchProtectionTable>, 'settings'> & { protection: Protection }

export async function findProtection(
  db: Kysely<Tables>,
  repositoryId: number,
  branch: string,
): Promise<ProtectionRow | undefined> {
  return (await listProtectionsOf(db, repositoryId, [branch]))[0]
}

/** Databases limit the parameters of a statement. */
const maxNames = 500

export async function listProtectionsOf(
  db: Kysely<Tables>,
  repositoryId: number,
  branches: readonly string[],
): Promise<ProtectionRow[]> {
  if (branches.length === 0) return []
  let query = db.selectFrom('branch_protection').selectAll().where('repository_id', '=', repositoryId)
  if (branches.length <= maxNames) query = query.where('branch', 'in', branches)
  const rows = await query.execute()
  return rows.map(toProtection)
}

export async function saveProtection(
  tx: Transaction<Tables>,
  repositoryId: number,
  branch: string,
  protection: Protection,
  nowMs: number,
): Promise<ProtectionRow> {
  const settings = encodeJson(protection)
  const row = await tx
    .insertInto('branch_protection')
    .values({
      repository_id: repositoryId,
      branch,
      settings,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    .onConflict((conflict) =>
      conflict.columns(['repository_id', 'branch']).doUpdateSet({ settings, updated_at_ms: nowMs }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProtection(row)
}

export async function deleteProtection(
  tx: Transaction<Tables>,
  repositoryId: number,
  branch: string,
): Promise<void> {
  await tx
    .deleteFrom('branch_protection')
    .where('repository_id', '=', repositoryId)
    .where('branch', '=', branch)
    .execute()
}

/** Protection follows a branch to its new name, and replaces what was left there by a deleted branch. */
export async function moveProtection(
  tx: Transaction<Tables>,
  { repositoryId, from, to }: { repositoryId: number; from: string; to: string },
): Promise<void> {
  if (!(await findProtection(tx, repositoryId, from))) return
  await deleteProtection(tx, repositoryId, to)
  await tx
    .updateTable('branch_protection')
    .set({ branch: to })
    .where('repository_id', '=', repositoryId)
    .where('branch', '=', from)
    .execute()
}

function toProtection({ settings, ...row }: Selectable<BranchProtectionTable>): ProtectionRow {
  return { ...row, protection: decodeJson<Protection>(settings) }
}
