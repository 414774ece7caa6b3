import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Sales } from '../orders/sales.ts'
import type { SearchTools } from '../search/search-tools.ts'
import { frames } from './frames.ts'
import { checkoutPageRoutes } from './routes/checkout-pages.ts'
import { confirmPageRoutes } from './routes/confirm-pages.ts'
import { eventPageRoutes } from './routes/event-pages.ts'
import { finderPageRoutes } from './routes/finder-pages.ts'
import { framePageRoutes } from './routes/frame-pages.ts'
import { organizationInvitationPageRoutes } from './routes/organization-invitation-pages.ts'
import { organizerPageRoutes } from './routes/organizer-pages.ts'
import { pageScriptRoutes } from './routes/page-scripts.ts'
import { seatPageRoutes } from './routes/seat-pages.ts'
import { waitlistPageRoutes } from './routes/waitlist-pages.ts'
import { standalonePages } from './standalone-pages.ts'

/** The HTML pages. All of them work without scripts. */
export function setUpPages(context: Context, sales: Sales, tools: SearchTools): Subject {
  return {
    routes: [
      finderPageRoutes(context, tools),
      eventPageRoutes(sales),
      framePageRoutes(sales),
      checkoutPageRoutes(sales, standalonePages),
      checkoutPageRoutes(sales, frames),
      seatPageRoutes(sales, standalonePages),
      seatPageRoutes(sales, frames),
      waitlistPageRoutes(context),
      confirmPageRoutes(sales),
      organizerPageRoutes(context),
      organizationInvitationPageRoutes(context),
      pageScriptRoutes,
    ],
  }
}
