import { sql, type Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { pickSlug, slugCandidates, slugOf } from '../slugs.ts'

/** A slug that no other work has or has had. */
export async function findFreeWorkSlug(
  tx: Transaction<Tables>,
  type: MediaType,
  work: Parameters<typeof slugCandidates>[0],
): Promise<string> {
  const candidates = slugCandidates(work)
  const rows = await tx
    .selectFrom('media_slug')
    .select('slug')
    .where('media_type', '=', type)
    .where('slug', 'in', candidates)
    .where('media_id', '!=', work.id)
    .execute()
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  return pickSlug(candidates, (slug) => takenSlugs.has(slug))
}

export async function insertWorkSlug(
  tx: Transaction<Tables>,
  type: MediaType,
  id: number,
  slug: string,
): Promise<void> {
  await tx
    .insertInto('media_slug')
    .values({ media_type: type, media_id: id, slug })
    .onConflict((on) => on.doNothing())
    .execute()
}

type NamedKind = 'character' | 'person' | 'producer' | 'franchise' | 'genre' | 'category'

/** A slug for the name; with a numeric suffix if the slug is taken. */
export async function findFreeSlug(tx: Transaction<Tables>, table: NamedKind, name: string): Promise<string> {
  const base = slugOf(name) || table
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)}
    where slug = ${base} or slug like ${`${base}-%`}`.execute(tx)
  const takenSlugs = new Set(rows.map(({ slug }) => slug))
  return pickSlug([base], (slug) => takenSlugs.has(slug))
}
