import type { Subject } from '@octavo/platform/subjects.ts'
import type { Engines } from '../engines/engines.ts'
import { tabbyRoutes } from './routes.ts'

export function setUpTabby(engines: Engines): Subject {
  return { routes: [tabbyRoutes(engines)] }
}
