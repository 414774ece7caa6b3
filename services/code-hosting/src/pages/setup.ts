import type { Hosting } from '../context/hosting.ts'
import type { Subject } from '../context/subject.ts'
import type { IssuePages } from '../issues/issue-pages.ts'
import { createTransfers } from '../transfers/transfers.ts'
import { pageRoutes } from './routes.ts'
import { transferPageRoutes } from './transfer-routes.ts'

export function setUpPages(hosting: Hosting, issuePages: IssuePages): Subject {
  return { routes: [pageRoutes(hosting, issuePages), transferPageRoutes(hosting, createTransfers(hosting))] }
}
