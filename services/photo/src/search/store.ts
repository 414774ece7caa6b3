import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import { type Kysely, sql } from 'kysely'
import { collectionText, userText } from '../database/people-text.ts'
import type { Tables } from '../database/tables.ts'
import { maxMatches } from '../matching/matches.ts'

export interface FoundIds {
  ids: number[]
  total: number
}

interface Slice {
  offset: number
  limit: number
}

/** Users that match, best first. Suspended users cannot be found. */
export async function searchUsers(db: Database<Tables>, query: TextQuery, slice: Slice): Promise<FoundIds> {
  const found = openTextIndex(userText, db).ranked(query, maxMatches)
  const rows = await db.read
    .selectFrom(found.as('found'))
    .innerJoin(usersAs('account'), 'account.id', 'found.id')
    .innerJoin('profile', 'profile.user_id', 'found.id')
    .select(['found.id', total])
    .where('account.suspended_at_ms', 'is', null)
    .orderBy(sql`found.score * (1 + 0.1 * ln(1.0 + profile.total_photos))`, 'desc')
    .orderBy('found.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return foundOf(rows)
}

/** Public collections that match, best first. */
export async function searchCollections(
  db: Database<Tables>,
  query: TextQuery,
  slice: Slice,
): Promise<FoundIds> {
  const found = openTextIndex(collectionText, db).ranked(query, maxMatches)
  const rows = await db.read
    .selectFrom(found.as('found'))
    .innerJoin('collection', 'collection.id', 'found.id')
    .select(['found.id', total])
    .where('collection.is_private', '=', 0)
    .where('collection.user_id', 'not in', (sub) => suspended(sub as unknown as Kysely<Tables>))
    .orderBy(sql`found.score * (1 + 0.1 * ln(1.0 + collection.total_photos))`, 'desc')
    .orderBy('found.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return foundOf(rows)
}

const total = sql<number>`count(*) over ()`.as('total')

function suspended(db: Kysely<Tables>) {
  return db
    .selectFrom(usersAs('account'))
    .select('account.id')
    .where('account.suspended_at_ms', 'is not', null)
}

/** A page after the last has no row, and so no total. */
function foundOf(rows: readonly { id: number; total: number }[]): FoundIds {
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) }
}
