import type { Kysely, Transaction } from 'kysely'
import { nextGeneration } from '../src/database/generation.ts'
import type { AnimeRow, EpisodeRow, MangaRow, MediaType } from '../src/database/media-tables.ts'
import type { Tables } from '../src/database/tables.ts'

type Writing = Transaction<Tables>
const dated = { created_at_ms: Date.UTC(2013, 1, 20, 16, 0, 13, 609), updated_at_ms: Date.UTC(2014, 4, 5) }

const work = {
  ...dated,
  description: null,
  cover_image_top_offset: 0,
  abbreviated_titles: '[]',
  synonyms: '[]',
  start_date: null,
  end_date: null,
  next_release_ms: null,
  status_override: null,
  season: null,
  season_year: null,
  year: null,
  age_rating: null,
  age_rating_guide: null,
  subtype: null,
  weight: 0,
  user_count: 0,
  favorites_count: 0,
  rating_sum: 0,
  rating_count: 0,
  rating_frequencies: '{}',
  average_rating: null,
  popularity_rank: null,
  rating_rank: null,
  poster_hash: null,
  cover_hash: null,
}

/** A row with defaults; tests set only the relevant columns. */
export function animeRow(columns: Partial<AnimeRow> & { id: number }): AnimeRow {
  const title = `Title ${columns.id}`
  return {
    ...work,
    slug: `title-${columns.id}`,
    titles: JSON.stringify({ en_jp: columns.canonical_title ?? title }),
    canonical_title: title,
    episode_count: null,
    episode_length: null,
    total_length: null,
    youtube_video_id: null,
    changed_in: 1,
    ...columns,
  }
}

export function mangaRow(columns: Partial<MangaRow> & { id: number }): MangaRow {
  const title = `Manga ${columns.id}`
  return {
    ...work,
    slug: `manga-${columns.id}`,
    titles: JSON.stringify({ en_jp: title }),
    canonical_title: title,
    chapter_count: null,
    volume_count: null,
    serialization: null,
    changed_in: 1,
    ...columns,
  }
}

export async function addAnime(tx: Writing, ...rows: (Partial<AnimeRow> & { id: number })[]): Promise<void> {
  const changed_in = await nextGeneration(tx)
  for (const row of rows) {
    const values = animeRow({ changed_in, ...row })
    await tx.insertInto('anime').values(values).execute()
    await tx
      .insertInto('media_slug')
      .values({ media_type: 'anime', media_id: row.id, slug: values.slug })
      .execute()
  }
}

export async function addManga(tx: Writing, ...rows: (Partial<MangaRow> & { id: number })[]): Promise<void> {
  const changed_in = await nextGeneration(tx)
  for (const row of rows)
    await tx
      .insertInto('manga')
      .values(mangaRow({ changed_in, ...row }))
      .execute()
}

export async function addEpisodes(tx: Writing, mediaId: number, count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, index): EpisodeRow => ({
      ...dated,
      id: mediaId * 10_000 + index,
      media_type: 'anime',
      media_id: mediaId,
      season_number: 1,
      number: index + 1,
      relative_number: index + 1,
      titles: JSON.stringify({ en_jp: `Episode ${index + 1}` }),
      canonical_title: `Episode ${index + 1}`,
      description: null,
      airdate: null,
      length: 24,
      thumbnail_hash: null,
    }),
  )
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('episode')
      .values(rows.slice(at, at + 500))
      .execute()
}

export async function addRelation(
  tx: Writing,
  id: number,
  [source_type, source_id]: [MediaType, number],
  [destination_type, destination_id]: [MediaType, number],
  role = 'sequel',
): Promise<void> {
  await tx
    .insertInto('media_relationship')
    .values({ ...dated, id, role, source_type, source_id, destination_type, destination_id })
    .execute()
}

/** Genres by slug, numbered from 1, each with works. */
export async function addGenres(tx: Writing, shelves: Record<string, readonly number[]>): Promise<void> {
  for (const [index, [slug, works]] of Object.entries(shelves).entries()) {
    const id = index + 1
    await tx
      .insertInto('genre')
      .values({ ...dated, id, slug, name: slug.toUpperCase(), description: null })
      .execute()
    for (const media_id of works)
      await tx.insertInto('media_genre').values({ media_type: 'anime', media_id, genre_id: id }).execute()
  }
}

/** A row of another table, with the same timestamps. */
export async function add<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  ...rows: Omit<Tables[Table], 'created_at_ms' | 'updated_at_ms'>[]
): Promise<void> {
  // The parameter type checks the columns of rows without timestamps.
  await db
    .insertInto(table)
    .values(rows.map((row) => ({ ...dated, ...row })) as never)
    .execute()
}
