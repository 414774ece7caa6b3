import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createApplications } from './applications.ts'
import { applicationRoutes } from './routes/applications.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { createPersonalTokens } from './tokens.ts'

export function setUpTokens(context: Context): Subject {
  return {
    routes: [
      tokenRoutes(context, createPersonalTokens(context)),
      applicationRoutes(createApplications(context)),
    ],
  }
}
