import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createEmails } from './emails.ts'
import { createProfiles } from './profiles.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { emailRoutes } from './routes/emails.ts'
import { followRoutes } from './routes/follows.ts'
import { userKeyRoutes } from './routes/user-keys.ts'
import { userRoutes } from './routes/users.ts'
import { createUserKeys } from './user-keys.ts'

export function setUpAccounts(hosting: Hosting): Subject {
  return {
    routes: [
      userRoutes(hosting, createProfiles(hosting)),
      emailRoutes(createEmails(hosting)),
      userKeyRoutes(hosting, createUserKeys(hosting)),
      followRoutes(hosting),
      avatarRoutes,
    ],
  }
}
