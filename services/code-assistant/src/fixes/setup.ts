import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { fixRoutes } from './routes.ts'

export function setUpFixes(context: Context): Subject {
  return { routes: [fixRoutes(context)] }
}
