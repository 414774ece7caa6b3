import { listMemberOrganizationIds } from '../access/member-organizations.ts'
import type { Scope } from '../context.ts'
import { loadImages } from '../media/load-images.ts'
import { expand, type Wanted } from '../wire/expansions.ts'
import { idsOf } from './change-event.ts'
import { presentEvent } from './present/events.ts'
import { listTicketTotals, noTickets } from './store/event-tickets.ts'
import { type EventRow, listEventsById } from './store/events.ts'

/** The number of queries does not depend on the number of events. */
export async function presentEvents(events: readonly EventRow[], scope: Scope, requested: Wanted) {
  const logoIds = events.map(({ logo_id }) => logo_id).filter((id) => id !== null)
  const [totals, logos, memberOrganizationIds, expanded] = await Promise.all([
    listTicketTotals(scope.db, idsOf(events)),
    loadImages(logoIds, scope),
    listMemberOrganizationIds(scope),
    expand(events, scope.eventExpansions, scope, requested),
  ])
  return events.map((event) => ({
    ...presentEvent(
      event,
      {
        tickets: totals.get(event.id) ?? noTickets,
        isMember: memberOrganizationIds.has(event.organization_id),
        logo: logos.get(event.logo_id ?? 0) ?? null,
      },
      scope,
    ),
    ...expanded(event),
  }))
}

/** For references to events: `event: toOne((order) => order.event_id, loadEvents)`. */
export async function loadEvents(ids: readonly number[], scope: Scope, requested: Wanted) {
  const events = [...(await listEventsById(scope.db, ids)).values()]
  const presented = await presentEvents(events, scope, requested)
  return new Map(events.map(({ id }, index) => [id, presented[index]]))
}
