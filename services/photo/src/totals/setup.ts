import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { totalRoutes } from './routes.ts'

export function setUpTotals(context: Context): Subject {
  return { routes: [totalRoutes(context)] }
}
