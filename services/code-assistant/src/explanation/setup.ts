import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { explainRoutes } from './routes.ts'

export function setUpExplanation(context: Context): Subject {
  return { routes: [explainRoutes(context)] }
}
