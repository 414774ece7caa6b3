import type { Window } from './limits.ts'

/** The limits of a caller. Without windows they are unlimited. Services may add their own fields. */
export interface Plan {
  readonly windows: readonly Window[]
}

/** At most `max` requests in a minute, or no limit if it is 0. */
export const perMinute = (max: number): readonly Window[] =>
  max ? [{ name: 'minute', unit: 'minute', max, starts: 'first-use' }] : []

/** A plan as the service defined it, with the service's own name for it. */
export type NamedPlan<Definitions extends Record<string, Plan>> = Definitions[keyof Definitions] & {
  readonly name: NameOf<Definitions>
}

export interface Plans<Definitions extends Record<string, Plan>> {
  /** In the order of definition, without the aliases. */
  readonly names: readonly NameOf<Definitions>[]
  /** Resolves a name from user input: one of the service's own, or `free` or `paid`, which always exist. */
  resolvePlan(name: string): NamedPlan<Definitions> | undefined
  /** Returns the plan for a name in the service's own code. */
  getPlan(name: NameOf<Definitions> | CommonName): NamedPlan<Definitions>
}

type NameOf<Definitions> = keyof Definitions & string

/** Every service with plans resolves these names, so that scripts work with all of them. */
type CommonName = 'free' | 'paid'

/** Maps the common names that a service does not define to its own plans. */
type Aliases<Definitions> = { readonly [Name in Exclude<CommonName, keyof Definitions>]: NameOf<Definitions> }

type AliasArguments<Definitions> = CommonName extends keyof Definitions ? [] : [aliases: Aliases<Definitions>]

export function definePlans<Definitions extends Record<string, Plan>>(
  definitions: Definitions,
  ...[aliases]: AliasArguments<Definitions>
): Plans<Definitions> {
  const plans = new Map<string, NamedPlan<Definitions>>()
  // Object.entries cannot rule out extra keys beyond the type.
  const entries = Object.entries(definitions) as [NameOf<Definitions>, Definitions[keyof Definitions]][]
  for (const [name, plan] of entries) {
    checkWindows(name, plan.windows)
    plans.set(name, { ...plan, name })
  }
  for (const [alias, name] of Object.entries<string>(aliases ?? {})) {
    const plan = plans.get(name)
    if (!plan) throw new Error(`"${alias}" is an alias of the plan "${name}", which is not defined`)
    if (plans.has(alias)) throw new Error(`"${alias}" is a plan and cannot be an alias of "${name}"`)
    plans.set(alias, plan)
  }
  for (const name of ['free', 'paid']) {
    if (!plans.has(name)) throw new Error(`There is no plan or alias "${name}"`)
  }

  return {
    names: entries.map(([name]) => name),
    resolvePlan: (name) => plans.get(name),
    getPlan(name) {
      const plan = plans.get(name)
      if (!plan) throw new Error(`There is no plan "${name}"`)
      return plan
    },
  }
}

function checkWindows(plan: string, windows: readonly Window[]): void {
  const names = new Set<string>()
  for (const { name, max } of windows) {
    if (names.has(name)) throw new Error(`Plan "${plan}" has two windows named "${name}"`)
    if (!Number.isSafeInteger(max) || max < 1) {
      throw new Error(`Window "${name}" of plan "${plan}" must allow a whole number above 0, not ${max}`)
    }
    names.add(name)
  }
}
