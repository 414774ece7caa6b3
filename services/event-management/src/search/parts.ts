import type { Context } from '../context.ts'
import type { Part } from '../part.ts'
import { collectionRoutes } from '../routes/collections.ts'
import { destinationRoutes } from '../routes/destination.ts'
import { searchRoutes } from '../routes/search.ts'
import { refreshListings } from './refresh-listings.ts'
import type { SearchRooms } from './rooms.ts'

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
