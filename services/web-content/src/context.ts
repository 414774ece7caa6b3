import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Settings } from './config.ts'
import type { Tables } from './database/tables.ts'
import type { PlanDetails } from './limits.ts'

export type BaseContext = ServiceContext<Settings, Tables>

/** The platform's context with what all subjects of this service share. */
export interface Context extends BaseContext {
  /** Returns the features of a user's or caller's plan. */
  featuresOf(caller: Pick<Caller, 'plan'>): PlanDetails
}
