import type { Context, ServiceModule } from '../context.ts'
import { seriesRoutes } from './routes.ts'

export function setUpSeries(context: Context): ServiceModule {
  return { routes: [seriesRoutes(context)] }
}
