import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { documentRoutes } from './routes.ts'

export function setUpDocumentation(context: Context): Subject {
  return { routes: [documentRoutes(context)] }
}
