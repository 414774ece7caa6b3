import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { SourceTables } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type CrawlHost = Selectable<SourceTables['crawl_host']>
type TaskRow = Selectable<SourceTables['crawl_task']>

export interface CrawlTask extends Omit<TaskRow, 'redirects'> {
  /** The next URL to fetch: the target of the last redirect, if there is one. */
  url: string
  redirects: readonly Redirect[]
}

export interface Redirect {
  status: number
  url: string
}

export interface NewTask {
  kind: TaskRow['kind']
  sourceId: number
  url: string
  dueAtMs: number
  entry?: string
}

/** Never due. */
const parkedMs = Number.MAX_SAFE_INTEGER

export const hostOf = (url: string): string => new URL(url).host

/**
 * Changes sources and their tasks, one change after another across all processes. Otherwise a host could be released with
 * the due time of before a task was added.
 */
export function writeFrontier<T>(
  db: Database<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.writeBatched('crawl', work)
}

/** Adds tasks. A page that is waiting already gets the newest entry of its feed. */
export async function addTasks(tx: Transaction<Tables>, added: readonly NewTask[]): Promise<void> {
  // A statement of PostgreSQL writes a row only once.
  const byKey = new Map(added.map((task) => [JSON.stringify([task.sourceId, task.kind, task.url]), task]))
  const tasks = [...byKey.values()]
  for (let start = 0; start < tasks.length; start += 100) {
    const batch = tasks.slice(start, start + 100)
    await tx
      .insertInto('crawl_task')
      .values(
        batch.map(({ kind, sourceId, url, dueAtMs, entry }) => ({
          host: hostOf(url),
          kind,
          source_id: sourceId,
          url,
          due_at_ms: dueAtMs,
          attempts: 0,
          entry: entry ?? null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['source_id', 'kind', 'url'])
          .doUpdateSet({ entry: sql`excluded.entry` })
          .where('crawl_task.kind', '=', 'page')
          .where(sql<boolean>`excluded.entry is not null`),
      )
      .execute()
    const hosts = new Map<string, number>()
    for (const { url, dueAtMs } of batch) {
      const host = hostOf(url)
      hosts.set(host, Math.min(dueAtMs, hosts.get(host) ?? dueAtMs))
    }
    await bringForward(tx, hosts)
  }
}

/** A host is due when the first of its tasks is. */
async function bringForward(tx: Transaction<Tables>, hosts: ReadonlyMap<string, number>): Promise<void> {
  if (hosts.size === 0) return
  // A fixed order prevents deadlocks between transactions.
  const values = [...hosts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([host, due_at_ms]) => ({ host, due_at_ms, leased_until_ms: 0, failures: 0, robots_until_ms: 0 }))
  await tx
    .insertInto('crawl_host')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({
        due_at_ms: sql`case when crawl_host.due_at_ms <= excluded.due_at_ms then crawl_host.due_at_ms else excluded.due_at_ms end`,
      }),
    )
    .execute()
}

/** Sets when the task of a source is due, and creates it if necessary. */
export async function scheduleSource(
  tx: Transaction<Tables>,
  source: { id: number; target_url: string },
  dueAtMs: number,
): Promise<void> {
  await removeSourceTask(tx, source.id)
  await addTasks(tx, [{ kind: 'source', sourceId: source.id, url: source.target_url, dueAtMs }])
}

export async function removeSourceTask(tx: Transaction<Tables>, sourceId: number): Promise<void> {
  await tx.deleteFrom('crawl_task').where('source_id', '=', sourceId).where('kind', '=', 'source').execute()
}

/** Keeps the pages that a paused source has found, until it is resumed. */
export async function parkTasks(tx: Transaction<Tables>, sourceId: number): Promise<void> {
  await tx.updateTable('crawl_task').set({ due_at_ms: parkedMs }).where('source_id', '=', sourceId).execute()
}

export async function resumeTasks(tx: Transaction<Tables>, sourceId: number, dueAtMs: number): Promise<void> {
  const parked = await tx
    .updateTable('crawl_task')
    .set({ due_at_ms: dueAtMs })
    .where('source_id', '=', sourceId)
    .where('due_at_ms', '=', parkedMs)
    .returning('host')
    .execute()
  await bringForward(tx, new Map(parked.map(({ host }) => [host, dueAtMs])))
}

/** Leases hosts that are due, so that no other worker sends requests to them. */
export function claimHosts(
  db: Database<Tables>,
  { nowMs, leaseMs, count }: { nowMs: number; leaseMs: number; count: number },
): Promise<CrawlHost[]> {
  return writeFrontier(db, async (tx) => {
    const due = await tx
      .selectFrom('crawl_host')
      .select('host')
      .where('due_at_ms', '<=', nowMs)
      .where('leased_until_ms', '<=', nowMs)
      .orderBy('due_at_ms')
      .limit(count)
      .execute()
    if (due.length === 0) return []
    return tx
      .updateTable('crawl_host')
      .set({ leased_until_ms: nowMs + leaseMs })
      .where(
        'host',
        'in',
        due.map(({ host }) => host),
      )
      .where('leased_until_ms', '<=', nowMs)
      .returningAll()
      .execute()
  })
}

/** Prolongs a lease, unless it has ended since. */
export async function renewLease(
  tx: Transaction<Tables>,
  { host, leased_until_ms }: Pick<CrawlHost, 'host' | 'leased_until_ms'>,
  untilMs: number,
): Promise<void> {
  await tx
    .updateTable('crawl_host')
    .set({ leased_until_ms: untilMs })
    .where('host', '=', host)
    .where('leased_until_ms', '=', leased_until_ms)
    .execute()
}

/** Ends the lease without a visit. */
export async function returnHost(tx: Transaction<Tables>, host: string): Promise<void> {
  await tx.updateTable('crawl_host').set({ leased_until_ms: 0 }).where('host', '=', host).execute()
}

/** Ends the lease. The host is free again at `freeAtMs`, and due with the first of its tasks. */
export async function releaseHost(
  tx: Transaction<Tables>,
  host: string,
  { freeAtMs, failures }: { freeAtMs: number; failures: number },
): Promise<void> {
  await tx
    .updateTable('crawl_host')
    .set((eb) => ({
      leased_until_ms: freeAtMs,
      failures,
      due_at_ms: eb
        .selectFrom('crawl_task')
        .select((task) => task.fn.min<number>('due_at_ms').as('due'))
        .where('crawl_task.host', '=', host),
    }))
    .where('host', '=', host)
    .execute()
}

/** Forgets hosts without tasks when their robots.txt has expired, because sources can name hosts without end. */
export async function deleteIdleHosts(tx: Transaction<Tables>, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('crawl_host')
    .where('due_at_ms', 'is', null)
    .where('leased_until_ms', '<=', nowMs)
    .where('robots_until_ms', '<=', nowMs)
    .execute()
}

export async function saveRobots(
  tx: Transaction<Tables>,
  host: string,
  robots: { text: string | null; untilMs: number },
): Promise<void> {
  await tx
    .updateTable('crawl_host')
    .set({ robots: robots.text, robots_until_ms: robots.untilMs })
    .where('host', '=', host)
    .execute()
}

export async function findDueTask(
  db: Kysely<Tables>,
  host: string,
  nowMs: number,
): Promise<CrawlTask | undefined> {
  const row = await db
    .selectFrom('crawl_task')
    .selectAll()
    .where('host', '=', host)
    .where('due_at_ms', '<=', nowMs)
    .orderBy('due_at_ms')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const redirects = row.redirects === null ? [] : decodeJson<Redirect[]>(row.redirects)
  return { ...row, redirects, url: redirects.at(-1)?.url ?? row.url }
}

/** Queues the target of a redirect as a request to its own host. */
export async function redirectTask(
  tx: Transaction<Tables>,
  { id, redirects }: CrawlTask,
  redirect: Redirect,
  dueAtMs: number,
): Promise<void> {
  const host = hostOf(redirect.url)
  const redirected = await tx
    .updateTable('crawl_task')
    .set({ host, due_at_ms: dueAtMs, redirects: encodeJson([...redirects, redirect]) })
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (redirected.length > 0) await bringForward(tx, new Map([[host, dueAtMs]]))
}

/** When the next request can be sent. */
export async function findNextDue(db: Kysely<Tables>, nowMs: number): Promise<number | undefined> {
  const next = await db
    .selectFrom('crawl_host')
    .select(['due_at_ms', 'leased_until_ms'])
    .where('due_at_ms', 'is not', null)
    .where('leased_until_ms', '<=', nowMs)
    .orderBy('due_at_ms')
    .limit(1)
    .executeTakeFirst()
  const leased = await db
    .selectFrom('crawl_host')
    .select((eb) => eb.fn.min('leased_until_ms').as('at'))
    .where('due_at_ms', '<=', nowMs)
    .where('leased_until_ms', '>', nowMs)
    .executeTakeFirst()
  const times = [next?.due_at_ms, leased?.at].filter((at): at is number => typeof at === 'number')
  return times.length > 0 ? Math.min(...times) : undefined
}

export async function postponeTask(
  tx: Transaction<Tables>,
  id: number,
  change: { dueAtMs: number; attempts: number },
): Promise<void> {
  await tx
    .updateTable('crawl_task')
    .set({ due_at_ms: change.dueAtMs, attempts: change.attempts })
    .where('id', '=', id)
    .execute()
}

export async function removeTask(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('crawl_task').where('id', '=', id).execute()
}
