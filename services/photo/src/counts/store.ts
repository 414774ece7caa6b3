import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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

/** The site, in `sumCounts`. */
export const siteId = 0

/** The sums of a subject's counts since a day. Reads a row for each day, however many photos were counted. */
export async function sumCounts(
  db: Kysely<Tables>,
  metrics: readonly Metric[],
  subjectId: number,
  fromDay = 0,
): Promise<(metric: Metric) => number> {
  const rows = await db
    .selectFrom('daily_count')
    .select(['metric', ({ fn }) => fn.sum<number>('count').as('sum')])
    .where('metric', 'in', [...metrics])
    .where('subject_id', '=', subjectId)
    .where('day', '>=', fromDay)
    .groupBy('metric')
    .execute()
  const sums = new Map(rows.map(({ metric, sum }) => [metric, Number(sum)]))
  return (metric) => sums.get(metric) ?? 0
}

/** How often each photo was viewed or downloaded. */
export type PhotoCounts = ReadonlyMap<number, number>

const photosPerStatement = 400

/** Adds to the totals and daily counts of photos, of their owners and of the site. Deleted photos are ignored. */
export async function addPhotoCounts(
  tx: Transaction<Tables>,
  kind: 'views' | 'downloads',
  counts: PhotoCounts,
  day: number,
): Promise<void> {
  // A fixed order prevents deadlocks between transactions.
  const all = [...counts].sort(([a], [b]) => a - b)
  for (let start = 0; start < all.length; start += photosPerStatement) {
    const added = valuesOf(all.slice(start, start + photosPerStatement))
    await sql`
      update photo set ${sql.ref(kind)} = ${sql.ref(kind)} + added.count
      from ${added} where photo.id = added.id`.execute(tx)
    await addDailySums(tx, `photo ${kind}`, sql`photo.id`, added, day)
    await addDailySums(tx, `user ${kind}`, sql`photo.user_id`, added, day)
    await addDailySums(tx, `site ${kind}`, sql`0`, added, day)
  }
}

function valuesOf(counts: readonly (readonly [number, number])[]): RawBuilder<unknown> {
  const rows = counts.map(([id, count]) => sql`(${sql.lit(id)}, ${sql.lit(count)})`)
  return sql`(select column1 as id, column2 as count from (values ${sql.join(rows)}) as listed) as added`
}

async function addDailySums(
  tx: Transaction<Tables>,
  metric: Metric,
  subject: RawBuilder<unknown>,
  added: RawBuilder<unknown>,
  day: number,
): Promise<void> {
  await sql`
    insert into daily_count (metric, subject_id, day, count)
    select ${sql.lit(metric)}, ${subject}, ${sql.lit(day)}, sum(added.count)
    from ${added} join photo on photo.id = added.id where true group by 2
    on conflict (metric, subject_id, day) do update set count = daily_count.count + excluded.count`.execute(
    tx,
  )
}

/** The photos with these images. */
export async function findIdsOfFiles(
  db: Kysely<Tables>,
  fileNames: readonly string[],
): Promise<Map<string, number>> {
  const idsByName = new Map<string, number>()
  for (let start = 0; start < fileNames.length; start += photosPerStatement) {
    const rows = await db
      .selectFrom('photo')
      .select(['id', 'file_name'])
      .where('file_name', 'in', fileNames.slice(start, start + photosPerStatement))
      .execute()
    for (const { id, file_name } of rows) idsByName.set(file_name, id)
  }
  return idsByName
}
