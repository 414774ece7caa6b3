import type { Context, ServiceModule } from '../context.ts'
import { taxonomyRoutes } from './routes.ts'

export function setUpTaxonomy(context: Context): ServiceModule {
  return { routes: [taxonomyRoutes(context)] }
}
