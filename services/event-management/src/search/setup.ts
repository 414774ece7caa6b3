import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { refreshListings } from './refresh-listings.ts'
import { destinationRoutes } from './routes/destination.ts'
import { searchRoutes } from './routes/search.ts'
import type { SearchTools } from './search-tools.ts'

export function setUpSearch(context: Context, tools: SearchTools): Subject {
  return {
    routes: [searchRoutes(context, tools), destinationRoutes(context, tools)],
    jobs: {
      'refresh listings': {
        everyMs: 60_000,
        run: (_payload, { signal }) => refreshListings(context, signal),
      },
    },
  }
}
