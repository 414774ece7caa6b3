import type { Subject } from '../context/subject.ts'
import { licenseRoutes } from './routes.ts'

export function setUpLicenses(): Subject {
  return { routes: [licenseRoutes] }
}
