import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { fixRoutes } from './routes.ts'

export function setUpFixes(context: Context, models: TaskModels): Subject {
  return { routes: [fixRoutes(context, models)] }
}
