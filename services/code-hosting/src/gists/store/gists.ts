import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { AccountRow } from '../../database/account-rows.ts'
import type { GistTable } from '../../database/gist-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type GistRow = Selectable<GistTable> & { owner_login: string; owner_role: string }
export type NewGist = Omit<Insertable<GistTable>, 'id'>

export function selectGists(db: Kysely<Tables>) {
  return db
    .selectFrom('gist')
    .innerJoin(usersAs('account'), 'account.id', 'gist.owner_id')
    .selectAll('gist')
    .select(['account.login as owner_login', 'account.role as owner_role'])
}

export function ownerOf({ owner_id, owner_login, owner_role }: GistRow): AccountRow {
  return { id: owner_id, login: owner_login, role: owner_role }
}

export function findGist(db: Kysely<Tables>, name: string): Promise<GistRow | undefined> {
  return selectGists(db).where('gist.name', '=', name.toLowerCase()).executeTakeFirst()
}

export async function listGistsByName(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<Map<string, GistRow>> {
  const rows = await selectGists(db).where('gist.name', 'in', names).execute()
  return new Map(rows.map((row) => [row.name, row]))
}

export function findGistById(db: Kysely<Tables>, id: number): Promise<GistRow | undefined> {
  return selectGists(db).where('gist.id', '=', id).executeTakeFirst()
}

export function findForkOf(
  db: Kysely<Tables>,
  parentId: number,
  ownerId: number,
): Promise<GistRow | undefined> {
  return selectGists(db)
    .where('gist.parent_id', '=', parentId)
    .where('gist.owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** Reserves an id, so that the git folder can be created before the row. Ids are never reused. */
export async function allocateGistId(tx: Transaction<Tables>, row: NewGist): Promise<number> {
  const { id } = await tx
    .insertInto('gist')
    .values({ ...row, parent_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('gist').where('id', '=', id).execute()
  return id
}

export async function insertGist(tx: Transaction<Tables>, id: number, row: NewGist): Promise<void> {
  await tx
    .insertInto('gist')
    .values({ ...row, id })
    .execute()
}

export async function updateGist(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<GistTable>,
): Promise<void> {
  await tx.updateTable('gist').set(change).where('id', '=', id).execute()
}

export async function adjustCommentCount(tx: Transaction<Tables>, id: number, delta: 1 | -1): Promise<void> {
  await tx
    .updateTable('gist')
    .set((eb) => ({ comments: eb('comments', '+', delta) }))
    .where('id', '=', id)
    .execute()
}

/** Returns false when it was deleted before. */
export async function deleteGist(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('gist').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/** Comments and stars are deleted with the gists. */
export async function deleteGistsOf(tx: Transaction<Tables>, ownerId: number): Promise<number[]> {
  const deleted = await tx.deleteFrom('gist').where('owner_id', '=', ownerId).returning('id').execute()
  return deleted.map(({ id }) => id)
}

export async function countForks(db: Kysely<Tables>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('gist')
    .where('parent_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function readUsage(
  db: Kysely<Tables>,
  ownerId: number,
): Promise<{ gists: number; bytes: number }> {
  const { gists, bytes } = await db
    .selectFrom('gist')
    .where('owner_id', '=', ownerId)
    .select(({ fn }) => [
      fn.countAll<number>().as('gists'),
      fn.sum<number | null>('stored_bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return { gists: Number(gists), bytes: Number(bytes ?? 0) }
}
