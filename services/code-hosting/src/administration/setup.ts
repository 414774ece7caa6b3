import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createAccountAdministration } from './account-administration.ts'
import { adminRoutes } from './routes/admin.ts'
import { impersonationRoutes } from './routes/impersonation.ts'

export function setUpAdministration(context: Context): Subject {
  const accounts = createAccountAdministration(context)
  return { routes: [adminRoutes(context, accounts), impersonationRoutes(context, accounts)] }
}
