import type { Context } from '../context.ts'
import type { Part } from '../part.ts'
import { checkoutPageRoutes } from '../routes/checkout-pages.ts'
import { eventPageRoutes } from '../routes/event-pages.ts'
import { finderPageRoutes } from '../routes/finder-pages.ts'
import { organizerPageRoutes } from '../routes/organizer-pages.ts'
import { waitlistPageRoutes } from '../routes/waitlist-pages.ts'
import type { SearchRooms } from '../search/rooms.ts'

/** What people look at, all of which works without script. */
export function openPageParts(context: Context, rooms: SearchRooms): Part {
  return {
    routes: [
      finderPageRoutes(context, rooms),
      eventPageRoutes(context),
      checkoutPageRoutes(context),
      waitlistPageRoutes(context),
      organizerPageRoutes(context),
    ],
  }
}
