import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { generateRoutes } from './routes.ts'

export function setUpRecipes(context: Context, models: TaskModels): Subject {
  return { routes: [generateRoutes(context, models)] }
}
