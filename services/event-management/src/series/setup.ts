import type { Context, Part } from '../context.ts'
import { seriesRoutes } from './routes.ts'

export function setUpSeries(context: Context): Part {
  return { routes: [seriesRoutes(context)] }
}
