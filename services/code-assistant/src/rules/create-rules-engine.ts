import type { Context } from '../context.ts'
import type { Engine } from '../engine/engine.ts'
import type { Repositories } from '../repositories/repositories.ts'

/** The engine without a language model. */
export function createRulesEngine(_context: Context, _repositories: Repositories): Engine {
  return {
    name: 'rules',
    async *chat() {
      yield { type: 'artifact', artifact: { kind: 'intent', name: 'unknown', confidence: 0 } }
      yield {
        type: 'text',
        text: 'No language model is configured, and the basic engine cannot answer this.',
      }
      yield { type: 'stop', reason: 'stop' }
    },
    async *complete() {
      yield { type: 'stop', reason: 'stop' }
    },
  }
}
