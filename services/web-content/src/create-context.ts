import type { BaseContext, Context } from './context.ts'
import { plansWith } from './limits.ts'
import { withSampleWeb } from './sample/sample-web.ts'

export async function createContext(base: BaseContext): Promise<Context> {
  const plans = plansWith(base.config)
  return {
    ...base,
    outgoing: withSampleWeb(base),
    // A token can outlive its plan. It then gets the free plan.
    featuresOf: ({ plan }) => plans.resolvePlan(plan) ?? plans.getPlan('free'),
  }
}
