import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TaskModels } from '../tasks/model-run.ts'
import { documentRoutes } from './routes.ts'

export function setUpDocumentation(context: Context, models: TaskModels): Subject {
  return { routes: [documentRoutes(context, models)] }
}
