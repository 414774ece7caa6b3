import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { memberRoutes } from './routes/members.ts'
import { organizationInvitationRoutes } from './routes/organization-invitations.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { userRoutes } from './routes/users.ts'

export function setUpAccounts(context: Context): Subject {
  return {
    routes: [
      tokenRoutes(context),
      userRoutes(context),
      organizationRoutes(context),
      memberRoutes(context),
      organizationInvitationRoutes(context),
    ],
  }
}
