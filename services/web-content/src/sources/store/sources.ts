import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { SourceTables } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { SourceSettings } from '../settings.ts'

type Row = Selectable<SourceTables['source']>

export interface Source extends Omit<Row, 'settings'> {
  settings: SourceSettings
}

export interface NewSource {
  url: string
  title: string
  folder: string
  settings: SourceSettings
  createdAtMs: number
}

const toSource = (row: Row): Source => ({ ...row, settings: decodeJson<SourceSettings>(row.settings) })

/** Returns undefined if a source with this URL exists. */
export async function insertSource(tx: Transaction<Tables>, source: NewSource): Promise<Source | undefined> {
  const row = await tx
    .insertInto('source')
    .values({
      url: source.url,
      target_url: source.url,
      kind: 'unknown',
      title: source.title,
      folder: source.folder,
      state: 'active',
      settings: encodeJson(source.settings),
      created_at_ms: source.createdAtMs,
      redirect_count: 0,
      fetches: 0,
      not_modified: 0,
      posts: 0,
      posts_per_day: 0,
      failures: 0,
    })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toSource(row)
}

export async function findSource(db: Kysely<Tables>, id: number): Promise<Source | undefined> {
  const row = await db.selectFrom('source').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSource(row)
}

export async function findSourceByUrl(db: Kysely<Tables>, url: string): Promise<Source | undefined> {
  const row = await db.selectFrom('source').selectAll().where('url', '=', url).executeTakeFirst()
  return row && toSource(row)
}

export async function countSources(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('source')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type SourceChange = Omit<Updateable<SourceTables['source']>, 'id' | 'settings'> & {
  settings?: SourceSettings
}

/** Returns undefined if the source does not exist. */
export async function updateSource(
  tx: Transaction<Tables>,
  id: number,
  { settings, ...change }: SourceChange,
): Promise<Source | undefined> {
  const row = await tx
    .updateTable('source')
    .set({ ...change, ...(settings && { settings: encodeJson(settings) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toSource(row)
}

export async function deleteSource(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('source').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export interface SourceWithTask extends Source {
  next_fetch_at_ms: number | null
}

export interface SourceFilter {
  afterId?: number | undefined
  limit: number
  state?: Row['state'] | undefined
  folder?: string | undefined
}

/** Oldest first, with the time of the next request. */
export async function listSources(db: Kysely<Tables>, filter: SourceFilter): Promise<SourceWithTask[]> {
  let query = sourcesWithTask(db)
    .where('source.id', '>', filter.afterId ?? 0)
    .orderBy('source.id')
    .limit(filter.limit)
  if (filter.state) query = query.where('source.state', '=', filter.state)
  if (filter.folder !== undefined) query = query.where('source.folder', '=', filter.folder)
  return (await query.execute()).map(toSourceWithTask)
}

const pageSize = 1_000

export async function listAllSources(
  db: Kysely<Tables>,
  filter: Pick<SourceFilter, 'state' | 'folder'> = {},
): Promise<SourceWithTask[]> {
  const all: SourceWithTask[] = []
  for (;;) {
    const page = await listSources(db, { ...filter, afterId: all.at(-1)?.id, limit: pageSize })
    all.push(...page)
    if (page.length < pageSize) return all
  }
}

export async function findSourceWithTask(
  db: Kysely<Tables>,
  id: number,
): Promise<SourceWithTask | undefined> {
  const row = await sourcesWithTask(db).where('source.id', '=', id).executeTakeFirst()
  return row && toSourceWithTask(row)
}

function sourcesWithTask(db: Kysely<Tables>) {
  return db
    .selectFrom('source')
    .leftJoin('crawl_task', (join) =>
      join.onRef('crawl_task.source_id', '=', 'source.id').on('crawl_task.kind', '=', 'source'),
    )
    .selectAll('source')
    .select('crawl_task.due_at_ms as next_fetch_at_ms')
}

const toSourceWithTask = (row: Row & { next_fetch_at_ms: number | null }): SourceWithTask => ({
  ...toSource(row),
  next_fetch_at_ms: row.next_fetch_at_ms,
})
