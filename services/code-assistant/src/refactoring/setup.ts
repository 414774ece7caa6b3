import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { refactorRoutes } from './routes.ts'

export function setUpRefactoring(context: Context): Subject {
  return { routes: [refactorRoutes(context)] }
}
