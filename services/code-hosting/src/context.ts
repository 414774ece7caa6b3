import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { Activity } from './context/activity.ts'
import type { AppGrants } from './context/app-grants.ts'
import type { Audit } from './context/audit.ts'
import type { PullRequests } from './context/pull-requests.ts'
import type { Pushes } from './context/pushes.ts'
import type { Tables } from './database/tables.ts'
import type { Git } from './git/git.ts'
import type { Transport } from './git/transport/transport.ts'

export type BaseContext = ServiceContext<Static<typeof config>, Tables>

/** The context of all subjects of this service. */
export interface Context extends BaseContext {
  git: Git
  transport: Transport
  activity: Activity
  audit: Audit
  appGrants: AppGrants
  pulls: PullRequests
  /** All updates of branches and tags go through this. */
  pushes: Pushes
}
