import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createEmails } from './emails.ts'
import { createProfiles } from './profiles.ts'
import { avatarRoutes } from './routes/avatars.ts'
import { blockRoutes } from './routes/blocks.ts'
import { emailRoutes } from './routes/emails.ts'
import { followRoutes } from './routes/follows.ts'
import { gpgKeyRoutes } from './routes/gpg-keys.ts'
import { socialAccountRoutes } from './routes/social-accounts.ts'
import { userKeyRoutes } from './routes/user-keys.ts'
import { userRoutes } from './routes/users.ts'
import { createUserKeys } from './user-keys.ts'

export function setUpAccounts(context: Context): Subject {
  return {
    routes: [
      userRoutes(context, createProfiles(context)),
      emailRoutes(createEmails(context)),
      userKeyRoutes(context, createUserKeys(context)),
      followRoutes(context),
      blockRoutes(context),
      gpgKeyRoutes(context),
      socialAccountRoutes(context),
      avatarRoutes,
    ],
  }
}
