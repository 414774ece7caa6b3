import type { Subject } from '@octavo/platform/subjects.ts'
import { licenseRoutes } from './routes.ts'

export function setUpLicenses(): Subject {
  return { routes: [licenseRoutes] }
}
