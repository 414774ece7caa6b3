import type { Hosting } from '../context/hosting.ts'
import type { Subject } from '../context/subject.ts'
import { createAccountAdministration } from './account-administration.ts'
import { adminRoutes } from './routes/admin.ts'
import { impersonationRoutes } from './routes/impersonation.ts'

export function setUpAdministration(hosting: Hosting): Subject {
  const accounts = createAccountAdministration(hosting)
  return { routes: [adminRoutes(hosting, accounts), impersonationRoutes(hosting, accounts)] }
}
