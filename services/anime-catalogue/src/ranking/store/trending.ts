import type { Database } from '@octavo/platform/data/database.ts'
import { sql } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { Registered } from '../../json-api/registry.ts'
import { type Asking, allOf, belongs, columnOf } from '../../json-api/store/conditions.ts'

export interface TrendRequest {
  type: MediaType
  /** The id or slug of a category to stay in. */
  category: string | undefined
  limit: number
}

/** What most is made of at present, and then what is popular anyway. */
export async function listTrending(
  { read }: Pick<Database<Tables>, 'read'>,
  resource: Registered,
  { type, category, limit }: TrendRequest,
  asking: Asking,
): Promise<number[]> {
  const id = columnOf(resource.table, 'id')
  const inCategory =
    category === undefined
      ? undefined
      : sql<boolean>`${id} in (select media_category.media_id from media_category
          join category on category.id = media_category.category_id
          where media_category.media_type = ${type}
            and ${/^\d{1,15}$/.test(category) ? sql`category.id = cast(${Number(category)} as bigint)` : sql`category.slug = ${category}`})`
  const where = allOf([inCategory, ...belongs(resource, asking)])
  const table = sql.table(resource.table)
  const talkedAbout = await sql<{ id: number }>`
    select ${id} as id from trend join ${table} on ${id} = trend.media_id
    where trend.media_type = ${type} and ${where}
    order by trend.score desc, trend.media_id limit ${limit}`.execute(read)
  const ids = talkedAbout.rows.map((row) => row.id)
  if (ids.length === limit) return ids
  const rank = columnOf(resource.table, 'popularity_rank')
  const popular = await sql<{ id: number }>`
    select ${id} as id from ${table} where ${where}
    order by (${rank} is null), ${rank}, ${id} limit ${limit}`.execute(read)
  return [...new Set([...ids, ...popular.rows.map((row) => row.id)])].slice(0, limit)
}
