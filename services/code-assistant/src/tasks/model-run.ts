import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { ChatMessage, ChatTask, CodeFile } from '../engine/chat-task.ts'
import type { EngineEvent, EngineName } from '../engine/engine.ts'
import { collectReply } from './collect-reply.ts'
import { finishReasons, readChatTask } from './read-chat-task.ts'
import type { TaskProgress, TaskResult } from './respond.ts'
import type { TaskRequest } from './task-fields.ts'

/** The interface between operations on code and the engines, which are built on top of them. */
export interface TaskModels {
  /** Throws `model_not_found` or `model_not_in_plan`. */
  get(caller: Caller, name: string | undefined): Promise<{ engine: EngineName }>
  chat(
    caller: Caller,
    model: string | undefined,
    task: Omit<ChatTask, 'model'>,
    signal: AbortSignal,
  ): Promise<{ model: string; engine: EngineName; events: AsyncIterable<EngineEvent> }>
}

export interface ModelPrompt {
  /** The task and the format of the response. */
  instructions: string
  /** The user's own words. */
  message: string
  /** Code of the request. The engines mark it as data. */
  files: readonly CodeFile[]
}

/** The reply of a language model, and the fields of the response that follow from it. */
export interface ModelReply {
  text: string
  /** True if a limit cut the reply off. */
  isCut: boolean
  result: Omit<TaskResult, 'body' | 'warnings'>
  warnings: readonly string[]
}

/** A language model that has started to reply. */
export interface ModelRun {
  /** Reads the reply, and reports its text as it comes. */
  read(progress: TaskProgress): Promise<ModelReply>
}

interface ModelRequest {
  body: TaskRequest
  caller: Caller
  disconnectSignal: AbortSignal
}

/** Starts the language model of a request. Returns undefined if the rules serve it. */
export async function startModel(
  models: TaskModels,
  { body, caller, disconnectSignal }: ModelRequest,
  writePrompt: () => ModelPrompt,
): Promise<ModelRun | undefined> {
  const { engine } = await models.get(caller, body.model)
  if (engine === 'rules') return undefined
  const { instructions, message, files } = writePrompt()
  const language = body.language === undefined ? '' : ` The language is ${body.language}.`
  const messages = [messageOf('system', instructions + language), messageOf('user', message)]
  const abandon = new AbortController()
  const signal = AbortSignal.any([disconnectSignal, abandon.signal])
  const task = readChatTask(body, messages, files)
  const run = await models.chat(caller, body.model, task, signal)
  if (run.engine === 'rules') {
    // All other models failed. The rules of the operation do more than those of a chat.
    abandon.abort()
    return undefined
  }
  return {
    async read(progress) {
      const { text, citations, warnings, usage, stopReason } = await collectReply(run.events, progress)
      return {
        text,
        isCut: stopReason === 'length',
        result: {
          model: run.model,
          engine: run.engine,
          ...(usage && { usage }),
          finishReason: finishReasons[stopReason],
          citations,
        },
        warnings,
      }
    },
  }
}

const messageOf = (role: 'system' | 'user', text: string): ChatMessage => ({
  role,
  content: [{ type: 'text', text }],
})
