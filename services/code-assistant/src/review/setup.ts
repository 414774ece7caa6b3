import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { reviewRoutes } from './routes.ts'

export function setUpReview(context: Context, models: TaskModels): Subject {
  return { routes: [reviewRoutes(context, models)] }
}
