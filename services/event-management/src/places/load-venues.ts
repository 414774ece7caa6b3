import { presentVenue } from '../present/venues.ts'
import type { Venue } from '../schema/venues.ts'
import type { Scope } from '../scope.ts'
import { findVenues } from '../store/venues.ts'

export async function loadVenues(
  ids: readonly number[],
  { db, url }: Pick<Scope, 'db' | 'url'>,
): Promise<Map<number, Venue>> {
  const venues = ids.length ? await findVenues(db, ids) : []
  return new Map(venues.map((venue) => [venue.id, presentVenue(venue, { url })]))
}
