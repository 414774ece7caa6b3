import type { Insertable, Kysely, Transaction } from 'kysely'
import type { RepositoryTable } from '../../database/repository-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { foldName } from '../repository-names.ts'

export type NewRepositoryRow = Omit<Insertable<RepositoryTable>, 'id' | 'name_folded'>

/**
 * Reserves a repository id, so that the git folder can be created before the row. Ids are never reused. Throws,
 * like the insertion, when the name is taken.
 */
export async function allocateRepositoryId(tx: Transaction<Tables>, row: NewRepositoryRow): Promise<number> {
  const { id } = await tx
    .insertInto('repository')
    .values({ ...row, name_folded: foldName(row.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('repository').where('id', '=', id).execute()
  return id
}

/** Inserts the row, and removes the redirect of an earlier repository with this name. */
export async function insertRepository(
  tx: Transaction<Tables>,
  id: number,
  row: NewRepositoryRow,
): Promise<void> {
  const name_folded = foldName(row.name)
  await tx
    .insertInto('repository')
    .values({ ...row, id, name_folded })
    .execute()
  await dropRedirect(tx, row.owner_id, row.name)
}

export async function dropRedirect(tx: Transaction<Tables>, ownerId: number, name: string): Promise<void> {
  await tx
    .deleteFrom('repository_redirect')
    .where('owner_id', '=', ownerId)
    .where('name_folded', '=', foldName(name))
    .execute()
}

export async function isNameTaken(db: Kysely<Tables>, ownerId: number, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('repository')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('name_folded', '=', foldName(name))
    .executeTakeFirst()
  return row !== undefined
}
