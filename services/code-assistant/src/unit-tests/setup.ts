import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { testRoutes } from './routes.ts'

export function setUpUnitTests(context: Context, models: TaskModels): Subject {
  return { routes: [testRoutes(context, models)] }
}
