import type { Subject } from '@octavo/platform/subjects.ts'
import { createInstallations } from '../apps/installations.ts'
import { createManifests } from '../apps/manifests.ts'
import type { Context } from '../context.ts'
import { createTransfers } from '../transfers/transfers.ts'
import { appPageRoutes } from './app-pages.ts'
import { installationPageRoutes } from './installation-page-routes.ts'
import { type MergingParts, pullFormRoutes } from './pull-form-routes.ts'
import { type IssueParts, pageRoutes } from './routes.ts'
import { transferPageRoutes } from './transfer-page-routes.ts'

export function setUpPages(context: Context, issues: IssueParts, merging: MergingParts): Subject {
  const installations = createInstallations(context)
  return {
    routes: [
      pageRoutes(context, issues, merging.gate),
      pullFormRoutes(context, merging),
      transferPageRoutes(context, createTransfers(context)),
      appPageRoutes(context, createManifests(context), installations),
      installationPageRoutes(context, installations),
    ],
  }
}
