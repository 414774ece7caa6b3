import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { venueRoutes } from './routes.ts'

export function setUpVenues(context: Context, gazetteer: Gazetteer): Subject {
  return { routes: [venueRoutes(context, gazetteer)] }
}
