import type { ChatTask } from './chat-task.ts'
import type { CompletionTask } from './completion-task.ts'

/** Every response of an operation on code names its engine. */
export type EngineName = 'rules' | 'local' | 'upstream'

/** One kind of language model, or the rules that serve without one. */
export interface Engine {
  readonly name: EngineName
  /** Ends early, and stops all work, when the signal aborts. */
  chat(task: ChatTask, signal: AbortSignal): AsyncIterable<EngineEvent>
  /** Completes code between a prefix and a suffix. */
  complete(task: CompletionTask, signal: AbortSignal): AsyncIterable<EngineEvent>
}

/** An event of an engine. Every protocol encodes these events in its own format. */
export type EngineEvent =
  | { type: 'text'; text: string /** The index of the completion, if there are several. */; index?: number }
  | { type: 'reasoning'; text: string; signature?: string }
  | { type: 'tool-call'; index: number; id: string; name: string }
  | { type: 'tool-arguments'; index: number /** A piece of the JSON text. */; json: string }
  | { type: 'artifact'; artifact: Artifact }
  | { type: 'citation'; citation: Citation }
  | { type: 'warning'; text: string }
  | { type: 'usage'; usage: Usage }
  | { type: 'stop'; reason: StopReason /** The matched stop sequence. */; sequence?: string }

export type StopReason = 'stop' | 'stop-sequence' | 'length' | 'tool-calls' | 'content-filter'

export interface Usage {
  promptTokens: number
  completionTokens: number
  cachedTokens?: number
  reasoningTokens?: number
  /** `estimated` from the text, `counted` by the tokenizer of the model, or as the upstream reported it. */
  source: 'upstream' | 'counted' | 'estimated'
}

/** A result of an engine besides text, for the operations on code and follow-up messages. */
export type Artifact =
  | { kind: 'intent'; name: string; confidence: number }
  | { kind: 'code'; language: string; content: string; path?: string }
  | { kind: 'edit'; path: string; diff: string }
  | { kind: 'check'; name: string; ok: boolean; detail: string }

/** A passage of a repository. */
export interface Citation {
  repository: string
  path: string
  ref: string
  commit: string
  startLine: number
  endLine: number
  score: number
}
