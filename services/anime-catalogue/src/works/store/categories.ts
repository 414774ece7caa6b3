import { sql, type Transaction } from 'kysely'
import { nextGeneration } from '../../database/generation.ts'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { idsOf, noteChange, type WorkBatch } from './batch.ts'

/** Adds works to genres or categories, by slug. Ignores unknown slugs. */
export async function assignTags(batch: WorkBatch, shelf: 'genre' | 'category'): Promise<void> {
  const { tx, works, merge } = batch
  const field = shelf === 'genre' ? 'genres' : 'categories'
  if (!works.some(({ work }) => work[field])) return
  const shelves = new Map(
    (await tx.selectFrom(shelf).select(['slug', 'id']).execute()).map(({ slug, id }) => [slug, id]),
  )
  const present = shelf === 'genre' ? await genresOf(tx, idsOf(batch)) : await categoriesOf(tx, idsOf(batch))
  const links = works.flatMap(({ id, work }) =>
    (work[field] ?? []).flatMap((slug) => {
      const of = shelves.get(slug)
      return of === undefined ? [] : { id, of }
    }),
  )
  const missing = links.filter(({ id, of }) => !present.get(id)?.has(of))
  const mediaColumns = ({ id }: { id: number }) => ({ media_type: 'anime' as const, media_id: id })
  const added =
    shelf === 'genre'
      ? await insertMissing(
          tx,
          'media_genre',
          missing.map((one) => ({ ...mediaColumns(one), genre_id: one.of })),
        )
      : await insertMissing(
          tx,
          'media_category',
          missing.map((one) => ({ ...mediaColumns(one), category_id: one.of })),
        )
  for (const { media_id } of added) noteChange(batch, media_id, field)
  if (merge === 'fill') return
  const linksById = Map.groupBy(links, ({ id }) => id)
  for (const [id, ones] of linksById) {
    const stale = present.get(id)?.difference(new Set(ones.map(({ of }) => of)))
    if (!stale?.size) continue
    await removeTags(tx, shelf, id, [...stale])
    noteChange(batch, id, field)
  }
}

/** Updates the number of works per category, writing only changed counts. */
export async function updateCategoryCounts(tx: Transaction<Tables>): Promise<void> {
  const counted = sql<number>`(select count(*) from media_category mc where mc.category_id = category.id)`
  const { numUpdatedRows } = await tx
    .updateTable('category')
    .set({ total_media_count: counted })
    .where('total_media_count', '!=', counted)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await nextGeneration(tx)
}

/** Adds missing categories at the root. */
export async function addCategories(
  tx: Transaction<Tables>,
  categories: readonly { slug: string; title: string; nsfw: number }[],
  nowMs: number,
): Promise<void> {
  const rows = categories.map((category) => ({ ...category, created_at_ms: nowMs, updated_at_ms: nowMs }))
  await insertMissing(
    tx,
    'category',
    rows.map((row) => ({ ...row, description: null, parent_id: null, child_count: 0, total_media_count: 0 })),
  )
}

async function genresOf(tx: Transaction<Tables>, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const rows = await tx
    .selectFrom('media_genre')
    .select(['media_id', 'genre_id as of'])
    .where('media_type', '=', 'anime')
    .where('media_id', 'in', ids)
    .execute()
  return grouped(rows)
}

async function categoriesOf(
  tx: Transaction<Tables>,
  ids: readonly number[],
): Promise<Map<number, Set<number>>> {
  const rows = await tx
    .selectFrom('media_category')
    .select(['media_id', 'category_id as of'])
    .where('media_type', '=', 'anime')
    .where('media_id', 'in', ids)
    .execute()
  return grouped(rows)
}

function grouped(rows: readonly { media_id: number; of: number }[]): Map<number, Set<number>> {
  const groups = Map.groupBy(rows, ({ media_id }) => media_id)
  return new Map([...groups].map(([id, ones]) => [id, new Set(ones.map(({ of }) => of))]))
}

async function removeTags(
  tx: Transaction<Tables>,
  shelf: 'genre' | 'category',
  mediaId: number,
  stale: readonly number[],
): Promise<void> {
  const query =
    shelf === 'genre'
      ? tx.deleteFrom('media_genre').where('genre_id', 'in', stale)
      : tx.deleteFrom('media_category').where('category_id', 'in', stale)
  await query.where('media_type', '=', 'anime').where('media_id', '=', mediaId).execute()
}
