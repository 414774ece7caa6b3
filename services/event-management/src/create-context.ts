import { createSignInThrottle } from '@octavo/platform/auth/sign-in-throttle.ts'
import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import { guardWrites } from './access/write-guard.ts'
import type { Context, Settings } from './context.ts'
import type { Tables } from './database/tables.ts'
import { admissionOf } from './events/admission.ts'
import { eventExpansions } from './events/expansions.ts'
import { organizerExpansions } from './organizers/load-organizers.ts'
import { updateListings } from './search/update-listings.ts'
import { ticketExpansions } from './tickets/event-expansions.ts'
import { venueExpansions } from './venues/load-venues.ts'

/** Extends the platform's context, and injects what lower subjects call in higher ones. */
export async function createContext(base: ServiceContext<Settings, Tables>): Promise<Context> {
  const context: Context = {
    ...base,
    db: guardWrites(base.db),
    secret: await getOrCreateSecret(base.db, 'links', base.ids.text(43)),
    passwordAttempts: createSignInThrottle(base.clock),
    admissionOf: (request) => admissionOf(context, request),
    updateListings: (tx, eventIds) => updateListings(tx, base, eventIds),
    eventExpansions: { ...eventExpansions, ...venueExpansions, ...organizerExpansions, ...ticketExpansions },
  }
  return context
}
