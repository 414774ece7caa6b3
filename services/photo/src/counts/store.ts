import type { Kysely, Transaction } from 'kysely'
import type { Metric } from '../database/count-tables.ts'
import type { Tables } from '../database/tables.ts'

export interface Count {
  metric: Metric
  /** 0 for the site. */
  subject_id: number
  day: number
  count: number
}

/** Adds to the counts of a day. */
export async function addCounts(tx: Transaction<Tables>, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  await tx
    .insertInto('daily_count')
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(['metric', 'subject_id', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ count: eb(ref('daily_count.count'), '+', ref('excluded.count')) })),
    )
    .execute()
}

export interface Days {
  first: number
  last: number
}

/** The counts of each subject and metric by day. Days without one are absent. */
export async function readCounts(
  db: Kysely<Tables>,
  metrics: readonly Metric[],
  subjectIds: readonly number[],
  { first, last }: Days,
): Promise<readonly Count[]> {
  if (metrics.length === 0 || subjectIds.length === 0) return []
  return db
    .selectFrom('daily_count')
    .selectAll()
    .where('metric', 'in', [...metrics])
    .where('subject_id', 'in', [...subjectIds])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
}
