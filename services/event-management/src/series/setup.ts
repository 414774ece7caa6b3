import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { seriesRoutes } from './routes.ts'

export function setUpSeries(context: Context): Subject {
  return { routes: [seriesRoutes(context)] }
}
