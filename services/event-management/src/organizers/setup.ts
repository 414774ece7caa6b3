import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { organizerRoutes } from './routes.ts'

export function setUpOrganizers(context: Context): Subject {
  return { routes: [organizerRoutes(context)] }
}
