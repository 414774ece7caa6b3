import { type Compilable, type Kysely, sql, type Transaction } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'

export interface Score {
  type: MediaType
  /** The id or, where a client asked by it, the slug. */
  work: number | string
  score: number
}

/** One statement that adds to what works have already. Works that are not there are passed over. */
export function addingScores(db: Kysely<Tables>, scores: readonly Score[]): Compilable<unknown> {
  const rows = scores.map(({ type, work, score }) => {
    const [id, slug] = typeof work === 'number' ? [work, null] : [null, work]
    return sql`(cast(${type} as text), cast(${id} as bigint), cast(${slug} as text), cast(${score} as double precision))`
  })
  const statement = sql`
    insert into trend (media_type, media_id, score)
    select media_slug.media_type, media_slug.media_id, sum(seen.column4)
    from (values ${sql.join(rows)}) as seen
    join media_slug on media_slug.media_type = seen.column1
      and (media_slug.slug = seen.column3 or media_slug.slug = coalesce(
        (select anime.slug from anime where seen.column1 = 'anime' and anime.id = seen.column2),
        (select manga.slug from manga where seen.column1 = 'manga' and manga.id = seen.column2)))
    where true
    group by media_slug.media_type, media_slug.media_id
    on conflict (media_type, media_id) do update set score = trend.score + excluded.score`
  return { compile: () => statement.compile(db) }
}

export async function addScores(tx: Transaction<Tables>, scores: readonly Score[]): Promise<void> {
  if (scores.length) await tx.executeQuery(addingScores(tx, scores).compile())
}
