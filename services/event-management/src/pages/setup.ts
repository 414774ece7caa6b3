import type { Context, Part } from '../context.ts'
import type { SearchTools } from '../search/search-tools.ts'
import { frames } from './frames.ts'
import { ownPages } from './own-pages.ts'
import { checkoutPageRoutes } from './routes/checkout-pages.ts'
import { confirmPageRoutes } from './routes/confirm-pages.ts'
import { eventPageRoutes } from './routes/event-pages.ts'
import { finderPageRoutes } from './routes/finder-pages.ts'
import { framePageRoutes } from './routes/frame-pages.ts'
import { organizerPageRoutes } from './routes/organizer-pages.ts'
import { pageScriptRoutes } from './routes/page-scripts.ts'
import { seatPageRoutes } from './routes/seat-pages.ts'
import { waitlistPageRoutes } from './routes/waitlist-pages.ts'

/** The HTML pages. All of them work without scripts. */
export function setUpPages(context: Context, rooms: SearchTools): Part {
  return {
    routes: [
      finderPageRoutes(context, rooms),
      eventPageRoutes(context),
      framePageRoutes(context),
      checkoutPageRoutes(context, ownPages),
      checkoutPageRoutes(context, frames),
      seatPageRoutes(context, ownPages),
      seatPageRoutes(context, frames),
      waitlistPageRoutes(context),
      confirmPageRoutes(context),
      organizerPageRoutes(context),
      pageScriptRoutes,
    ],
  }
}
