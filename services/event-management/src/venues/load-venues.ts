import type { EventExpansions, Scope } from '../context.ts'
import { toOne } from '../wire/expansions.ts'
import { presentVenue } from './present.ts'
import type { Venue } from './schema.ts'
import { findVenues } from './store.ts'

export async function loadVenues(
  ids: readonly number[],
  { db, url }: Pick<Scope, 'db' | 'url'>,
): Promise<Map<number, Venue>> {
  const venues = ids.length ? await findVenues(db, ids) : []
  return new Map(venues.map((venue) => [venue.id, presentVenue(venue, { url })]))
}

export const venueExpansions: EventExpansions = {
  venue: toOne(({ venue_id }) => venue_id, loadVenues),
}
