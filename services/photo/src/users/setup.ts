import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { ListPreviews } from './present-full-user.ts'
import { meRoutes } from './routes/me.ts'
import { userRoutes } from './routes/users.ts'

export function setUpUsers(context: Context, listPreviews: ListPreviews): Subject {
  return { routes: [meRoutes(context, listPreviews), userRoutes(context, listPreviews)] }
}
