import type { Context, Part } from '../context.ts'
import { memberRoutes } from './routes/members.ts'
import { organizationRoutes } from './routes/organizations.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { userRoutes } from './routes/users.ts'

export function setUpAccounts(context: Context): Part {
  return {
    routes: [tokenRoutes(context), userRoutes(context), organizationRoutes(context), memberRoutes(context)],
  }
}
