import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { publishAsScheduled } from './publish.ts'
import { checkoutSettingsRoutes } from './routes/checkout-settings.ts'
import { collectionRoutes } from './routes/collections.ts'
import { eventListRoutes } from './routes/event-lists.ts'
import { eventStateRoutes } from './routes/event-states.ts'
import { eventRoutes } from './routes/events.ts'
import { structuredContentRoutes } from './routes/structured-content.ts'
import { upcomingEventsJob, updateUpcomingEvents } from './upcoming-events.ts'
import { updateEventStates } from './update-event-states.ts'

export function setUpEvents(context: Context): Subject {
  return {
    routes: [
      eventRoutes(context),
      eventStateRoutes(context),
      eventListRoutes(context),
      checkoutSettingsRoutes(context),
      collectionRoutes(context),
      invitationRoutes(context),
      structuredContentRoutes(context),
    ],
    jobs: {
      [upcomingEventsJob]: { run: (payload, { signal }) => updateUpcomingEvents(context, payload, signal) },
      // The payload is the event ID.
      'publish-event': { run: (eventId) => publishAsScheduled(context, Number(eventId)) },
      'follow-clock': { run: (_payload, { signal }) => updateEventStates(context, signal), everyMs: 60_000 },
    },
  }
}
