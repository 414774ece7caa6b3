import { availableParallelism } from 'node:os'
import type { Logger } from '@octavo/platform/log.ts'
import type { Settings } from '../config.ts'
import type { ChatTask } from '../engine/chat-task.ts'
import { textOf } from '../engine/chat-task.ts'
import type { Engine } from '../engine/engine.ts'
import { refuseFormat } from '../engine/refuse-format.ts'
import { problem } from '../errors.ts'
import { describeContext } from '../upstreams/code-context.ts'
import { createLocalModel } from './local-model.ts'
import type { LocalTurn } from './messages.ts'

export interface LocalModels extends Engine {
  readonly models: readonly string[]
  close(): Promise<void>
}

/** More threads than cores make a model many times slower. */
const defaultThreads = Math.max(1, availableParallelism() - 1)

/** Serves GGUF files with node-llama-cpp, which the operator installs. Each model has a process of its own. */
export function createLocalModels(
  { localModels }: Pick<Settings, 'localModels'>,
  log: Logger,
  threads = defaultThreads,
): LocalModels {
  const models = new Map(
    Object.entries(localModels).map(([name, path]) => [name, createLocalModel(name, path, threads, log)]),
  )
  const find = (name: string) => {
    const model = models.get(name)
    if (!model) throw problem('model_not_found')
    return model
  }
  return {
    name: 'local',
    models: [...models.keys()],
    async *chat(task, signal) {
      refuseFormat(task)
      const warnings = task.tools.length > 0 ? ['Local models do not call tools.'] : []
      const turns = turnsOf(task, warnings)
      for (const text of warnings) yield { type: 'warning', text }
      yield* find(task.model).run(clientOf(task), { ...samplingOf(task), input: { turns } }, signal)
    },
    async *complete(task, signal) {
      const { prefix, suffix } = task
      yield* find(task.model).run(clientOf(task), { ...samplingOf(task), input: { prefix, suffix } }, signal)
    },
    async close() {
      await Promise.all([...models.values()].map((model) => model.close()))
    },
  }
}

const clientOf = ({ userId }: Pick<ChatTask, 'userId'>): string => String(userId)

function samplingOf({
  maxTokens,
  temperature,
  topP,
  seed,
  stop,
}: Omit<ChatTask, 'messages' | 'tools' | 'toolChoice'>) {
  return {
    stop,
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(seed !== undefined && { seed }),
  }
}

function turnsOf({ messages, context }: ChatTask, warnings: string[]): LocalTurn[] {
  const files = describeContext(context, warnings)
  const attached: LocalTurn[] = files === undefined ? [] : [{ role: 'system', text: files }]
  return [
    ...attached,
    // Small models know no results of tools.
    ...messages.map((message) => ({
      role: message.role === 'tool' ? ('user' as const) : message.role,
      text: textOf(message),
    })),
  ]
}
