import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Engines } from '../engines/engines.ts'
import { messageRoutes } from './routes.ts'

export function setUpAnthropic(context: Context, engines: Engines): Subject {
  return { routes: [messageRoutes(context, engines)] }
}
