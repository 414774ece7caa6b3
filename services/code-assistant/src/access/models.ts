import type { Caller } from '@octavo/platform/auth/auth.ts'
import { problem } from '../errors.ts'
import { modelsOf } from './scopes.ts'

/** A name can end with `*`. */
export function matchesModel(names: readonly string[], model: string): boolean {
  return names.some((name) => (name.endsWith('*') ? model.startsWith(name.slice(0, -1)) : name === model))
}

export interface ModelAccess {
  /** True if the plan and the API key of the caller include the model. */
  includes(caller: Caller, model: string): boolean
  /** Throws `model_not_in_plan` if they do not. */
  require(caller: Caller, model: string): void
}

export function createModelAccess(freeModels: readonly string[]): ModelAccess {
  function includes({ plan, scopes }: Caller, model: string): boolean {
    // A token can outlive its plan. It then gets the free plan.
    if (plan !== 'pro' && plan !== 'unlimited' && !matchesModel(freeModels, model)) return false
    const own = modelsOf(scopes)
    return own === undefined || matchesModel(own, model)
  }
  return {
    includes,
    require(caller, model) {
      if (!includes(caller, model)) throw problem('model_not_in_plan', { data: { param: 'model' } })
    },
  }
}
