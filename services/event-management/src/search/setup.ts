import type { Context, Part } from '../context.ts'
import { collectionRoutes } from '../events/routes/collections.ts'
import { refreshListings } from './refresh-listings.ts'
import type { SearchRooms } from './rooms.ts'
import { destinationRoutes } from './routes/destination.ts'
import { searchRoutes } from './routes/search.ts'

/** How events are found. */
export function openSearchParts(context: Context, rooms: SearchRooms): Part {
  return {
    routes: [searchRoutes(context, rooms), destinationRoutes(context, rooms), collectionRoutes(context)],
    jobs: {
      'refresh listings': {
        everyMs: 60_000,
        run: (_payload, { signal }) => refreshListings(context, signal),
      },
    },
  }
}
