import type { Settings } from '../config.ts'
import type { EngineName } from '../engine/engine.ts'
import { problem } from '../errors.ts'
import type { Upstream } from '../upstreams/upstream.ts'

/** The engine that serves a model, and the engine's own name of the model. */
export type ModelTarget =
  | { engine: Exclude<EngineName, 'upstream'>; name: string; model: string }
  | { engine: 'upstream'; name: string; model: string; upstream: Upstream }

/** Usage is stored by name, in an index of the database. */
const maxNameLength = 200

export interface ModelNames {
  /** The name without its synonyms, and the models that serve it, in the order in which they are tried. */
  resolve(name: string | undefined): { name: string; targets: readonly ModelTarget[] }
  /** The names of all models and aliases that lists can show, and the model that is tried first. */
  listNames(): { name: string; target: ModelTarget }[]
}

type NameSettings = Pick<Settings, 'defaultModel' | 'aliases'>

/**
 * Full names (`rules`, `local/NAME`, `UPSTREAM/MODEL`) come before aliases, exact aliases before those with `*`, and of
 * these the longest.
 */
export function createModelNames(
  { defaultModel, aliases }: NameSettings,
  upstreams: readonly Upstream[],
  localModels: readonly string[],
): ModelNames {
  const targetsOf = new Map(
    Object.entries(aliases).map(([alias, names]) => [alias, names.map(requireTarget)]),
  )
  const wildcards = [...targetsOf.keys()]
    .filter((alias) => alias.endsWith('*'))
    .sort((a, b) => b.length - a.length)

  function requireTarget(name: string): ModelTarget {
    const target = findTarget(name)
    if (!target) throw new Error(`aliases: the model "${name}" is not served by any engine`)
    return target
  }

  function findTarget(name: string): ModelTarget | undefined {
    if (name === 'rules' || name === 'basic') return { engine: 'rules', name: 'rules', model: 'rules' }
    const slash = name.indexOf('/')
    const model = name.slice(slash + 1)
    if (slash === -1 || model === '') return undefined
    const prefix = name.slice(0, slash)
    if (prefix === 'local') return localModels.includes(model) ? { engine: 'local', name, model } : undefined
    const upstream = upstreams.find((other) => other.name === prefix)
    if (!upstream) return undefined
    const isServed =
      upstream.models.length > 0 ? upstream.models.includes(model) : model.length <= maxNameLength
    if (!isServed) return undefined
    return { engine: 'upstream', name, model, upstream }
  }

  function findAlias(name: string): readonly ModelTarget[] | undefined {
    const exact = targetsOf.get(name)
    if (exact) return exact
    const wildcard = wildcards.find((alias) => name.startsWith(alias.slice(0, -1)))
    return wildcard === undefined ? undefined : targetsOf.get(wildcard)
  }

  return {
    resolve(name = defaultModel) {
      const target = findTarget(name)
      if (target) return { name: target.name, targets: [target] }
      const targets = findAlias(name)
      if (targets) return { name, targets }
      const message = `The model \`${name.slice(0, 200)}\` does not exist.`
      throw problem('model_not_found', { message, data: { param: 'model' } })
    },
    listNames() {
      const names = [
        'rules',
        ...localModels.map((name) => `local/${name}`),
        ...upstreams.flatMap(({ name, models }) => models.map((model) => `${name}/${model}`)),
      ]
      const aliased = [...targetsOf].flatMap(([name, [target]]) =>
        target && !name.endsWith('*') && !findTarget(name) ? [{ name, target }] : [],
      )
      return [...names.map((name) => ({ name, target: requireTarget(name) })), ...aliased]
    },
  }
}
