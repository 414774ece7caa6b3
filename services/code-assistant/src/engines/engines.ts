import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { ChatTask } from '../engine/chat-task.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import type { EngineEvent, EngineName, Usage } from '../engine/engine.ts'
import type { ForwardRequest, UpstreamResponse } from '../engine/forward-request.ts'

export interface Model {
  /** The full name, such as `rules`, `local/tiny` or `alpha/m1`, or an alias. */
  name: string
  engine: EngineName
  /** The owner in lists of models. */
  ownedBy: string
  contextLength: number
}

/** A running task, after its first event: failures before it were retried with the next model. */
export interface EngineRun {
  /** The full name of the model that answers. */
  model: string
  engine: EngineName
  /** Always has one usage event, before the stop event. */
  events: AsyncIterable<EngineEvent>
  /** Settles when the events end, also early: then it is estimated from what was produced. Never rejects. */
  usage: Promise<Usage>
}

export interface ForwardedResponse extends UpstreamResponse {
  /** The full name of the model that answers. */
  model: string
  engine: EngineName
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
    task: Omit<ChatTask, 'model' | 'userId'>,
    signal: AbortSignal,
  ): Promise<EngineRun>
  complete(
    caller: Caller,
    model: string | undefined,
    task: Omit<CompletionTask, 'model'>,
    signal: AbortSignal,
  ): Promise<EngineRun>
  /** Returns undefined if the first model is not on a server of this protocol. It then has to be translated. */
  forward(
    caller: Caller,
    model: string | undefined,
    request: ForwardRequest,
    signal: AbortSignal,
  ): Promise<ForwardedResponse | undefined>
}
