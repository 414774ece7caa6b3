import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../../context.ts'
import { createReconciler } from './reconciler.ts'
import { maintenanceOf } from './repository-maintenance.ts'
import { repositoryActivityRoutes } from './routes/repository-activity.ts'
import { smartHttpRoutes } from './routes/smart-http.ts'

export interface PushSubject extends Subject {
  /** Completes pushes that a crash interrupted. Called once the readers of pushed commits are registered. */
  recover(): Promise<void>
}

export function setUpPushes(context: Context): PushSubject {
  const { bus, git, log, transport } = context
  const reconciler = createReconciler(context)
  const unsubscribe = bus.subscribe(dataReplaced, () => {
    reconciler
      .rewind()
      .then(() => reconciler.matchFolders())
      .catch((error: unknown) =>
        log.error({ err: error }, 'git refs could not be reset to the restored database'),
      )
  })
  return {
    routes: [repositoryActivityRoutes(context), smartHttpRoutes(context, transport)],
    // Without git, queued jobs wait for a start with git.
    jobs: git.isAvailable
      ? {
          'settle-pushes': { everyMs: 10 * 60_000, run: () => reconciler.settle() },
          'maintain-repositories': maintenanceOf(context),
        }
      : {},
    async recover() {
      if (!git.isAvailable) return
      await reconciler.settle()
      await reconciler.matchFolders()
    },
    async close() {
      unsubscribe()
    },
  }
}
