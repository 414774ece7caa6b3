import { usersAs } from '@octavo/platform/auth/user-table.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
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

/** From the strongest to the weakest. */
const reasons = ['assign', 'author', 'mention', 'comment', 'manual', 'subscribed'] as const

/** The relations of users to an issue by their reasons. */
const relations = [
  { kind: facets.assignee, reason: 'assign' },
  { kind: facets.author, reason: 'author' },
  { kind: facets.mentioned, reason: 'mention' },
  { kind: facets.commenter, reason: 'comment' },
] as const

/**
 * The users who take part in the subject or watch its repository, by their strongest reasons. Owners need not watch
 * their own repositories.
 */
export async function listRecipients(
  db: Kysely<Tables>,
  { subject, repositoryId }: Pick<Delivery, 'subject' | 'repositoryId'>,
  { after, limit }: IdRange,
): Promise<Map<number, string>> {
  const rank = (reason: (typeof reasons)[number]) => sql.lit(reasons.indexOf(reason))
  const cases = relations.map(({ kind, reason }) => sql`when ${sql.lit(kind)} then ${rank(reason)}`)
  const participants = db
    .selectFrom('issue_facet')
    .select(['subject_id as user_id', sql<number>`case kind ${sql.join(cases, sql` `)} end`.as('rank')])
    .where('issue_id', '=', subject.id)
    .where(
      'kind',
      'in',
      relations.map(({ kind }) => kind),
    )
    .where('subject_id', '>', Math.max(after, nobody))
    .orderBy('subject_id')
    // Enough for a page of users who have all relations.
    .limit(limit * relations.length)
  const subscribers = db
    .selectFrom('thread_subscription')
    .select(['user_id', rank('manual').as('rank')])
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'subscribed')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
  const watchers = db
    .selectFrom('subscription')
    .select(['user_id', rank('subscribed').as('rank')])
    .where('repository_id', '=', repositoryId)
    .where('is_ignored', '=', 0)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
  const owner = db
    .selectFrom('repository')
    .innerJoin(usersAs('owner'), 'owner.id', 'repository.owner_id')
    .select(['owner.id as user_id', rank('subscribed').as('rank')])
    .where('repository.id', '=', repositoryId)
    .where('owner.role', '!=', 'organization')
    .where('owner.id', '>', after)
  // SQLite sorts and limits the members of a union only in subqueries.
  const members = [...(subject.type === 'Release' ? [] : [participants]), subscribers, watchers]
  const all = members.reduce(
    (union, member, index) => union.unionAll(db.selectFrom(member.as(`member_${index}`)).selectAll()),
    owner,
  )
  const rows = await db
    .selectFrom(all.as('related'))
    .select((eb) => ['user_id', eb.fn.min<number>('rank').as('rank')])
    .groupBy('user_id')
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return new Map(rows.map(({ user_id, rank }) => [user_id, reasons[rank] ?? 'subscribed']))
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
