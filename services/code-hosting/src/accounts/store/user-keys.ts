import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { UserKeyTable } from '../../database/account-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import { type Page, sliceOf } from '../../wire/links.ts'

export type UserKeyRow = Selectable<UserKeyTable>
export type KeyKind = UserKeyTable['kind']

export async function listUserKeys(
  db: Kysely<Tables>,
  userId: number,
  kind: KeyKind,
  page: Page,
): Promise<{ rows: UserKeyRow[]; total: number }> {
  const select = db.selectFrom('user_key').where('user_id', '=', userId).where('kind', '=', kind)
  return readSlice(select.selectAll().orderBy('id'), sliceOf(page))
}

export function findUserKey(
  db: Kysely<Tables>,
  userId: number,
  kind: KeyKind,
  id: number,
): Promise<UserKeyRow | undefined> {
  return db
    .selectFrom('user_key')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Returns whether a key authenticates a user or a repository. Signing keys may be the same. */
export async function isKeyInUse(tx: Transaction<Tables>, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user_key')
    .select('key')
    .where('kind', '=', 'authentication')
    .where('key', '=', key)
    .union((eb) => eb.selectFrom('deploy_key').select('key').where('key', '=', key))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns undefined when the key exists. */
export function insertUserKey(
  tx: Transaction<Tables>,
  row: Insertable<UserKeyTable>,
): Promise<UserKeyRow | undefined> {
  return tx
    .insertInto('user_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function deleteUserKey(
  tx: Transaction<Tables>,
  userId: number,
  kind: KeyKind,
  id: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('user_key')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returning('id')
    .execute()
  return deleted.length > 0
}
