import type { Subject } from '@octavo/platform/subjects.ts'
import type { Installations } from '../apps/installations.ts'
import type { Manifests } from '../apps/manifests.ts'
import type { Context } from '../context.ts'
import { createTransfers } from '../transfers/transfers.ts'
import { appPageRoutes } from './app-pages.ts'
import { installationPageRoutes } from './installation-page-routes.ts'
import { type MergingParts, pullFormRoutes } from './pull-form-routes.ts'
import { type IssueParts, pageRoutes } from './routes.ts'
import { transferPageRoutes } from './transfer-page-routes.ts'

export interface AppParts {
  installations: Installations
  manifests: Manifests
}

export function setUpPages(
  context: Context,
  issues: IssueParts,
  merging: MergingParts,
  { installations, manifests }: AppParts,
): Subject {
  return {
    routes: [
      pageRoutes(context, issues, merging.gate),
      pullFormRoutes(context, merging),
      transferPageRoutes(context, createTransfers(context)),
      appPageRoutes(context, manifests, installations),
      installationPageRoutes(context, installations),
    ],
  }
}
