import { type RawBuilder, sql, type Transaction } from 'kysely'
import { nextGeneration } from '../../database/generation.ts'
import type { MediaType } from '../../database/media-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { updateRows } from '../../database/update-rows.ts'

export interface Rank {
  id: number
  popularity: number
  rating: number | null
}

/** Above this count, ranks are updated by a job after the write. */
const maxRankedInWrite = 1_000

/**
 * Updates popularity ranks (by user count plus the editorial weight of up to 100) and rating ranks (by average).
 * Writes only changed ranks and returns their number.
 */
export async function refreshRanks(tx: Transaction<Tables>, type: MediaType = 'anime'): Promise<number> {
  const { rows } = await changedRanks(type).execute(tx)
  await writeRanks(tx, type, rows)
  return rows.length
}

/** Returns false, without updating, if there are too many media. */
export async function refreshFewRanks(tx: Transaction<Tables>, type: MediaType): Promise<boolean> {
  const beyond = await tx
    // Both tables have this column, which Kysely cannot infer for a union.
    .selectFrom(type as 'anime')
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(maxRankedInWrite)
    .executeTakeFirst()
  if (beyond) return false
  await refreshRanks(tx, type)
  return true
}

export function changedRanks(type: MediaType): RawBuilder<Rank> {
  const name = sql.table(type)
  return sql<Rank>`
    select ranked.id, ranked.popularity, ranked.rating from ${name} join (
      select id, row_number() over (order by user_count + weight desc, id) as popularity,
        case when average_rating is null then null
          else row_number() over (order by average_rating is null, average_rating desc, user_count desc, id)
        end as rating
      from ${name}
    ) as ranked on ranked.id = ${name}.id
    where ${name}.popularity_rank is distinct from ranked.popularity
      or ${name}.rating_rank is distinct from ranked.rating`
}

/** Leaves `changed_in` and `updated_at_ms` alone: a new rank is no change of the media itself. */
export async function writeRanks(
  tx: Transaction<Tables>,
  type: MediaType,
  ranks: readonly Rank[],
): Promise<void> {
  if (!ranks.length) return
  await nextGeneration(tx)
  const rows = ranks.map(({ id, popularity, rating }) => ({
    id,
    popularity_rank: popularity,
    rating_rank: rating,
  }))
  await updateRows(tx, type, { popularity_rank: 'integer', rating_rank: 'integer' }, rows)
}
