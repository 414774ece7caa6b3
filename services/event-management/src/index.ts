import { createBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { defineService } from '@octavo/platform/service.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
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
import { addPendingMembers } from './database/migrations/017-pending-members.ts'
import { addMemberInviters } from './database/migrations/018-member-inviters.ts'
import { addTransferredTickets } from './database/migrations/019-transferred-tickets.ts'
import { addRefusedRefunds } from './database/migrations/020-refused-refunds.ts'
import { addGuestHolds } from './database/migrations/021-guest-holds.ts'
import type { Tables } from './database/tables.ts'
import { imports } from './geography/gazetteer/import-postal.ts'
import { accessWith } from './limits.ts'
import { createSales } from './orders/sales.ts'
import { signInDialect } from './pages/sign-in-dialect.ts'
import { setUp } from './setup.ts'
import { findUnimplemented } from './unimplemented.ts'
import { webhookDialect } from './webhooks/dialect.ts'
import { organizationOf } from './webhooks/emit-webhook.ts'
import { hasActiveOwner } from './webhooks/store.ts'
import { routePath } from './wire/paths.ts'

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
  webhooks: ({ db }) => ({
    ...webhookDialect,
    mayReceive: (owner) => hasActiveOwner(db.read, organizationOf({ owner })),
  }),
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
    '017-pending-members': addPendingMembers,
    '018-member-inviters': addMemberInviters,
    '019-transferred-tickets': addTransferredTickets,
    '020-refused-refunds': addRefusedRefunds,
    '021-guest-holds': addGuestHolds,
  },
  imports,
  async setup(base) {
    const context = await createContext(base)
    return setUp(context, createSales(context))
  },
})
