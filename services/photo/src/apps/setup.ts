import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { applicationsPageRoutes } from './applications-page-routes.ts'
import { clientRoutes } from './routes.ts'

export function setUpApps(context: Context): Subject {
  return { routes: [clientRoutes(context), applicationsPageRoutes(context)] }
}
