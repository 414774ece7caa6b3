import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { Hosting } from '../../context/hosting.ts'
import type { Subject } from '../../context/subject.ts'
import { createReconciler } from './reconcile.ts'
import { maintenanceOf } from './repository-maintenance.ts'
import { repositoryActivityRoutes } from './routes/repository-activity.ts'
import { smartHttpRoutes } from './routes/smart-http.ts'

export interface PushSubject extends Subject {
  /** Completes pushes that a crash interrupted. Called once the readers of pushed commits are registered. */
  recover(): Promise<void>
  close(): void
}

export function setUpPushes(hosting: Hosting): PushSubject {
  const { bus, log, transport } = hosting
  const reconciler = createReconciler(hosting)
  const unsubscribe = bus.subscribe(dataReplaced, () => {
    reconciler
      .rewind()
      .then(() => reconciler.matchFolders())
      .catch((error: unknown) =>
        log.error({ err: error }, 'git refs could not be reset to the restored database'),
      )
  })
  return {
    routes: [repositoryActivityRoutes(hosting), smartHttpRoutes(hosting, transport)],
    jobs: {
      'settle-pushes': { everyMs: 10 * 60_000, run: () => reconciler.settle() },
      'maintain-repositories': maintenanceOf(hosting),
    },
    async recover() {
      await reconciler.settle()
      await reconciler.matchFolders()
    },
    close: unsubscribe,
  }
}
