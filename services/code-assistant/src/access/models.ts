import type { Caller } from '@octavo/platform/auth/auth.ts'
import { problem } from '../errors.ts'

/** Whether a name matches a list of names, of which any may end with `*`. */
export function matchesModel(names: readonly string[], model: string): boolean {
  return names.some((name) => (name.endsWith('*') ? model.startsWith(name.slice(0, -1)) : name === model))
}

export interface ModelAccess {
  /** Whether the plan and the key of the caller include the model. */
  includes(caller: Caller, model: string): Promise<boolean>
  /** Throws `model_not_in_plan` if they do not. */
  require(caller: Caller, model: string): Promise<void>
}

export interface KeyModels {
  /** The models that a key is limited to. */
  findModels(tokenId: number): Promise<readonly string[] | undefined>
}

export function createModelAccess(freeModels: readonly string[], keys: KeyModels): ModelAccess {
  async function includes({ plan, tokenId }: Caller, model: string): Promise<boolean> {
    if (plan !== 'pro' && plan !== 'unlimited' && !matchesModel(freeModels, model)) return false
    const own = tokenId === null ? undefined : await keys.findModels(tokenId)
    return own === undefined || matchesModel(own, model)
  }
  return {
    includes,
    async require(caller, model) {
      if (!(await includes(caller, model))) throw problem('model_not_in_plan', { data: { param: 'model' } })
    },
  }
}
