import type { Transaction } from 'kysely'
import { argumentsError } from '../errors.ts'
import { belongsTo } from '../store/event-references.ts'
import type { EventRow } from '../store/events.ts'
import type { Tables } from '../store/tables.ts'

/** Where the event is, unless another one of the organization's is named. */
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
