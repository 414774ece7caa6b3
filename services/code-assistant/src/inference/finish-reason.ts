import type { StopReason } from '../engine/engine.ts'

const finishReasons: Record<StopReason, string> = {
  stop: 'stop',
  'stop-sequence': 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  'content-filter': 'content_filter',
}

/** The field `finish_reason`, as in the OpenAI API. */
export const finishReasonOf = (reason: StopReason): string => finishReasons[reason]
