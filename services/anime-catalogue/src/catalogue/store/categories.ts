import { toBit } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { Catalogue } from '../read-catalogue.ts'

/** The built-in genres and categories. Existing rows stay unchanged. */
export async function addGenresAndCategories(
  tx: Transaction<Tables>,
  { genres, categories }: Pick<Catalogue, 'genres' | 'categories'>,
  nowMs: number,
): Promise<void> {
  const dates = { created_at_ms: nowMs, updated_at_ms: nowMs }
  await insertMissing(
    tx,
    'genre',
    genres.map((genre) => ({ ...genre, ...dates })),
  )
  const children = Map.groupBy(categories, ({ parent }) => parent)
  const ids = new Map(categories.map(({ slug, id }) => [slug, id]))
  await insertMissing(
    tx,
    'category',
    categories.map(({ parent, nsfw, ...category }) => ({
      ...category,
      nsfw: toBit(nsfw),
      parent_id: parent === null ? null : (ids.get(parent) ?? null),
      child_count: children.get(category.slug)?.length ?? 0,
      total_media_count: 0,
      ...dates,
    })),
  )
}

export async function hasGenres(tx: Transaction<Tables>): Promise<boolean> {
  return (await tx.selectFrom('genre').select('id').limit(1).executeTakeFirst()) !== undefined
}
