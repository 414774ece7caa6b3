import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AutolinkTable } from '../../database/repository-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type AutolinkRow = Selectable<AutolinkTable>

export function listAutolinks(db: Kysely<Tables>, repositoryId: number): Promise<AutolinkRow[]> {
  return db
    .selectFrom('autolink')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .orderBy('id')
    .execute()
}

export function findAutolink(
  db: Kysely<Tables>,
  repositoryId: number,
  id: number,
): Promise<AutolinkRow | undefined> {
  return db
    .selectFrom('autolink')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function insertAutolink(tx: Transaction<Tables>, row: Omit<AutolinkRow, 'id'>): Promise<AutolinkRow> {
  return tx.insertInto('autolink').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function deleteAutolink(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('autolink').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}
