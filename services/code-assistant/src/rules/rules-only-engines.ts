import type { Context } from '../context.ts'
import type { Engine } from '../engine/engine.ts'
import type { Engines } from '../engines/engines.ts'
import { problem } from '../errors.ts'

const model = { name: 'rules', engine: 'rules', ownedBy: 'octavo', contextLength: 1_000_000 } as const

/** Serves the rules alone, under their own name. */
export function createRulesOnlyEngines({ models, config }: Context, rules: Engine): Engines {
  const get: Engines['get'] = async (caller, name = config.defaultModel) => {
    if (name !== 'rules' && name !== 'basic') throw problem('model_not_found', { data: { param: 'model' } })
    await models.require(caller, model.name)
    return model
  }
  return {
    get,
    list: async (caller) => ((await models.includes(caller, model.name)) ? [model] : []),
    async chat(caller, name, task, signal) {
      await get(caller, name)
      return { model: 'rules', engine: 'rules', events: rules.chat({ ...task, model: 'rules' }, signal) }
    },
    async complete(caller, name, task, signal) {
      await get(caller, name)
      return { model: 'rules', engine: 'rules', events: rules.complete({ ...task, model: 'rules' }, signal) }
    },
    forward: async () => undefined,
  }
}
