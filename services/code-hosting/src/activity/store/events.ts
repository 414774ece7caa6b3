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

/** What a feed tells of: everything, or what happened there, or what was done by somebody. */
export type FeedSource =
  | { of: 'everything' }
  | { of: 'repository' | 'network' | 'organization' | 'actor'; id: number }

export type Sight = (eb: ExpressionBuilder<Tables, 'event' | 'repository'>) => Expression<SqlBool>

export type EventRow = Selectable<EventTable> & { repository_name: string; owner_login: string }

/** Only as far back, and so many. */
export interface Reach {
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

/** What everybody could see happen, and may still see. */
export const inPublic: Sight = (eb) =>
  // Not by the index of public events, which would lead SQLite through those of everybody.
  eb.and([sql<SqlBool>`event.is_public + 0 = 1`, eb('repository.visibility', '=', 'public')])

/** And what happened in private, where the viewer is at home; of the past of what is public now, their own share. */
export function seenBy(db: Kysely<Tables>, viewer: Viewer): Sight {
  const { user } = viewer
  if (!user) return inPublic
  return (eb) =>
    eb.or([
      inPublic(eb),
      eb.and([
        visibleTo(db, viewer)(eb),
        eb.or([eb('repository.visibility', '!=', 'public'), eb('event.actor_id', '=', user.id)]),
      ]),
    ])
}

export const everything: Sight = (eb) => eb.lit(true)

/** Newest first. */
export async function listEventIds(
  db: Kysely<Tables>,
  source: FeedSource,
  sight: Sight,
  { sinceMs, limit }: Reach,
): Promise<number[]> {
  const seen = selectSeen(db, sight, sinceMs)
  const rows = await (source.of === 'everything'
    ? seen.where('event.is_public', '=', 1)
    : seen.where(sourceColumns[source.of], '=', source.id)
  )
    .select('event.id')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What others did in repositories that a user watches, and what was done by those whom the user follows. */
export async function listReceivedEventIds(
  db: Kysely<Tables>,
  userId: number,
  sight: Sight,
  { sinceMs, limit }: Reach,
): Promise<number[]> {
  const seen = selectSeen(db, sight, sinceMs).where('event.actor_id', '!=', userId)

  /** The oldest that can be among those wanted: so many of each source are enough. */
  const oldestOf = (column: 'event.repository_id' | 'event.actor_id', source: string) =>
    sql<number>`coalesce(${seen
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

  const rows = await seen
    .innerJoin(watched.as('watched'), (join) =>
      join.onRef('watched.id', '=', 'event.repository_id').onRef('event.id', '>=', 'watched.from_id'),
    )
    .select('event.id as event_id')
    .union(
      seen
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

function selectSeen(db: Kysely<Tables>, sight: Sight, sinceMs: number) {
  return db
    .selectFrom('event')
    .innerJoin('repository', 'repository.id', 'event.repository_id')
    .where('event.created_at_ms', '>=', sinceMs)
    .where(sight)
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

/** Deletes some of the oldest events that are older than `beforeMs`; false when there were none. */
export async function deleteSomeEvents(
  tx: Transaction<Tables>,
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  // Their ids follow time, so that nothing has to be searched for.
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
