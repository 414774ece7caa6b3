import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { refactorRoutes } from './routes.ts'

export function setUpRefactoring(context: Context, models: TaskModels): Subject {
  return { routes: [refactorRoutes(context, models)] }
}
