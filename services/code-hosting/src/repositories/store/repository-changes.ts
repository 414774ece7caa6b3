import type { Kysely, Transaction, Updateable } from 'kysely'
import type { RepositoryTable } from '../../database/repository-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { foldName } from '../repository-names.ts'
import { dropRedirect } from './new-repositories.ts'

export type RepositoryChange = Omit<
  Updateable<RepositoryTable>,
  'id' | 'owner_id' | 'name' | 'name_folded' | 'version'
>

export async function changeRepository(
  tx: Transaction<Tables>,
  id: number,
  change: RepositoryChange,
): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Renames or transfers a repository and adds a redirect. Throws when the new name is taken. */
export async function moveRepository(
  tx: Transaction<Tables>,
  { id, owner_id, name }: { id: number; owner_id: number; name: string },
  to: { ownerId: number; name: string },
): Promise<void> {
  const name_folded = foldName(to.name)
  await tx
    .updateTable('repository')
    .set((eb) => ({ owner_id: to.ownerId, name: to.name, name_folded, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await dropRedirect(tx, to.ownerId, to.name)
  if (owner_id === to.ownerId && foldName(name) === name_folded) return
  await tx
    .insertInto('repository_redirect')
    .values({ owner_id, name_folded: foldName(name), repository_id: id })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'name_folded']).doUpdateSet({ repository_id: id }),
    )
    .execute()
}

export async function deleteRepository(
  tx: Transaction<Tables>,
  { id, parent_id }: { id: number; parent_id: number | null },
): Promise<void> {
  await detachForks(tx, id)
  await tx.deleteFrom('repository').where('id', '=', id).execute()
  if (parent_id !== null) await addForks(tx, parent_id, -1)
}

export async function addForks(tx: Transaction<Tables>, id: number, more: 1 | -1): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({ forks: eb('forks', '+', more), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Each fork becomes the root of its own network, with all of its forks. */
export async function detachForks(tx: Transaction<Tables>, id: number): Promise<void> {
  const forks = await listForkIds(tx, [id])
  if (forks.length === 0) return
  await tx
    .updateTable('repository')
    .set((eb) => ({ parent_id: null, source_id: null, version: eb('version', '+', 1) }))
    .where('parent_id', '=', id)
    .execute()
  await tx.updateTable('repository').set({ forks: 0 }).where('id', '=', id).execute()
  for (const fork of forks) {
    let generation = await listForkIds(tx, [fork])
    while (generation.length) {
      await tx.updateTable('repository').set({ source_id: fork }).where('id', 'in', generation).execute()
      generation = await listForkIds(tx, generation)
    }
  }
}

async function listForkIds(db: Kysely<Tables>, parentIds: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('repository').select('id').where('parent_id', 'in', parentIds).execute()
  return rows.map(({ id }) => id)
}
