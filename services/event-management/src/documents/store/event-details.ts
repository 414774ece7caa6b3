import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The event data of calendars, tickets and emails. */
export type EventDetails = Awaited<ReturnType<typeof findEventDetails>> & {}

export function findEventDetails(db: Kysely<Tables>, eventId: number) {
  return selectDetails(db).where('event.id', '=', eventId).executeTakeFirst()
}

export interface PublicEvents {
  by: 'organization' | 'organizer'
  id: number
  endsAfterMs: number
  limit: number
}

/** Listed events by start, including canceled ones, so that calendars remove them. */
export function listPublicEvents(
  db: Kysely<Tables>,
  { by, id, endsAfterMs, limit }: PublicEvents,
): Promise<EventDetails[]> {
  return selectDetails(db)
    .where(by === 'organization' ? 'event.organization_id' : 'event.organizer_id', '=', id)
    .where('event.state', 'in', ['live', 'completed', 'canceled'])
    .where('event.published_at_ms', 'is not', null)
    .where('event.is_listed', '=', 1)
    .where('event.is_invite_only', '=', 0)
    .where('event.password', 'is', null)
    .where('event.is_series_parent', '=', 0)
    .where('event.end_ms', '>', endsAfterMs)
    .orderBy('event.start_ms')
    .orderBy('event.id')
    .limit(limit)
    .execute()
}

function selectDetails(db: Kysely<Tables>) {
  return db
    .selectFrom('event')
    .innerJoin('organizer', 'organizer.id', 'event.organizer_id')
    .leftJoin('venue', 'venue.id', 'event.venue_id')
    .select([
      'event.id',
      'event.organization_id as organizationId',
      'event.name_text',
      'event.summary',
      'event.zone',
      'event.start_ms as startMs',
      'event.end_ms as endMs',
      'event.state',
      'event.is_online as isOnline',
      'event.is_invite_only',
      'event.password',
      'event.locale',
      'event.created_at_ms as createdAtMs',
      'event.changed_at_ms as changedAtMs',
      'organizer.name as organizerName',
      'venue.name as venueName',
      'venue.address_1',
      'venue.address_2',
      'venue.postal_code',
      'venue.city',
      'venue.region',
      'venue.country',
      'venue.latitude',
      'venue.longitude',
    ])
}
