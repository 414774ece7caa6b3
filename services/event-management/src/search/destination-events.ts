import { loadOrganizers } from '../accounts/load-organizers.ts'
import { eventExpansions } from '../events/expansions.ts'
import { loadImages } from '../media/load-images.ts'
import { loadVenues } from '../places/load-venues.ts'
import { presentDestinationEvent } from '../present/destination-events.ts'
import { destinationExpansions } from '../schema/destination.ts'
import type { Scope } from '../scope.ts'
import type { EventRow } from '../store/events.ts'
import { type Expansions, expand, readExpansions, toOne } from '../wire/expansions.ts'

const expansions: Expansions<EventRow, Scope> = {
  primary_venue: toOne(({ venue_id }) => venue_id, loadVenues),
  primary_organizer: toOne(({ organizer_id }) => organizer_id, loadOrganizers),
  image: toOne(({ logo_id }) => logo_id, loadImages),
  ...(eventExpansions.ticket_availability && { ticket_availability: eventExpansions.ticket_availability }),
}

/** With what is asked for besides; with all that there is, where nothing is said of it. */
export async function presentDestinationEvents(
  events: readonly EventRow[],
  scope: Scope,
  asked: string | readonly string[] | undefined,
) {
  const names = [asked ?? destinationExpansions].flat().join(',')
  const wanted = readExpansions({ query: { expand: names } })
  const expanded = await expand(events, expansions, scope, wanted)
  return events.map((event) => ({ ...presentDestinationEvent(event, scope), ...expanded(event) }))
}
