import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { EngineEvent, StopReason } from '../engine/engine.ts'
import { InvalidStream, parseData, type StreamDecoder } from './decoded-stream.ts'
import { errorMessageOf } from './failures.ts'
import { completeUsage, type ReportedUsage, readUsage } from './usage.ts'

const stopReasons = new Map<string, StopReason>(
  Object.entries({
    length: 'length',
    max_tokens: 'length',
    tool_calls: 'tool-calls',
    function_call: 'tool-calls',
    content_filter: 'content-filter',
  }),
)

/** Decodes chunks of chat completions and of text completions, also those of servers that differ from OpenAI's. */
export function createOpenAiDecoder(): StreamDecoder {
  const calls = new Map<unknown, number>()
  let reported: ReportedUsage = {}
  let finishReason: string | undefined
  let isEnded = false

  function* decodeChoice(value: unknown): Generator<EngineEvent> {
    const choice = asRecord(value)
    // Some servers send whole messages.
    const delta = asRecord(choice.delta ?? choice.message)
    const index = Number.isInteger(choice.index) ? Number(choice.index) : 0
    const reasoning = textOfContent(delta.reasoning_content ?? delta.reasoning)
    if (reasoning) yield { type: 'reasoning', text: reasoning }
    const text = textOfContent(delta.content ?? choice.text) || textOfContent(delta.refusal)
    if (text) yield { type: 'text', text, ...(index > 0 && { index }) }
    if (Array.isArray(delta.tool_calls))
      for (const call of delta.tool_calls) yield* decodeToolCall(asRecord(call))
    // Some servers repeat it.
    if (typeof choice.finish_reason === 'string') finishReason ??= choice.finish_reason
  }

  function* decodeToolCall({ index, id, function: called }: Record<string, unknown>): Generator<EngineEvent> {
    const { name, arguments: json } = asRecord(called)
    // Servers that send whole calls omit the index.
    const key = index ?? id ?? calls.size
    let at = calls.get(key)
    if (at === undefined) {
      if (typeof name !== 'string') return
      at = calls.size
      calls.set(key, at)
      yield { type: 'tool-call', index: at, id: typeof id === 'string' && id ? id : `call_${at}`, name }
    }
    if (typeof json === 'string' && json) yield { type: 'tool-arguments', index: at, json }
    else if (typeof json === 'object' && json !== null)
      yield { type: 'tool-arguments', index: at, json: JSON.stringify(json) }
  }

  return {
    *decode({ data }) {
      if (isEnded) return
      if (data.startsWith('[DONE]')) {
        isEnded = true
        return
      }
      const chunk = asRecord(parseData(data))
      if (chunk.error)
        throw new InvalidStream(`reported an error: ${errorMessageOf(chunk) ?? 'without a message'}`)
      Object.assign(reported, readUsage(chunk.usage))
      if (Array.isArray(chunk.choices)) for (const choice of chunk.choices) yield* decodeChoice(choice)
    },
    end() {
      if (!isEnded && finishReason === undefined) return undefined
      const { promptTokens, completionTokens } = reported
      const reason = stopReasons.get(finishReason ?? '') ?? (calls.size > 0 ? 'tool-calls' : 'stop')
      const stop: EngineEvent = { type: 'stop', reason }
      if (promptTokens === undefined || completionTokens === undefined) return [stop]
      const usage = completeUsage(reported, { promptTokens, completionTokens }, true)
      reported = {}
      return [{ type: 'usage', usage }, stop]
    },
    get isEnded() {
      return isEnded
    },
  }
}

/** Text, or a list of parts. */
function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => asRecord(part).text)
    .filter((text) => typeof text === 'string')
    .join('')
}
