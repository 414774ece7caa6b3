import { createModelAccess } from './access/models.ts'
import { createAnalysis } from './analysis/create-analysis.ts'
import type { BaseContext, Context } from './context.ts'
import { createMetering } from './metering/create-metering.ts'

export function createContext(base: BaseContext): Context {
  const { config, db, clock, log } = base
  return {
    ...base,
    models: createModelAccess(config.freeModels),
    metering: createMetering(db, clock, log),
    analysis: createAnalysis({ threads: config.analysisThreads, timeoutMs: config.analysisTimeoutMs, log }),
  }
}
