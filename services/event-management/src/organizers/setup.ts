import type { Context, Part } from '../context.ts'
import { organizerRoutes } from './routes.ts'

export function setUpOrganizers(context: Context): Part {
  return { routes: [organizerRoutes(context)] }
}
