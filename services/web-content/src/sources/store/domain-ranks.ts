import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface DomainRank {
  rank: number
  listedMs: number
}

const perStatement = 300

/** The first rank of a site in a list counts. */
export async function saveRanks(
  tx: Transaction<Tables>,
  ranks: ReadonlyMap<string, number>,
  listedMs: number,
): Promise<void> {
  const rows = [...ranks].map(([site, rank]) => ({ site, rank, listed_ms: listedMs }))
  for (let start = 0; start < rows.length; start += perStatement)
    await tx
      .insertInto('domain_rank')
      .values(rows.slice(start, start + perStatement))
      .onConflict((conflict) =>
        conflict
          .column('site')
          .doUpdateSet((eb) => ({ rank: eb.ref('excluded.rank'), listed_ms: listedMs }))
          .where('domain_rank.listed_ms', '!=', listedMs),
      )
      .execute()
}

/** Removes the sites of older lists. */
export async function deleteOtherRanks(tx: Transaction<Tables>, listedMs: number): Promise<void> {
  await tx.deleteFrom('domain_rank').where('listed_ms', '!=', listedMs).execute()
}

export async function findRanks(
  db: Kysely<Tables>,
  sites: readonly string[],
): Promise<Map<string, DomainRank>> {
  if (sites.length === 0) return new Map()
  const rows = await db.selectFrom('domain_rank').where('site', 'in', sites).selectAll().execute()
  return new Map(rows.map(({ site, rank, listed_ms }) => [site, { rank, listedMs: listed_ms }]))
}
