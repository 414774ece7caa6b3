import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { TrafficTable } from '../database/insight-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { CommitStatistics } from './commit-statistics.ts'

export async function findStatistics(
  db: Kysely<Tables>,
  repositoryId: number,
  commitOid: string,
): Promise<CommitStatistics | undefined> {
  const row = await db
    .selectFrom('commit_statistics')
    .select('statistics')
    .where('repository_id', '=', repositoryId)
    .where('commit_oid', '=', commitOid)
    .executeTakeFirst()
  return row && decodeJson<CommitStatistics>(row.statistics)
}

export async function putStatistics(
  tx: Transaction<Tables>,
  repositoryId: number,
  commitOid: string,
  statistics: CommitStatistics,
): Promise<void> {
  const values = { commit_oid: commitOid, statistics: encodeJson(statistics) }
  await tx
    .insertInto('commit_statistics')
    .values({ repository_id: repositoryId, ...values })
    .onConflict((conflict) => conflict.column('repository_id').doUpdateSet(values))
    .execute()
}

/** Adds to the counts. */
export async function addTraffic(
  tx: Transaction<Tables>,
  visits: readonly Insertable<TrafficTable>[],
): Promise<void> {
  for (let start = 0; start < visits.length; start += 500)
    await tx
      .insertInto('traffic')
      .values(visits.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict
          .columns(['repository_id', 'kind', 'day_ms', 'name', 'visitor'])
          .doUpdateSet({ count: sql`traffic.count + excluded.count` }),
      )
      .execute()
}

export interface TrafficCount {
  key: string | number
  count: number
  uniques: number
}

type TrafficKind = TrafficTable['kind']

export async function countTrafficByDay(
  db: Kysely<Tables>,
  repositoryId: number,
  kind: TrafficKind,
  sinceMs: number,
): Promise<{ days: TrafficCount[]; uniques: number }> {
  const visits = db
    .selectFrom('traffic')
    .where('repository_id', '=', repositoryId)
    .where('kind', '=', kind)
    .where('day_ms', '>=', sinceMs)
  const rows = await visits
    .select(['day_ms', sql<number>`sum(count)`.as('count'), sql<number>`count(*)`.as('uniques')])
    .groupBy('day_ms')
    .orderBy('day_ms')
    .execute()
  const { uniques } = await visits
    .select(sql<number>`count(distinct visitor)`.as('uniques'))
    .executeTakeFirstOrThrow()
  const days = rows.map((row) => ({
    key: row.day_ms,
    count: Number(row.count),
    uniques: Number(row.uniques),
  }))
  return { days, uniques: Number(uniques) }
}

/** The ten most visited names. */
export async function countTrafficByName(
  db: Kysely<Tables>,
  repositoryId: number,
  kind: TrafficKind,
  sinceMs: number,
): Promise<TrafficCount[]> {
  const rows = await db
    .selectFrom('traffic')
    .where('repository_id', '=', repositoryId)
    .where('kind', '=', kind)
    .where('day_ms', '>=', sinceMs)
    .select(['name', sql<number>`sum(count)`.as('count'), sql<number>`count(distinct visitor)`.as('uniques')])
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(10)
    .execute()
  return rows.map(({ name, count, uniques }) => ({
    key: name,
    count: Number(count),
    uniques: Number(uniques),
  }))
}

export async function deleteOldTraffic(tx: Transaction<Tables>, beforeMs: number): Promise<void> {
  await tx.deleteFrom('traffic').where('day_ms', '<', beforeMs).execute()
}
