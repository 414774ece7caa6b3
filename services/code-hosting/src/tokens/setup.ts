import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createApplications } from './applications.ts'
import { applicationRoutes } from './routes/applications.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { createPersonalTokens } from './tokens.ts'

export function setUpTokens(hosting: Hosting): Subject {
  return {
    routes: [
      tokenRoutes(hosting, createPersonalTokens(hosting)),
      applicationRoutes(createApplications(hosting)),
    ],
  }
}
