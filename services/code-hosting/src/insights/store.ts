import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { TrafficTable } from '../database/insight-tables.ts'
import type { Tables } from '../database/tables.ts'
import { type CommitStatistics, weekMs, weekOf } from './commit-statistics.ts'

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

export async function countTrafficByTime(
  db: Kysely<Tables>,
  repositoryId: number,
  kind: TrafficKind,
  { sinceMs, per }: { sinceMs: number; per: 'day' | 'week' },
): Promise<{ spans: TrafficCount[]; uniques: number }> {
  const start = per === 'day' ? sql<number>`day_ms` : startOfWeek
  const visits = db
    .selectFrom('traffic')
    .where('repository_id', '=', repositoryId)
    .where('kind', '=', kind)
    .where('day_ms', '>=', sinceMs)
  const rows = await visits
    .select([start.as('start'), sql<number>`sum(count)`.as('count'), countVisitors.as('uniques')])
    .groupBy(start)
    .orderBy(start)
    .execute()
  const { uniques } = await visits.select(countVisitors.as('uniques')).executeTakeFirstOrThrow()
  const spans = rows.map((row) => ({
    key: Number(row.start),
    count: Number(row.count),
    uniques: Number(row.uniques),
  }))
  return { spans, uniques: Number(uniques) }
}

const countVisitors = sql<number>`count(distinct visitor)`
/** As `weekOf`. Literals, because PostgreSQL does not recognize an expression to group by if it has parameters. */
const startOfWeek = sql<number>`(day_ms - (day_ms - ${sql.lit(weekOf(0) + weekMs)}) % ${sql.lit(weekMs)})`

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
    .select(['name', sql<number>`sum(count)`.as('count'), countVisitors.as('uniques')])
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
