import type { Subject } from '@octavo/platform/subjects.ts'
import { systemRoutes } from './routes.ts'

export function setUpGeography(): Subject {
  return { routes: [systemRoutes] }
}
