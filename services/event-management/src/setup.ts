import { isPageRoute, withErrorPages } from '@octavo/platform/pages/error-pages.ts'
import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { installWriteGuard } from './access/write-guard.ts'
import { setUpAccounts } from './accounts/setup.ts'
import { setUpAttendance } from './attendance/setup.ts'
import { requireNeeds } from './authorization/require-needs.ts'
import { batchRoutes } from './batch.ts'
import type { Context } from './context.ts'
import { setUpDocuments } from './documents/setup.ts'
import { renderError } from './errors.ts'
import { setUpEvents } from './events/setup.ts'
import { createGazetteer } from './geography/gazetteer/gazetteer.ts'
import { createImporters } from './geography/gazetteer/import-postal.ts'
import { setUpGeography } from './geography/setup.ts'
import { setUpMail } from './mail/setup.ts'
import { setUpMedia } from './media/setup.ts'
import type { Sales } from './orders/sales.ts'
import { setUpOrders } from './orders/setup.ts'
import { setUpOrganizers } from './organizers/setup.ts'
import { setUpPages } from './pages/setup.ts'
import { sendPage } from './pages/site.ts'
import { setUpPayments } from './payments/setup.ts'
import { setUpPrivacy } from './privacy/setup.ts'
import { setUpSample } from './sample/setup.ts'
import { createSearchTools } from './search/search-tools.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpSeats } from './seats/setup.ts'
import { setUpSeries } from './series/setup.ts'
import { setUpTaxonomy } from './taxonomy/setup.ts'
import { setUpTickets } from './tickets/setup.ts'
import { setUpVenues } from './venues/setup.ts'
import { setUpWebhooks } from './webhooks/setup.ts'
import { acceptBodies } from './wire/bodies.ts'
import { installPages } from './wire/pages.ts'
import { installSwitches } from './wire/switches.ts'
import { installWaypoints } from './wire/waypoints.ts'

export function setUp(context: Context, sales: Sales): ServiceSetup {
  const gazetteer = createGazetteer(context)
  const search = createSearchTools(context, gazetteer)
  const { routes, jobs, close } = combineSubjects([
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
    setUpOrders(context, sales),
    setUpDocuments(context),
    setUpMail(context),
    setUpPayments(context, sales.payments),
    setUpSearch(context, search),
    setUpAttendance(context, sales),
    setUpPages(context, sales, search),
    setUpWebhooks(context),
    setUpSample(context, sales),
  ])
  return {
    renderError: withErrorPages(
      { render: sendPage.render, isForPage: isPageRoute, startPage: '/', apiPrefix: '/v3/' },
      renderError,
    ),
    // Imported on demand, because a process of its own seeds.
    seed: async () => (await import('./sample/seed.ts')).seedSample(context),
    importers: createImporters(context),
    jobs,
    close,
    routes: [
      (app) => requireNeeds(app, context),
      installWriteGuard,
      acceptBodies,
      (app) => installPages(app, context.secret),
      installSwitches,
      (app) => installWaypoints(app, context),
      batchRoutes,
      ...routes,
    ],
  }
}
