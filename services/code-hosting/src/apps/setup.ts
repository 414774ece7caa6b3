import type { Subject } from '@octavo/platform/subjects.ts'
import { createHookDeliveries } from '../activity/hook-deliveries.ts'
import type { Context } from '../context.ts'
import { createAppHooks } from './app-hooks.ts'
import { createInstallationTokens } from './installation-tokens.ts'
import { createInstallations, type Installations } from './installations.ts'
import { createManifests, type Manifests } from './manifests.ts'
import { appHookRoutes } from './routes/app-hook.ts'
import { installationRoutes } from './routes/installations.ts'
import { manifestConversionRoutes } from './routes/manifest-conversions.ts'
import { ownAppRoutes } from './routes/own-app.ts'

export interface AppSubject extends Subject {
  installations: Installations
  manifests: Manifests
}

export function setUpApps(context: Context): AppSubject {
  const { db } = context
  const installations = createInstallations(context)
  const manifests = createManifests(context)
  const tokens = createInstallationTokens(context)
  context.activity.observe(createAppHooks(context))
  return {
    installations,
    manifests,
    routes: [
      ownAppRoutes({ db, installations, tokens }),
      installationRoutes({ db, installations, tokens }),
      manifestConversionRoutes(manifests),
      appHookRoutes(context, createHookDeliveries(context)),
    ],
  }
}
