import type { Context, ServiceModule } from '../context.ts'
import { organizerRoutes } from './routes.ts'

export function setUpOrganizers(context: Context): ServiceModule {
  return { routes: [organizerRoutes(context)] }
}
