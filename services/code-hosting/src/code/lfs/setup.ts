import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../../context.ts'
import { createLfsAccess } from './lfs-access.ts'
import { createLfsLocks } from './locks.ts'
import { createLfsObjects } from './objects.ts'
import { lfsLockRoutes } from './routes/locks.ts'
import { lfsObjectRoutes } from './routes/objects.ts'

export function setUpLfs(context: Context): Subject {
  const { blobs, db } = context
  const open = createLfsAccess(context)
  return {
    routes: [
      lfsObjectRoutes({ blobs, open, objects: createLfsObjects(context) }),
      lfsLockRoutes({ db, open, locks: createLfsLocks(context) }),
    ],
  }
}
