import type { Database } from '@octavo/platform/data/database.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { TextIndex } from '@octavo/platform/search/text-index.ts'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

type Read = Pick<Database<Tables>, 'read' | 'long'>
type Text = Pick<TextIndex<Tables>, 'ranked' | 'matches'>

/** The matches, best first. Beyond `most` matches, only the newest are ranked. */
export async function listRanked(
  { read, long }: Read,
  text: Text,
  query: TextQuery,
  most: number,
): Promise<number[]> {
  const rows = await long(
    read
      .selectFrom(text.ranked(query, most).as('found'))
      .innerJoin('photo', 'photo.id', 'found.id')
      .select('found.id')
      .orderBy(sql`found.score * (1 + 0.1 * ln(1.0 + photo.downloads + photo.likes))`, 'desc')
      .orderBy('found.id', 'desc'),
  )
  return rows.map(({ id }) => id)
}

/** The newest matches in these collections. */
export async function listInCollections(
  { read, long }: Read,
  text: Text,
  query: TextQuery,
  collectionIds: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await long(
    read
      .selectFrom('collection_photo')
      .select('photo_id as id')
      .distinct()
      .where('collection_id', 'in', collectionIds)
      .where(text.matches('collection_photo.photo_id', query, 'rows'))
      .orderBy('photo_id', 'desc')
      .limit(most),
  )
  return rows.map(({ id }) => id)
}
