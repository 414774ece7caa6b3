import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { ModelAccess } from '../access/models.ts'
import type { Settings } from '../config.ts'
import { type ChatTask, textOf } from '../engine/chat-task.ts'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'
import { problem } from '../errors.ts'
import type { Upstream } from '../upstreams/upstream.ts'
import type { EngineRun, Engines, Model } from './engines.ts'
import { createModelNames, type ModelTarget } from './model-names.ts'
import { isServerFailure, startEvents, startFirst } from './run-engine.ts'

export interface EnginesOptions {
  settings: Pick<Settings, 'defaultModel' | 'aliases'>
  models: ModelAccess
  rules: Engine
  upstreams: readonly Upstream[]
  local?: Engine & { readonly models: readonly string[] }
}

/** The rules read what fits into a request. Servers report their own limits when it is exceeded. */
const contextLengths = { rules: 1_000_000, upstream: 128_000, local: 8_192 }

export function createEngines({ settings, models, rules, upstreams, local }: EnginesOptions): Engines {
  const names = createModelNames(settings, upstreams, local?.models ?? [])

  /**
   * A plan or key that lists an alias includes all of its models, so the operator can sell the alias. Otherwise only
   * models that the plan and key include are tried.
   */
  async function findTargets(caller: Caller, model: string | undefined): Promise<readonly ModelTarget[]> {
    const { name, targets } = names.resolve(model)
    if (await models.includes(caller, name)) return targets
    const included: ModelTarget[] = []
    for (const target of targets) if (await models.includes(caller, target.name)) included.push(target)
    if (included.length === 0) throw problem('model_not_in_plan', { data: { param: 'model' } })
    return included
  }

  function engineOf(target: ModelTarget, caller: Caller): Engine {
    if (target.engine === 'upstream') return target.upstream.engineFor(clientOf(caller))
    const engine = target.engine === 'rules' ? rules : local
    if (!engine) throw problem('model_not_found')
    return engine
  }

  async function start(
    caller: Caller,
    model: string | undefined,
    signal: AbortSignal,
    promptTokens: () => number,
    open: (engine: Engine, model: string) => AsyncIterable<EngineEvent>,
  ): Promise<EngineRun> {
    return startFirst(await findTargets(caller, model), signal, async (target) => ({
      model: target.name,
      engine: target.engine,
      ...(await startEvents(open(engineOf(target, caller), target.model), promptTokens, signal)),
    }))
  }

  return {
    async list(caller) {
      const included: Model[] = []
      for (const { name, target } of names.listNames()) {
        const isIncluded =
          (await models.includes(caller, name)) || (await models.includes(caller, target.name))
        if (isIncluded) included.push(presentModel(name, target))
      }
      return included
    },
    async get(caller, requested) {
      const { name } = names.resolve(requested)
      const [target] = await findTargets(caller, requested)
      // There is always one, or it threw.
      return presentModel(name, target as ModelTarget)
    },
    chat(caller, requested, task, signal) {
      const promptTokens = () => promptOf(task)
      return start(caller, requested, signal, promptTokens, (engine, model) =>
        engine.chat({ ...task, model, userId: caller.user?.id ?? 0 }, signal),
      )
    },
    complete(caller, requested, task, signal) {
      const promptTokens = () => estimateTokens(task.prefix) + estimateTokens(task.suffix)
      return start(caller, requested, signal, promptTokens, (engine, model) =>
        engine.complete({ ...task, model }, signal),
      )
    },
    async forward(caller, requested, request, signal) {
      const targets = await findTargets(caller, requested)
      if (!isForwardable(targets[0], request.protocol)) return undefined
      const forwardable = targets.filter((target) => isForwardable(target, request.protocol))
      try {
        return await startFirst(forwardable, signal, async ({ name, engine, model, upstream }) => ({
          model: name,
          engine,
          ...(await upstream.forward(clientOf(caller), model, request, signal)),
        }))
      } catch (error) {
        // The other models answer in another protocol. `chat` does not try those again that have failed.
        if (isServerFailure(error) && forwardable.length < targets.length) return undefined
        throw error
      }
    },
  }
}

const isForwardable = (
  target: ModelTarget | undefined,
  protocol: Upstream['protocol'],
): target is Extract<ModelTarget, { engine: 'upstream' }> =>
  target?.engine === 'upstream' && target.upstream.protocol === protocol

const clientOf = ({ user, tokenId }: Caller): string => String(user?.id ?? tokenId ?? 'anonymous')

const promptOf = ({ messages }: Pick<ChatTask, 'messages'>): number =>
  messages.reduce((sum, message) => sum + estimateTokens(textOf(message)), 0)

function presentModel(name: string, target: ModelTarget): Model {
  const ownedBy = target.engine === 'upstream' ? target.upstream.name : 'octavo'
  return { name, engine: target.engine, ownedBy, contextLength: contextLengths[target.engine] }
}
