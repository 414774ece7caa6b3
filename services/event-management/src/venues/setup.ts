import type { Context, Part } from '../context.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { venueRoutes } from './routes.ts'

export function setUpVenues(context: Context, gazetteer: Gazetteer): Part {
  return { routes: [venueRoutes(context, gazetteer)] }
}
