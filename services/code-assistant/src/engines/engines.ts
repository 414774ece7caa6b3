import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { ChatTask } from '../engine/chat-task.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import type { EngineEvent, EngineName } from '../engine/engine.ts'

export interface Model {
  /** The full name, such as `rules`, `local/tiny` or `alpha/m1`. */
  name: string
  engine: EngineName
  /** The owner in lists of models. */
  ownedBy: string
  contextLength: number
}

/** A running task, after its first event: failures before it were retried with the next model. */
export interface EngineRun {
  model: string
  engine: EngineName
  events: AsyncIterable<EngineEvent>
}

/** A request that goes to a model server of the same protocol, with its bytes unchanged but for the model. */
export interface ForwardRequest {
  protocol: 'openai' | 'anthropic'
  /** The path below the base URL of the protocol, such as `/chat/completions` or `/v1/messages`. */
  path: string
  body: Buffer
  headers: Readonly<Record<string, string>>
  isStream: boolean
}

export interface ForwardedResponse {
  model: string
  status: number
  headers: Readonly<Record<string, string>>
  /** The bytes as they come. Ends, and closes the upstream connection, when the signal aborts. */
  body: AsyncIterable<Uint8Array>
}

/** Finds the model of a request, and runs tasks with it. */
export interface Engines {
  /** The models that the caller can use, and their aliases. */
  list(caller: Caller): Promise<Model[]>
  /** Throws `model_not_found` or `model_not_in_plan`. */
  get(caller: Caller, name: string | undefined): Promise<Model>
  chat(
    caller: Caller,
    model: string | undefined,
    task: Omit<ChatTask, 'model'>,
    signal: AbortSignal,
  ): Promise<EngineRun>
  complete(
    caller: Caller,
    model: string | undefined,
    task: Omit<CompletionTask, 'model'>,
    signal: AbortSignal,
  ): Promise<EngineRun>
  /** Returns undefined if no server of this protocol serves the model, which then has to be translated. */
  forward(
    caller: Caller,
    model: string | undefined,
    request: ForwardRequest,
    signal: AbortSignal,
  ): Promise<ForwardedResponse | undefined>
}
