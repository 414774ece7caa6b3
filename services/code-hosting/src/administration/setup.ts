import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createAccountAdministration } from './account-administration.ts'
import { adminRoutes } from './routes/admin.ts'
import { impersonationRoutes } from './routes/impersonation.ts'

export function setUpAdministration(hosting: Hosting): Subject {
  const accounts = createAccountAdministration(hosting)
  return { routes: [adminRoutes(hosting, accounts), impersonationRoutes(hosting, accounts)] }
}
