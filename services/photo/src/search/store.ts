import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import { sql } from 'kysely'
import type { CollectionRow } from '../collections/store/collections.ts'
import { hasActiveOwner } from '../database/active-owners.ts'
import { collectionText, userText } from '../database/people-text.ts'
import type { Tables } from '../database/tables.ts'
import { maxMatches } from '../matching/matches.ts'
import type { Feed } from '../wire/feeds.ts'

interface Slice {
  offset: number
  limit: number
}

/** The ids of users that match, best first. Suspended users cannot be found. */
export async function searchUsers(
  db: Database<Tables>,
  query: TextQuery,
  slice: Slice,
): Promise<Feed<number>> {
  const ranking = openTextIndex(userText, db).ranked(query, maxMatches)
  const matches = db.read
    .selectFrom(ranking.as('found'))
    .innerJoin(usersAs('account'), 'account.id', 'found.id')
    .innerJoin('profile', 'profile.user_id', 'found.id')
    .where('account.suspended_at_ms', 'is', null)
  const rows = await matches
    .select(['found.id', total])
    .orderBy(sql`found.score * (1 + 0.1 * ln(1.0 + profile.total_photos))`, 'desc')
    .orderBy('found.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return { items: rows.map(({ id }) => id), total: await totalOf(rows, slice, matches.select(count)) }
}

/** Public collections that match, best first. */
export async function searchCollections(
  db: Database<Tables>,
  query: TextQuery,
  slice: Slice,
): Promise<Feed<CollectionRow>> {
  const ranking = openTextIndex(collectionText, db).ranked(query, maxMatches)
  const matches = db.read
    .selectFrom(ranking.as('found'))
    .innerJoin('collection', 'collection.id', 'found.id')
    .where('collection.is_private', '=', 0)
    .where(hasActiveOwner('collection.user_id'))
  const rows = await matches
    .selectAll('collection')
    .select(total)
    .orderBy(sql`found.score * (1 + 0.1 * ln(1.0 + collection.total_photos))`, 'desc')
    .orderBy('found.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return { items: rows, total: await totalOf(rows, slice, matches.select(count)) }
}

const total = sql<number>`count(*) over ()`.as('total')
const count = sql<number>`count(*)`.as('total')

/** A page after the last has no row with the total, so the matches are counted on their own. */
async function totalOf(
  rows: readonly { total: number }[],
  { offset }: Slice,
  counted: { executeTakeFirst(): Promise<{ total: number } | undefined> },
): Promise<number> {
  const row = rows[0] ?? (offset > 0 ? await counted.executeTakeFirst() : undefined)
  return Number(row?.total ?? 0)
}
