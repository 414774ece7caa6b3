import { usersAs } from '@octavo/platform/auth/user-table.ts'
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { EventTable } from '../../database/activity-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { visibleTo } from '../../repositories/store/visible-repositories.ts'

/** The events of a feed: all, those of a repository, network or organization, or those of an actor. */
export type FeedSource =
  | { of: 'everything' }
  | { of: 'repository' | 'network' | 'organization' | 'actor'; id: number }

export type EventVisibility = (eb: ExpressionBuilder<Tables, 'event' | 'repository'>) => Expression<SqlBool>

export type EventRow = Selectable<EventTable> & { repository_name: string; owner_login: string }

/** The oldest time and the maximum number of events. */
export interface EventRange {
  sinceMs: number
  limit: number
}

const sourceColumns = {
  repository: 'event.repository_id',
  network: 'event.network_id',
  organization: 'event.organization_id',
  actor: 'event.actor_id',
} as const

export async function insertEvent(tx: Transaction<Tables>, event: Insertable<EventTable>): Promise<void> {
  await tx.insertInto('event').values(event).execute()
}

/** Events that were public and still are. */
export const publicEvents: EventVisibility = (eb) =>
  // The expression keeps SQLite from using the index of public events, which would scan the events of
  // everybody.
  eb.and([sql<SqlBool>`event.is_public + 0 = 1`, eb('repository.visibility', '=', 'public')])

/**
 * Public events, and private ones that the viewer may see. Events from before a repository became public need
 * access to it.
 */
export function visibleEvents(db: Kysely<Tables>, viewer: Viewer): EventVisibility {
  const { user } = viewer
  if (!user) return publicEvents
  return (eb) =>
    eb.or([
      publicEvents(eb),
      eb.and([
        visibleTo(db, viewer)(eb),
        eb.or([eb('repository.visibility', '!=', 'public'), eb('event.actor_id', '=', user.id)]),
      ]),
    ])
}

export const everything: EventVisibility = (eb) => eb.lit(true)

/** Newest first. */
export async function listEventIds(
  db: Kysely<Tables>,
  source: FeedSource,
  visibility: EventVisibility,
  { sinceMs, limit }: EventRange,
): Promise<number[]> {
  const visible = selectVisible(db, visibility, sinceMs)
  const rows = await (source.of === 'everything'
    ? visible.where('event.is_public', '=', 1)
    : visible.where(sourceColumns[source.of], '=', source.id)
  )
    .select('event.id')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Events of others in watched repositories, and events of followed users. */
export async function listReceivedEventIds(
  db: Kysely<Tables>,
  userId: number,
  visibility: EventVisibility,
  { sinceMs, limit }: EventRange,
): Promise<number[]> {
  const visible = selectVisible(db, visibility, sinceMs).where('event.actor_id', '!=', userId)

  /** The oldest id that can be on the page: the newest events of each source are enough. */
  const oldestOf = (column: 'event.repository_id' | 'event.actor_id', source: string) =>
    sql<number>`coalesce(${visible
      .where(column, '=', sql.ref<number>(source))
      .select('event.id')
      .orderBy('event.id', 'desc')
      .limit(1)
      .offset(limit - 1)}, 0)`.as('from_id')

  const watched = db
    .selectFrom('subscription')
    .where('user_id', '=', userId)
    .where('is_ignored', '=', 0)
    .select('subscription.repository_id as id')
    .select(oldestOf('event.repository_id', 'subscription.repository_id'))
  const followed = db
    .selectFrom('follow')
    .where('follower_id', '=', userId)
    .select('follow.followed_id as id')
    .select(oldestOf('event.actor_id', 'follow.followed_id'))

  const rows = await visible
    .innerJoin(watched.as('watched'), (join) =>
      join.onRef('watched.id', '=', 'event.repository_id').onRef('event.id', '>=', 'watched.from_id'),
    )
    .select('event.id as event_id')
    .union(
      visible
        .innerJoin(followed.as('followed'), (join) =>
          join.onRef('followed.id', '=', 'event.actor_id').onRef('event.id', '>=', 'followed.from_id'),
        )
        .select('event.id as event_id'),
    )
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

function selectVisible(db: Kysely<Tables>, visibility: EventVisibility, sinceMs: number) {
  return db
    .selectFrom('event')
    .innerJoin('repository', 'repository.id', 'event.repository_id')
    .where('event.created_at_ms', '>=', sinceMs)
    .where(visibility)
}

export async function findEvents(db: Kysely<Tables>, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('event')
    .innerJoin('repository', 'repository.id', 'event.repository_id')
    .innerJoin(usersAs('owner'), 'owner.id', 'repository.owner_id')
    .selectAll('event')
    .select(['repository.name as repository_name', 'owner.login as owner_login'])
    .where('event.id', 'in', ids)
    .orderBy('event.id', 'desc')
    .execute()
}

/** Deletes a batch of events older than `beforeMs`. Returns false when there were none. */
export async function deleteOldEvents(
  tx: Transaction<Tables>,
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  // Ids increase with time, so the oldest rows need no search.
  const oldest = await tx
    .selectFrom('event')
    .select(['id', 'created_at_ms'])
    .orderBy('id')
    .limit(limit)
    .execute()
  const outdated = oldest.filter((event) => event.created_at_ms < beforeMs).map(({ id }) => id)
  if (outdated.length) await tx.deleteFrom('event').where('id', 'in', outdated).execute()
  return outdated.length > 0
}
