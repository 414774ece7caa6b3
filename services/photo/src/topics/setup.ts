import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { topicRoutes } from './routes.ts'

export function setUpTopics(context: Context): Subject {
  return { routes: [topicRoutes(context)] }
}
