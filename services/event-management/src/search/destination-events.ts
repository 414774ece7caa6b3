import type { Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import { loadImages } from '../media/load-images.ts'
import { loadOrganizers } from '../organizers/load-organizers.ts'
import { ticketExpansions } from '../tickets/event-expansions.ts'
import { loadVenues } from '../venues/load-venues.ts'
import { type Expansions, expand, readExpansions, toOne } from '../wire/expansions.ts'
import { presentDestinationEvent } from './present.ts'
import { destinationExpansions } from './schema/destination.ts'

const expansions: Expansions<EventRow, Scope> = {
  primary_venue: toOne(({ venue_id }) => venue_id, loadVenues),
  primary_organizer: toOne(({ organizer_id }) => organizer_id, loadOrganizers),
  image: toOne(({ logo_id }) => logo_id, loadImages),
  ...(ticketExpansions.ticket_availability && { ticket_availability: ticketExpansions.ticket_availability }),
}

/** Without `input`, all expansions. */
export async function presentDestinationEvents(
  events: readonly EventRow[],
  scope: Scope,
  input: string | readonly string[] | undefined,
) {
  const names = [input ?? destinationExpansions].flat().join(',')
  const requested = readExpansions({ query: { expand: names } })
  const expanded = await expand(events, expansions, scope, requested)
  return events.map((event) => ({ ...presentDestinationEvent(event, scope), ...expanded(event) }))
}
