import { sql } from 'kysely'
import type { AnimeRow } from '../../database/media-tables.ts'
import type { WorkBatch } from './batch.ts'

/** Creates missing episodes of the changed works up to their counts. Existing episodes stay unchanged. */
export async function addEpisodes(
  { tx, nowMs, changedFields }: WorkBatch,
  rows: ReadonlyMap<number, AnimeRow>,
): Promise<void> {
  const counted = [...rows.values()].filter(
    ({ id, episode_count }) => changedFields.get(id)?.has('episode_count') && episode_count,
  )
  if (!counted.length) return
  const ids = sql.join(counted.map(({ id }) => sql`${id}`))
  await sql`
    with recursive promised(media_id, number, last, length) as (
      select id, 1, episode_count, episode_length from anime where id in (${ids})
      union all
      select media_id, number + 1, last, length from promised where number < last
    )
    insert into episode (media_type, media_id, season_number, number, relative_number, length, created_at_ms, updated_at_ms)
    select 'anime', media_id, 1, number, number, length, cast(${nowMs} as bigint), cast(${nowMs} as bigint)
    from promised
    where not exists (
      select 1 from episode e
      where e.media_type = 'anime' and e.media_id = promised.media_id and e.number = promised.number
    )
    order by media_id, number`.execute(tx)
}
