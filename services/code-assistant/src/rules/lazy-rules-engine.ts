import { lazy } from '@octavo/platform/lazy.ts'
import type { Context } from '../context.ts'
import type { Engine } from '../engine/engine.ts'
import type { Repositories } from '../repositories/repositories.ts'

/** Loads the engine with the first message, so that a start does not load its grammar. */
export function createLazyRulesEngine(context: Context, repositories: Repositories): Engine {
  const load = lazy(async () =>
    (await import('./create-rules-engine.ts')).createRulesEngine(context, repositories),
  )
  return {
    name: 'rules',
    async *chat(task, signal) {
      yield* (await load()).chat(task, signal)
    },
    async *complete(task, signal) {
      yield* (await load()).complete(task, signal)
    },
  }
}
