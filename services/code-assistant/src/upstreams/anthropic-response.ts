import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { EngineEvent, StopReason } from '../engine/engine.ts'
import { InvalidStream, parseData, type StreamDecoder } from './decoded-stream.ts'
import { errorMessageOf } from './failures.ts'
import { completeUsage, type ReportedUsage, readUsage } from './usage.ts'

const stopReasons = new Map<string, StopReason>(
  Object.entries({
    max_tokens: 'length',
    model_context_window_exceeded: 'length',
    stop_sequence: 'stop-sequence',
    tool_use: 'tool-calls',
    refusal: 'content-filter',
  }),
)

/** Decodes the events of `POST /v1/messages`. Unknown ones are ignored, because new ones are added often. */
export function createAnthropicDecoder(): StreamDecoder {
  /** The position among tool calls, by that among all blocks. */
  const calls = new Map<unknown, number>()
  const reported: ReportedUsage = {}
  let stop: EngineEvent | undefined
  let isEnded = false

  function* startBlock(index: unknown, block: Record<string, unknown>): Generator<EngineEvent> {
    if (block.type === 'text' && block.text) yield { type: 'text', text: String(block.text) }
    if (block.type === 'thinking' && block.thinking) yield { type: 'reasoning', text: String(block.thinking) }
    if (block.type !== 'tool_use') return
    calls.set(index, calls.size)
    yield { type: 'tool-call', index: calls.size - 1, id: String(block.id), name: String(block.name) }
  }

  function* decodeDelta(index: unknown, delta: Record<string, unknown>): Generator<EngineEvent> {
    const { type, text, thinking, signature, partial_json: json } = delta
    if (type === 'text_delta' && typeof text === 'string') yield { type: 'text', text }
    if (type === 'thinking_delta' && typeof thinking === 'string') yield { type: 'reasoning', text: thinking }
    if (type === 'signature_delta' && typeof signature === 'string')
      yield { type: 'reasoning', text: '', signature }
    const at = calls.get(index)
    if (type === 'input_json_delta' && typeof json === 'string' && at !== undefined)
      yield { type: 'tool-arguments', index: at, json }
  }

  return {
    *decode({ data }) {
      if (isEnded) return
      const event = asRecord(parseData(data))
      if (event.type === 'error')
        throw new InvalidStream(`reported an error: ${errorMessageOf(event) ?? 'without a message'}`)
      const delta = asRecord(event.delta)
      Object.assign(reported, readUsage(asRecord(event.message).usage), readUsage(event.usage))
      if (event.type === 'content_block_start') yield* startBlock(event.index, asRecord(event.content_block))
      else if (event.type === 'content_block_delta') yield* decodeDelta(event.index, delta)
      else if (event.type === 'message_delta' && typeof delta.stop_reason === 'string') {
        const sequence = typeof delta.stop_sequence === 'string' ? { sequence: delta.stop_sequence } : {}
        stop ??= { type: 'stop', reason: stopReasons.get(delta.stop_reason) ?? 'stop', ...sequence }
      } else if (event.type === 'message_stop') isEnded = true
    },
    end() {
      if (!stop && !isEnded) return undefined
      const { promptTokens, completionTokens } = reported
      const last: EngineEvent = stop ?? { type: 'stop', reason: 'stop' }
      if (promptTokens === undefined || completionTokens === undefined) return [last]
      return [
        { type: 'usage', usage: completeUsage(reported, { promptTokens, completionTokens }, true) },
        last,
      ]
    },
    get isEnded() {
      return isEnded
    },
  }
}
