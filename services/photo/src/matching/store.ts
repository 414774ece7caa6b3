import type { Database } from '@octavo/platform/data/database.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { TextIndex } from '@octavo/platform/search/text-index.ts'
import type { Tables } from '../database/tables.ts'

type Reads = Pick<Database<Tables>, 'read' | 'long'>
type Text = Pick<TextIndex<Tables>, 'matches'>

/** The newest matches in these collections. */
export async function listInCollections(
  { read, long }: Reads,
  text: Text,
  query: TextQuery,
  collectionIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await long(
    read
      .selectFrom('collection_photo')
      .select('photo_id as id')
      .distinct()
      .where('collection_id', 'in', collectionIds)
      .where(text.matches('collection_photo.photo_id', query, 'rows'))
      .orderBy('photo_id', 'desc')
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}
