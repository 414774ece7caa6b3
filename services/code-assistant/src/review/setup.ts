import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { reviewRoutes } from './routes.ts'

export function setUpReview(context: Context): Subject {
  return { routes: [reviewRoutes(context)] }
}
