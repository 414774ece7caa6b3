import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { testRoutes } from './routes.ts'

export function setUpUnitTests(context: Context): Subject {
  return { routes: [testRoutes(context)] }
}
