import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { Metric } from '../database/count-tables.ts'
import type { Tables } from '../database/tables.ts'
import { dayOf, formatDay } from '../wire/times.ts'
import type { Statistic } from './schema.ts'
import { type Count, readCounts } from './store.ts'

/** The statistics of one subject for the last `quantity` days: name of the statistic → metric and total. */
export async function readStatistics<Name extends string>(
  { db, clock }: Pick<ServiceContext<unknown, Tables>, 'db' | 'clock'>,
  subjectId: number,
  quantity: number,
  statistics: Readonly<Record<Name, { metric: Metric; total: number }>>,
): Promise<Record<Name, Static<typeof Statistic>>> {
  const last = dayOf(clock.now())
  const days = { first: last - quantity + 1, last }
  // `Object.entries` widens the names to strings.
  const entries = Object.entries(statistics) as [Name, { metric: Metric; total: number }][]
  const metrics = entries.map(([, { metric }]) => metric)
  const counts = await readCounts(db.read, metrics, [subjectId], days)
  const presented = entries.map(([name, { metric, total }]) => [
    name,
    presentStatistic(total, countsOf(counts, metric), days),
  ])
  // The entries have all names.
  return Object.fromEntries(presented) as Record<Name, Static<typeof Statistic>>
}

function countsOf(counts: readonly Count[], metric: Metric): ReadonlyMap<number, number> {
  return new Map(counts.filter((count) => count.metric === metric).map(({ day, count }) => [day, count]))
}

/** Has a value for each day, also for those without a count. */
export function presentStatistic(
  total: number,
  counts: ReadonlyMap<number, number>,
  { first, last }: { first: number; last: number },
): Static<typeof Statistic> {
  const quantity = last - first + 1
  const values = Array.from({ length: quantity }, (_, index) => ({
    date: formatDay(first + index),
    value: counts.get(first + index) ?? 0,
  }))
  const change = values.reduce((sum, { value }) => sum + value, 0)
  return {
    total,
    historical: {
      change,
      average: Math.round((change / quantity) * 100) / 100,
      resolution: 'days',
      quantity,
      values,
    },
  }
}
