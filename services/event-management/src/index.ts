import { withOverloadPages } from '@octavo/platform/pages/overload-pages.ts'
import { defineService } from '@octavo/platform/service.ts'
import { requireDeclaredNeeds } from './access/declared-needs.ts'
import { setUpAccounts } from './accounts/setup.ts'
import { setUpAttendance } from './attendance/setup.ts'
import { requireNeeds } from './authorization/require-needs.ts'
import { batchRoutes } from './batch.ts'
import { config } from './config.ts'
import { createContext, getContext } from './create-context.ts'
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
import { setUpDocuments } from './documents/setup.ts'
import { renderError } from './errors.ts'
import { setUpEvents } from './events/setup.ts'
import { createGazetteer } from './geography/gazetteer/gazetteer.ts'
import { importers } from './geography/gazetteer/import-postal.ts'
import { setUpGeography } from './geography/setup.ts'
import { accessWith, isForPage } from './limits.ts'
import { setUpMail } from './mail/setup.ts'
import { setUpMedia } from './media/setup.ts'
import { openSales } from './orders/sales.ts'
import { setUpOrders } from './orders/setup.ts'
import { setUpOrganizers } from './organizers/setup.ts'
import { setUpPages } from './pages/setup.ts'
import { isSignInPath, signInDialect } from './pages/sign-in-dialect.ts'
import { sendPage } from './pages/site.ts'
import { setUpPayments } from './payments/setup.ts'
import { setUpPrivacy } from './privacy/setup.ts'
import { seedSample } from './sample/sample.ts'
import { setUpSample } from './sample/setup.ts'
import { createSearchTools } from './search/search-tools.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpSeats } from './seats/setup.ts'
import { setUpSeries } from './series/setup.ts'
import { setUpTaxonomy } from './taxonomy/setup.ts'
import { setUpTickets } from './tickets/setup.ts'
import { findUnimplemented } from './unimplemented.ts'
import { setUpVenues } from './venues/setup.ts'
import { setUpWebhooks } from './webhooks/setup.ts'
import { acceptBodies } from './wire/bodies.ts'
import { installPages } from './wire/pages.ts'
import { routePath } from './wire/paths.ts'
import { installSwitches } from './wire/switches.ts'
import { installWaypoints } from './wire/waypoints.ts'

export default defineService<typeof config, Tables>({
  name: 'event-management',
  title: 'Event management',
  summary: 'Events, ticketing without overselling, orders and attendees, compatible with the Eventbrite API.',
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
      // `*` does not cover Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-
      // name
      headers: ['Authorization', '*'],
      exposed: [
        'Eventbrite-API-Waypoint-Token',
        'Retry-After',
        'x-rate-limit',
        'RateLimit',
        'RateLimit-Policy',
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
    const context = await createContext(base)
    const gazetteer = createGazetteer(context)
    const search = createSearchTools(context, gazetteer)
    const parts = [
      setUpAccounts(context),
      setUpOrganizers(context),
      setUpPrivacy(context),
      setUpVenues(context, gazetteer),
      setUpMedia(context),
      setUpTaxonomy(context),
      setUpGeography(),
      setUpEvents(context),
      setUpSeries(context),
      setUpTickets(context),
      setUpSeats(context),
      setUpOrders(context),
      setUpDocuments(context),
      setUpMail(context),
      setUpPayments(context, openSales(context).payments),
      setUpSearch(context, search),
      setUpAttendance(context),
      setUpPages(context, search),
      setUpWebhooks(context),
      setUpSample(context),
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
        ...parts.flatMap(({ routes }) => routes),
      ],
      async close() {
        for (const part of parts.toReversed()) await part.close?.()
      },
    }
  },
})
