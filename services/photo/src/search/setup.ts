import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { searchRoutes } from './routes.ts'

export function setUpSearch(context: Context): Subject {
  return { routes: [searchRoutes(context)] }
}
