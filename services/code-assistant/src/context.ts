import type { ServiceContext } from '@octavo/platform/service.ts'
import type { ModelAccess } from './access/models.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { Settings } from './config.ts'
import type { Tables } from './database/tables.ts'
import type { Metering } from './metering/metering.ts'

export type BaseContext = ServiceContext<Settings, Tables>

/** The platform's context with what all subjects of this service share. */
export interface Context extends BaseContext {
  /** Which models a caller can use. */
  readonly models: ModelAccess
  /** Records what requests used. */
  readonly metering: Metering
  /** Runs code analysis on worker threads. */
  readonly analysis: Analysis
}
