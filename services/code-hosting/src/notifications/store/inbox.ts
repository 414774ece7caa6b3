import type { Kysely, Selectable, Transaction } from 'kysely'
import type { NotificationTable, ThreadSubscriptionTable } from '../../database/notification-tables.ts'
import { countRows } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { RepositoryCondition } from '../../repositories/store/repository-lists.ts'
import type { Subject } from './recipients.ts'

export type NotificationRow = Selectable<NotificationTable> & {
  issue_number: number | null
  issue_title: string | null
}

export interface InboxFilter {
  userId: number
  /** Includes read threads. */
  isAll: boolean
  /** Leaves out threads of watched repositories. */
  isParticipating: boolean
  sinceMs?: number | undefined
  beforeMs?: number | undefined
  repositoryId?: number | undefined
  visible: RepositoryCondition
}

function selectInbox(db: Kysely<Tables>) {
  return db
    .selectFrom('notification')
    .innerJoin('repository', 'repository.id', 'notification.repository_id')
    .leftJoin('issue', (join) =>
      join
        .onRef('issue.id', '=', 'notification.subject_id')
        .on('notification.subject_type', 'in', ['Issue', 'PullRequest']),
    )
}

function matching(db: Kysely<Tables>, filter: InboxFilter) {
  const { userId, isAll, isParticipating, sinceMs, beforeMs, repositoryId, visible } = filter
  return selectInbox(db)
    .where('notification.user_id', '=', userId)
    .where('notification.is_done', '=', 0)
    .where((eb) => visible(eb as unknown as Parameters<RepositoryCondition>[0]))
    .$if(!isAll, (query) => query.where('notification.is_unread', '=', 1))
    .$if(isParticipating, (query) => query.where('notification.reason', '!=', 'subscribed'))
    .$if(sinceMs !== undefined, (query) => query.where('notification.updated_at_ms', '>=', sinceMs ?? 0))
    .$if(beforeMs !== undefined, (query) => query.where('notification.updated_at_ms', '<', beforeMs ?? 0))
    .$if(repositoryId !== undefined, (query) =>
      query.where('notification.repository_id', '=', repositoryId ?? 0),
    )
}

export async function listInbox(
  db: Kysely<Tables>,
  filter: InboxFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const rows = await withSubject(matching(db, filter))
    .orderBy('notification.updated_at_ms', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length }
  return { rows, total: Number(await countRows(matching(db, filter))) }
}

/** The time of the last event or of the last read thread. Undefined for an inbox without threads. */
export async function findLastChange(db: Kysely<Tables>, userId: number): Promise<number | undefined> {
  const own = db.selectFrom('notification').where('user_id', '=', userId)
  const { updated, read } = await db
    .selectNoFrom([
      own.select(({ fn }) => fn.max('updated_at_ms').as('at')).as('updated'),
      own.select(({ fn }) => fn.max('last_read_at_ms').as('at')).as('read'),
    ])
    .executeTakeFirstOrThrow()
  return updated === null ? undefined : Math.max(Number(updated), Number(read ?? 0))
}

function withSubject(query: ReturnType<typeof selectInbox>) {
  return query
    .selectAll('notification')
    .select(['issue.number as issue_number', 'issue.title as issue_title'])
}

export function findThread(
  db: Kysely<Tables>,
  userId: number,
  threadId: number,
  visible: RepositoryCondition,
): Promise<NotificationRow | undefined> {
  return withSubject(selectInbox(db))
    .where('notification.id', '=', threadId)
    .where('notification.user_id', '=', userId)
    .where((eb) => visible(eb as unknown as Parameters<RepositoryCondition>[0]))
    .executeTakeFirst()
}

/** Up to `limit` threads that were last updated before `untilMs`. Returns their number. */
export async function markRead(
  tx: Transaction<Tables>,
  { userId, repositoryId, untilMs, nowMs }: ReadUntil,
  limit: number,
): Promise<number> {
  const rows = await tx
    .updateTable('notification')
    .set({ is_unread: 0, last_read_at_ms: nowMs })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', userId)
        .where('is_unread', '=', 1)
        .where('updated_at_ms', '<=', untilMs)
        .$if(repositoryId !== null, (query) => query.where('repository_id', '=', repositoryId ?? 0))
        .limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length
}

export interface ReadUntil {
  userId: number
  /** Null means all repositories. */
  repositoryId: number | null
  untilMs: number
  nowMs: number
}

export async function changeThread(
  tx: Transaction<Tables>,
  { id, userId, ...change }: { id: number; userId: number; nowMs: number; isDone: boolean },
): Promise<boolean> {
  const rows = await tx
    .updateTable('notification')
    .set({ is_unread: 0, last_read_at_ms: change.nowMs, ...(change.isDone ? { is_done: 1 } : {}) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(!change.isDone, (query) => query.where('is_unread', '=', 1))
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Deletes a batch of threads without activity since then. Returns false when there were none. */
export async function deleteOldThreads(
  tx: Transaction<Tables>,
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('notification')
    .where('id', 'in', (eb) =>
      eb.selectFrom('notification').select('id').where('updated_at_ms', '<', beforeMs).limit(limit),
    )
    .returning('id')
    .execute()
  return rows.length > 0
}

export function findThreadSubscription(db: Kysely<Tables>, userId: number, { type, id }: Subject) {
  return db
    .selectFrom('thread_subscription')
    .select(['state', 'created_at_ms'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function setThreadSubscription(
  tx: Transaction<Tables>,
  userId: number,
  { type, id }: Subject,
  { state, nowMs }: { state: ThreadSubscriptionTable['state']; nowMs: number },
): Promise<void> {
  await tx
    .insertInto('thread_subscription')
    .values({ user_id: userId, subject_type: type, subject_id: id, state, created_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict.columns(['subject_type', 'subject_id', 'user_id']).doUpdateSet({ state }),
    )
    .execute()
}
