import type { Subject } from '@octavo/platform/subjects.ts'
import { createInstallations } from '../apps/installations.ts'
import { createManifests } from '../apps/manifests.ts'
import type { Context } from '../context.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import { createTransfers } from '../transfers/transfers.ts'
import { appPageRoutes } from './app-pages.ts'
import { pageRoutes } from './routes.ts'
import { transferPageRoutes } from './transfer-page-routes.ts'

export function setUpPages(context: Context, issuePages: IssuePages): Subject {
  return {
    routes: [
      pageRoutes(context, issuePages),
      transferPageRoutes(context, createTransfers(context)),
      appPageRoutes(context, createManifests(context), createInstallations(context)),
    ],
  }
}
