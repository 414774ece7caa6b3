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

/** Up to so many works are ranked anew with every write; of more, soon after it. */
const rankedAtOnce = 1_000

/**
 * Ranks works anew: the popular by how many people have them, where being widely known counts like a hundred people at
 * most, so that the first of them does not turn everything over; the well rated by their average. Without a change of the ranks nothing is written. Returns how many have another.
 */
export async function refreshRanks(tx: Transaction<Tables>, type: MediaType = 'anime'): Promise<number> {
  const { rows } = await changedRanks(type).execute(tx)
  await writeRanks(tx, type, rows)
  return rows.length
}

/** Ranks works anew if they are few; false if that is to be done later. */
export async function refreshFewRanks(tx: Transaction<Tables>, type: MediaType): Promise<boolean> {
  const beyond = await tx
    // The two have this column in common, and Kysely cannot see it of a union.
    .selectFrom(type as 'anime')
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset(rankedAtOnce)
    .executeTakeFirst()
  if (beyond) return false
  await refreshRanks(tx, type)
  return true
}

/** Those that are not what they should be. */
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

/** A rank says nothing of the work itself, so that the work does not count as changed. */
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
