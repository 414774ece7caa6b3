import { withOverloadPages } from '@octavo/platform/pages/overload-pages.ts'
import { defineService } from '@octavo/platform/service.ts'
import { requireDeclaredNeeds } from './access/declared-needs.ts'
import { requireNeeds } from './access/require-needs.ts'
import { tokenRoutes } from './accounts/routes/tokens.ts'
import { openAccountParts } from './accounts/setup.ts'
import { openAttendanceParts } from './attendance/setup.ts'
import { batchRoutes } from './batch.ts'
import { config } from './config.ts'
import { getContext, openContext } from './context.ts'
import { createAccounts } from './database/migrations/001-accounts.ts'
import { createWebhooks } from './database/migrations/002-webhooks.ts'
import { createMediaAndPlaces } from './database/migrations/003-media-and-places.ts'
import { createEvents } from './database/migrations/004-events.ts'
import { createTickets } from './database/migrations/005-tickets.ts'
import { createInventory } from './database/migrations/006-inventory.ts'
import { createOrders } from './database/migrations/007-orders.ts'
import { createListings } from './database/migrations/008-listings.ts'
import { createMail } from './database/migrations/009-mail.ts'
import { createPayments } from './database/migrations/010-payments.ts'
import { createSeats } from './database/migrations/011-seats.ts'
import { createPaymentStates } from './database/migrations/012-payment-states.ts'
import { limitHolds } from './database/migrations/013-hold-limits.ts'
import { createInvitations } from './database/migrations/014-invitations.ts'
import { addIdempotencyLeases } from './database/migrations/015-idempotency-leases.ts'
import { createBlobRemovals } from './database/migrations/016-blob-removals.ts'
import type { Tables } from './database/tables.ts'
import { openDocumentParts } from './documents/setup.ts'
import { renderError } from './errors.ts'
import { openEventParts } from './events/setup.ts'
import { importers } from './geography/gazetteer/import-postal.ts'
import { accessWith, isForPage } from './limits.ts'
import { openOrderParts } from './orders/setup.ts'
import { openPageParts } from './pages/setup.ts'
import { isSignInPath, signInDialect } from './pages/sign-in-dialect.ts'
import { sendPage } from './pages/site.ts'
import { seedSample } from './sample/sample.ts'
import { openSampleParts } from './sample/setup.ts'
import { openSearchRooms } from './search/rooms.ts'
import { openSearchParts } from './search/setup.ts'
import { openSeatParts } from './seats/setup.ts'
import { openTickets } from './tickets/setup.ts'
import { findUnimplemented } from './unimplemented.ts'
import { openWebhookParts } from './webhooks/setup.ts'
import { acceptBodies } from './wire/bodies.ts'
import { installPages } from './wire/pages.ts'
import { routePath } from './wire/paths.ts'
import { installSwitches } from './wire/switches.ts'
import { installWaypoints } from './wire/waypoints.ts'

export default defineService<typeof config, Tables>({
  name: 'event-management',
  title: 'Event management',
  summary:
    'Events, tickets that cannot be oversold, and attendees, behind the API that their clients already speak.',
  version: 'v3',
  firstCall: '/v3/events/search/?q=jazz',
  config,
  http: {
    ignoreTrailingSlash: true,
    rewriteUrl: routePath,
    findUnimplemented,
    maxBodyBytes: 12 * 1024 * 1024,
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'],
      // A star stands for all but this one: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: [
        ...['Eventbrite-API-Waypoint-Token', 'Retry-After'],
        ...['x-rate-limit', 'RateLimit', 'RateLimit-Policy'],
      ],
    },
  },
  access: accessWith,
  oauth: () => signInDialect,
  migrations: {
    '001-accounts': createAccounts,
    '002-webhooks': createWebhooks,
    '003-media-and-places': createMediaAndPlaces,
    '004-events': createEvents,
    '005-tickets': createTickets,
    '006-inventory': createInventory,
    '007-orders': createOrders,
    '008-listings': createListings,
    '009-mail': createMail,
    '010-payments': createPayments,
    '011-seats': createSeats,
    '012-payment-states': createPaymentStates,
    '013-hold-limits': limitHolds,
    '014-invitations': createInvitations,
    '015-idempotency-leases': addIdempotencyLeases,
    '016-blob-removals': createBlobRemovals,
  },
  seed: (base) => seedSample(getContext(base)),
  importers,
  async setup(base) {
    const context = await openContext(base)
    const rooms = openSearchRooms(context)
    const parts = [
      openAccountParts(context),
      openEventParts(context),
      openTickets(context),
      openSeatParts(context),
      openOrderParts(context),
      openDocumentParts(context),
      openSearchParts(context, rooms),
      openAttendanceParts(context),
      openPageParts(context, rooms),
      openWebhookParts(context),
      openSampleParts(context),
    ]
    return {
      renderError: withOverloadPages({ render: sendPage.render, isForPage }, renderError),
      jobs: Object.assign({}, ...parts.map(({ jobs }) => jobs)),
      routes: [
        (app) => requireDeclaredNeeds(app, isSignInPath),
        (app) => requireNeeds(app, context),
        acceptBodies,
        (app) => installPages(app, context.secret),
        installSwitches,
        (app) => installWaypoints(app, context),
        batchRoutes,
        tokenRoutes(context),
        ...parts.flatMap(({ routes }) => routes),
      ],
      async close() {
        for (const part of parts.toReversed()) await part.close?.()
      },
    }
  },
})
