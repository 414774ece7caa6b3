import { type Kysely, sql } from 'kysely'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

/** Labels whose name or description contains a text. A repository has few labels, so no index is needed. */
export function searchLabelsByText(
  db: Kysely<Tables>,
  repositoryId: number,
  { text, by, direction }: { text: string; by: 'id' | 'name_folded'; direction: 'asc' | 'desc' },
  slice: Slice,
) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return readSlice(
    db
      .selectFrom('label')
      .selectAll()
      .where('repository_id', '=', repositoryId)
      .$if(text !== '', (query) =>
        query.where((eb) =>
          eb.or([
            sql<boolean>`name_folded like ${pattern} escape '\\'`,
            sql<boolean>`lower(coalesce(description, '')) like ${pattern} escape '\\'`,
          ]),
        ),
      )
      .orderBy(by, direction),
    slice,
  )
}
