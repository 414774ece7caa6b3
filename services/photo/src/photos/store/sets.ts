import type { Caller } from '@octavo/platform/auth/auth.ts'
import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

const isId = /^\d{1,15}$/

/** Returns the collections that the caller may read: its own, and public ones unless the owner is suspended. */
export async function listReadableCollections(
  db: Kysely<Tables>,
  ids: readonly string[],
  { user, scopes }: Pick<Caller, 'user' | 'scopes'>,
): Promise<number[]> {
  const numbers = ids.filter((id) => isId.test(id)).map(Number)
  if (numbers.length === 0) return []
  const owner = user && scopes.has('read_collections') ? user.id : null
  const rows = await db
    .selectFrom('collection')
    .innerJoin(usersAs('owner'), 'owner.id', 'collection.user_id')
    .select('collection.id')
    .where('collection.id', 'in', numbers)
    .where('owner.suspended_at_ms', 'is', null)
    .where(({ or, eb }) => or([eb('is_private', '=', 0), eb('user_id', '=', owner)]))
    .orderBy('collection.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listTopicIds(db: Kysely<Tables>, idsOrSlugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('topic')
    .select('id')
    .where(({ or, eb }) => or([eb('uid', 'in', [...idsOrSlugs]), eb('slug', 'in', [...idsOrSlugs])]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
