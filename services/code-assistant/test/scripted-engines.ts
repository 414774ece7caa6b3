import type { ChatTask } from '../src/engine/chat-task.ts'
import type { CompletionTask } from '../src/engine/completion-task.ts'
import type { EngineEvent, Usage } from '../src/engine/engine.ts'
import type { EngineRun, Engines } from '../src/engines/engines.ts'
import { problem } from '../src/errors.ts'

type Script = () => AsyncIterable<EngineEvent> | Iterable<EngineEvent>

export const usage: Usage = {
  promptTokens: 12,
  completionTokens: 7,
  cachedTokens: 2,
  reasoningTokens: 1,
  source: 'counted',
}

/** Events of an ordinary answer. */
export function* answer(...texts: string[]): Generator<EngineEvent> {
  for (const text of texts) yield { type: 'text', text }
  yield { type: 'usage', usage }
  yield { type: 'stop', reason: 'stop' }
}

/** Engines whose events a test writes. They serve the models `rules` and `alpha/m1`. */
export function createScriptedEngines() {
  let script: Script = () => answer('Hello', ' there')
  const tasks: (Omit<ChatTask, 'model'> | Omit<CompletionTask, 'model'>)[] = []
  const models = (['rules', 'alpha/m1'] as const).map((name) => ({
    name,
    engine: name === 'rules' ? ('rules' as const) : ('upstream' as const),
    ownedBy: 'octavo',
    contextLength: 1_000,
  }))

  function find(name = 'rules') {
    const model = models.find((other) => other.name === name)
    if (!model) throw problem('model_not_found', { data: { param: 'model' } })
    return model
  }

  async function start(model: string | undefined, task: (typeof tasks)[number], signal: AbortSignal) {
    const { name, engine } = find(model)
    tasks.push(task)
    const settled = Promise.withResolvers<Usage>()
    signal.addEventListener('abort', () => settled.resolve(usage))
    const iterator = read(script())
    const first = await iterator.next()
    async function* events(): AsyncGenerator<EngineEvent> {
      try {
        if (!first.done) yield first.value
        for (;;) {
          const next = await iterator.next()
          if (next.done) return
          signal.throwIfAborted()
          yield next.value
        }
      } finally {
        settled.resolve(usage)
      }
    }
    const run: EngineRun = { model: name, engine, events: events(), usage: settled.promise }
    return run
  }

  const engines: Engines = {
    list: async () => models,
    get: async (_caller, name) => find(name),
    chat: async (_caller, model, task, signal) => start(model, task, signal),
    complete: async (_caller, model, task, signal) => start(model, task, signal),
    async forward(_caller, model) {
      find(model)
      return undefined
    },
  }
  return Object.assign(engines, {
    /** The tasks so far, the last one at the end. */
    tasks,
    run(next: Script) {
      script = next
    },
  })
}

async function* read(
  events: AsyncIterable<EngineEvent> | Iterable<EngineEvent>,
): AsyncGenerator<EngineEvent> {
  yield* events
}
