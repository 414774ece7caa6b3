import type { Database } from '@octavo/platform/data/database.ts'
import { sql } from 'kysely'
import { mediaTypes } from '../src/database/media-tables.ts'
import type { Tables } from '../src/database/tables.ts'
import { averageRating, frequenciesOf, meanRating } from '../src/ranking/average-rating.ts'

const ofWorks = [
  'episode',
  'installment',
  'quote',
  'media_character',
  'media_staff',
  'media_production',
  'media_genre',
  'media_category',
  'streaming_link',
  'review',
  'media_reaction',
  'rating',
  'trend',
  'media_slug',
]

/** Every stored count that differs from a recount, and every dangling reference. */
export async function findContradictions(db: Database<Tables>, minimum: number): Promise<string[]> {
  const wrong: string[] = []
  const note = async (what: string, query: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await query.execute(db.read)
    for (const { id } of rows) wrong.push(`${what} ${id}`)
  }
  const isGone = (type: string, id: string) =>
    sql`(${sql.ref(type)} = 'anime' and not exists (select 1 from anime a where a.id = ${sql.ref(id)})
      or ${sql.ref(type)} = 'manga' and not exists (select 1 from manga m where m.id = ${sql.ref(id)}))`

  for (const table of ofWorks)
    await note(
      `${table} of no work`,
      sql`select media_id as id from ${sql.table(table)} where ${isGone('media_type', 'media_id')}`,
    )
  await note(
    'mapping of nothing',
    sql`select id from mapping where ${isGone('item_type', 'item_id')}
    or (item_type = 'characters' and not exists (select 1 from character c where c.id = item_id))
    or (item_type = 'people' and not exists (select 1 from person p where p.id = item_id))
    or (item_type = 'producers' and not exists (select 1 from producer p where p.id = item_id))`,
  )
  for (const side of ['source', 'destination'])
    await note(
      `relation without ${side}`,
      sql`select id from media_relationship where ${isGone(`${side}_type`, `${side}_id`)}`,
    )
  await note(
    'character of no work',
    sql`select id from character where ${isGone('primary_media_type', 'primary_media_id')}`,
  )
  await note(
    'quote of nobody',
    sql`select id from quote where character_id is not null
    and not exists (select 1 from character c where c.id = quote.character_id)`,
  )

  await note(
    'likes of review',
    sql`select id from review where likes_count <>
    (select count(*) from review_like l where l.review_id = review.id)`,
  )
  await note(
    'votes of reaction',
    sql`select id from media_reaction where up_votes_count <>
    (select count(*) from media_reaction_vote v where v.media_reaction_id = media_reaction.id)`,
  )
  await note(
    'children of category',
    sql`select id from category where child_count <>
    (select count(*) from category c where c.parent_id = category.id)`,
  )
  await note(
    'works of category',
    sql`select id from category where total_media_count <>
    (select count(*) from media_category m where m.category_id = category.id)`,
  )
  await note(
    'links of streamer',
    sql`select id from streamer where streaming_links_count <>
    (select count(*) from streaming_link l where l.streamer_id = streamer.id)`,
  )
  await note(
    'length of anime',
    sql`select id from anime
    where total_length is distinct from nullif(coalesce(episode_count, 0) * coalesce(episode_length, 0), 0)`,
  )
  for (const type of mediaTypes) wrong.push(...(await recountRatings(db, type, minimum)))
  return wrong
}

async function recountRatings(
  db: Database<Tables>,
  type: (typeof mediaTypes)[number],
  minimum: number,
): Promise<string[]> {
  const wrong: string[] = []
  const ratings = await db.read.selectFrom('rating').selectAll().where('media_type', '=', type).execute()
  const reviews = await db.read.selectFrom('review').selectAll().where('media_type', '=', type).execute()
  const total = await db.read
    .selectFrom('rating_total')
    .selectAll()
    .where('media_type', '=', type)
    .executeTakeFirstOrThrow()
  const sumOf = (rows: readonly { rating: number }[]) => rows.reduce((all, { rating }) => all + rating, 0)
  const all = { sum: sumOf(ratings), count: ratings.length }
  if (total.rating_sum !== all.sum || total.rating_count !== all.count) wrong.push(`total of ${type}`)
  const works = await db.read
    .selectFrom(type as 'anime')
    .selectAll()
    .orderBy('id')
    .execute()
  for (const work of works) {
    const own = ratings.filter(({ media_id }) => media_id === work.id)
    const counts: Record<number, number> = {}
    for (const { rating } of own) counts[rating] = (counts[rating] ?? 0) + 1
    const people = new Set(
      [...own, ...reviews.filter(({ media_id }) => media_id === work.id)].map(({ user_id }) => user_id),
    )
    const sum = sumOf(own)
    if (work.rating_sum !== sum || work.rating_count !== own.length)
      wrong.push(`ratings of ${type} ${work.id}`)
    if (own.length && work.rating_frequencies !== frequenciesOf(counts))
      wrong.push(`frequencies of ${type} ${work.id}`)
    const average = averageRating({ sum, count: own.length }, meanRating(all), minimum)
    if (own.length >= minimum && work.average_rating !== average)
      wrong.push(`average of ${type} ${work.id}: ${work.average_rating} and not ${average}`)
    // Imports may have created others.
    const brought = work.user_count >= 1000 ? 1000 : 0
    if (work.user_count - brought !== people.size) wrong.push(`people of ${type} ${work.id}`)
  }
  const ranked = works.toSorted((a, b) => b.user_count + b.weight - (a.user_count + a.weight) || a.id - b.id)
  for (const [index, work] of ranked.entries())
    if (work.popularity_rank !== null && work.popularity_rank !== index + 1)
      wrong.push(`rank of ${type} ${work.id}`)
  return wrong
}
