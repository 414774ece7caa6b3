import type { Kysely, Transaction } from 'kysely'
import type { NotificationTable, ThreadSubscriptionTable } from '../../database/notification-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { facets, nobody } from '../../issues/store/issue-facets.ts'

export interface Subject {
  type: NotificationTable['subject_type']
  id: number
}

/** Greater ids than `after`, in ascending order. */
export interface IdRange {
  after: number
  limit: number
}

/** The users who take part in an issue, with the strongest relation of each. */
export async function listParticipants(
  db: Kysely<Tables>,
  issueId: number,
  { after, limit }: IdRange,
): Promise<Map<number, string>> {
  const ofIssue = db
    .selectFrom('issue_facet')
    .where('issue_id', '=', issueId)
    .where('kind', 'in', Object.keys(reasons).map(Number))
  const page = ofIssue
    .select('subject_id')
    .distinct()
    .where('subject_id', '>', Math.max(after, nobody))
    .orderBy('subject_id')
    .limit(limit)
  const rows = await ofIssue
    .select(['subject_id', 'kind'])
    .where('subject_id', 'in', (eb) => eb.selectFrom(page.as('page')).select('page.subject_id'))
    .orderBy('subject_id')
    .execute()
  const strongest = new Map<number, number>()
  for (const { subject_id, kind } of rows) {
    const before = strongest.get(subject_id)
    if (before === undefined || order.indexOf(kind) < order.indexOf(before)) strongest.set(subject_id, kind)
  }
  return new Map([...strongest].map(([id, kind]) => [id, reasons[kind] ?? 'comment']))
}

const reasons: Record<number, string> = {
  [facets.assignee]: 'assign',
  [facets.author]: 'author',
  [facets.mentioned]: 'mention',
  [facets.commenter]: 'comment',
}
const order: readonly number[] = [facets.assignee, facets.author, facets.mentioned, facets.commenter]

export async function listWatcherIds(
  db: Kysely<Tables>,
  repositoryId: number,
  { after, limit }: IdRange,
): Promise<number[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('user_id')
    .where('repository_id', '=', repositoryId)
    .where('is_ignored', '=', 0)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function listThreadSubscriberIds(
  db: Kysely<Tables>,
  { type, id }: Subject,
  { after, limit }: IdRange,
): Promise<number[]> {
  const rows = await db
    .selectFrom('thread_subscription')
    .select('user_id')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('state', '=', 'subscribed')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The users among these who ignore the repository. */
export async function listIgnoringIds(
  db: Kysely<Tables>,
  repositoryId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('subscription')
    .select('user_id')
    .where('repository_id', '=', repositoryId)
    .where('user_id', 'in', userIds)
    .where('is_ignored', '=', 1)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The users among these who have blocked the actor. */
export async function listBlockingIds(
  db: Kysely<Tables>,
  actorId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_block')
    .select('owner_id')
    .where('user_id', '=', actorId)
    .where('owner_id', 'in', userIds)
    .execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

export async function findThreadStates(
  db: Kysely<Tables>,
  { type, id }: Subject,
  userIds: readonly number[],
): Promise<Map<number, ThreadSubscriptionTable['state']>> {
  const rows = await db
    .selectFrom('thread_subscription')
    .select(['user_id', 'state'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ user_id, state }) => [user_id, state]))
}

/** Ends the muting of the thread for these users. */
export async function unmuteThread(
  tx: Transaction<Tables>,
  { type, id }: Subject,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('thread_subscription')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('user_id', 'in', userIds)
    .where('state', '=', 'muted')
    .execute()
}

export interface Delivery {
  repositoryId: number
  subject: Subject
  title: string | null
  commentId: number | null
  atMs: number
}

/** A thread that already contains this event stays as it is, so a repeated run changes nothing. */
export async function putNotifications(
  tx: Transaction<Tables>,
  { repositoryId, subject, title, commentId, atMs }: Delivery,
  recipients: readonly { userId: number; reason: string }[],
): Promise<void> {
  if (recipients.length === 0) return
  await tx
    .insertInto('notification')
    .values(
      recipients.map(({ userId, reason }) => ({
        user_id: userId,
        repository_id: repositoryId,
        subject_type: subject.type,
        subject_id: subject.id,
        title,
        reason,
        is_unread: 1,
        latest_comment_id: commentId,
        updated_at_ms: atMs,
        last_read_at_ms: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'subject_type', 'subject_id'])
        .doUpdateSet((eb) => ({
          reason: eb.ref('excluded.reason'),
          is_unread: 1,
          is_done: 0,
          repository_id: eb.ref('excluded.repository_id'),
          latest_comment_id: eb.ref('excluded.latest_comment_id'),
          updated_at_ms: eb.ref('excluded.updated_at_ms'),
        }))
        .whereRef('notification.updated_at_ms', '<', 'excluded.updated_at_ms'),
    )
    .execute()
}
