import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import { createTransfers } from '../transfers/transfers.ts'
import { pageRoutes } from './routes.ts'
import { transferPageRoutes } from './transfer-page-routes.ts'

export function setUpPages(hosting: Hosting, issuePages: IssuePages): Subject {
  return { routes: [pageRoutes(hosting, issuePages), transferPageRoutes(hosting, createTransfers(hosting))] }
}
