import type { StopReason } from '../engine/engine.ts'

export interface LocalTurn {
  role: 'system' | 'user' | 'assistant'
  text: string
}

export interface LocalRequest {
  id: number
  /** A conversation, or code to complete. */
  input: { turns: readonly LocalTurn[] } | { prefix: string; suffix: string }
  maxTokens?: number
  temperature?: number
  topP?: number
  seed?: number
  stop: readonly string[]
}

export type ToModel = { run: LocalRequest } | { abort: number }

export type FromModel =
  | { ready: true }
  /** The model cannot be used at all. */
  | { broken: string }
  | { id: number; text: string }
  | { id: number; end: { reason: StopReason; promptTokens: number; completionTokens: number } }
  | { id: number; error: string }
