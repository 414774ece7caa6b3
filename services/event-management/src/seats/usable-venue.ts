import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { belongsTo } from '../events/store/event-references.ts'
import type { EventRow } from '../events/store/events.ts'

/** The named venue of the organization, or the event's venue. */
export async function usableVenue(
  tx: Transaction<Tables>,
  { venue_id, organization_id }: Pick<EventRow, 'venue_id' | 'organization_id'>,
  venueId: number | null | undefined,
): Promise<number | null> {
  if (venueId === undefined) return venue_id
  if (venueId !== null && !(await belongsTo(tx, 'venue', venueId, organization_id)))
    throw argumentsError({ 'seatmap.venue_id': ['INVALID'] })
  return venueId
}
