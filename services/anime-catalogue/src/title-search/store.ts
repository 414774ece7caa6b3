import type { Database } from '@octavo/platform/data/database.ts'
import { type SqlBool, sql } from 'kysely'
import type { MediaRow, MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'

export type TitleRow = Pick<
  MediaRow,
  'id' | 'canonical_title' | 'titles' | 'abbreviated_titles' | 'synonyms' | 'weight' | 'user_count'
>

type Db = Pick<Database<Tables>, 'read' | 'long'>

const columns = [
  'id',
  'canonical_title',
  'titles',
  'abbreviated_titles',
  'synonyms',
  'weight',
  'user_count',
] as (keyof TitleRow)[]
const pageSize = 2_000

export async function countMedia({ read }: Db, type: MediaType): Promise<number> {
  const { count } = await read
    .selectFrom(type)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function* readTitles({ read }: Db, type: MediaType): AsyncGenerator<TitleRow> {
  for (let after = -1; ; ) {
    const rows = await read
      .selectFrom(type)
      .select(columns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/** Changes since that generation; undefined if there are more than `limit`. */
export async function findChangedTitles(
  { read }: Db,
  type: MediaType,
  since: number,
  limit: number,
): Promise<{ changed: TitleRow[]; removed: number[] } | undefined> {
  const changedRows = await read
    .selectFrom(type)
    .select(columns)
    .where('changed_in', '>', since)
    .limit(limit + 1)
    .execute()
  if (changedRows.length > limit) return undefined
  const removed = await read
    .selectFrom('removed_media')
    .select('media_id')
    .where('removed_in', '>', since)
    .where('media_type', '=', type)
    .execute()
  return { changed: changedRows, removed: removed.map(({ media_id }) => media_id) }
}

/** Fallback until the index is built: matches a slug prefix or a substring of titles. */
export async function findByPrefix(
  { read }: Db,
  type: MediaType,
  { slug, text }: { slug: string; text: string },
): Promise<number[]> {
  const condition =
    slug === ''
      ? sql<SqlBool>`titles like ${`%${escapeLike(text)}%`} escape ${sql.lit('\\')}`
      : sql<SqlBool>`slug like ${`${slug}%`}`
  const rows = await read
    .selectFrom(type)
    .select('id')
    .where(condition)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Matches credits first, then descriptions, that contain all words. */
export async function findByCreditsOrDescription(
  { long, read }: Db,
  type: MediaType,
  { slugs, words }: { slugs: readonly string[]; words: readonly string[] },
  limit: number,
): Promise<number[]> {
  const named = (table: string) =>
    sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where ${sql.join(
      slugs.map((slug) => sql`${sql.ref(`${table}.slug`)} like ${`%${slug}%`}`),
      sql` and `,
    )}`
  const described = sql.join(
    // lower() of SQLite folds only ASCII letters; that of PostgreSQL folds all.
    words.map(
      (word) =>
        sql`lower(${sql.ref(`${type}.description`)}) like ${`%${escapeLike(word)}%`} escape ${sql.lit('\\')}`,
    ),
    sql` and `,
  )
  const people = sql`
    select mc.media_id as id, 1 as rank from media_character mc
      where mc.media_type = ${type} and mc.character_id in (${named('character')})
    union all
    select ms.media_id, 1 from media_staff ms
      where ms.media_type = ${type} and ms.person_id in (${named('person')})
    union all
    select mc.media_id, 1 from character_voice v join media_character mc on mc.id = v.media_character_id
      where mc.media_type = ${type} and v.person_id in (${named('person')})`
  const descriptions = sql`select ${sql.ref(`${type}.id`)} as id, 2 as rank from ${sql.table(type)}
    where ${sql.ref(`${type}.description`)} is not null and ${described}`
  const parts = [...(slugs.length ? [people] : []), ...(words.length ? [descriptions] : [])]
  if (!parts.length) return []
  const query = sql<{ id: number }>`
    select work.id from (${sql.join(parts, sql` union all `)}) as hit
    join ${sql.table(type)} as work on work.id = hit.id
    group by work.id, work.weight
    order by min(hit.rank), work.weight desc, work.id limit ${limit}`
  const rows = await long({ compile: () => query.compile(read) })
  return rows.map(({ id }) => id)
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
