import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { explainRoutes } from './routes.ts'

export function setUpExplanation(context: Context, models: TaskModels): Subject {
  return { routes: [explainRoutes(context, models)] }
}
