import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { generateRoutes } from './routes.ts'

export function setUpRecipes(context: Context): Subject {
  return { routes: [generateRoutes(context)] }
}
