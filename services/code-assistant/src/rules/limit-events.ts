import type { ChatTask } from '../engine/chat-task.ts'
import type { EngineEvent } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'

/** Ends a response at a stop sequence, at the maximum of tokens or with its own stop event, and reports its usage. */
export async function* limitEvents(
  events: AsyncIterable<EngineEvent>,
  { maxTokens = Number.POSITIVE_INFINITY, stop }: Pick<ChatTask, 'maxTokens' | 'stop'>,
  promptTokens: () => number,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  let completionTokens = 0
  /** The end of the text, which a stop sequence may begin in. */
  let tail = ''
  const tailLength = Math.max(0, ...stop.map(({ length }) => length - 1))
  const end = (reason: Extract<EngineEvent, { type: 'stop' }>): EngineEvent[] => [
    { type: 'usage', usage: { promptTokens: promptTokens(), completionTokens, source: 'estimated' } },
    reason,
  ]
  for await (const event of events) {
    signal.throwIfAborted()
    if (event.type === 'stop') {
      yield* end(event)
      return
    }
    if (event.type !== 'text') {
      yield event
      continue
    }
    const text = tail + event.text
    const sequence = firstOf(stop, text)
    if (sequence) {
      const rest = sequence.at - tail.length
      if (rest > 0) yield { type: 'text', text: event.text.slice(0, rest) }
      yield* end({ type: 'stop', reason: 'stop-sequence', sequence: sequence.text })
      return
    }
    const tokens = estimateTokens(event.text)
    if (completionTokens + tokens > maxTokens) {
      const cut = cutText(event.text, maxTokens - completionTokens)
      completionTokens = maxTokens
      if (cut !== '') yield { type: 'text', text: cut }
      yield* end({ type: 'stop', reason: 'length' })
      return
    }
    completionTokens += tokens
    tail = text.slice(Math.max(0, text.length - tailLength))
    yield event
  }
  yield* end({ type: 'stop', reason: 'stop' })
}

function firstOf(stop: readonly string[], text: string): { at: number; text: string } | undefined {
  return stop
    .filter((sequence) => sequence !== '')
    .map((sequence) => ({ at: text.indexOf(sequence), text: sequence }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
}

/** The longest start of a text that has at most this many tokens. */
function cutText(text: string, tokens: number): string {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (estimateTokens(text.slice(0, middle)) <= tokens) low = middle
    else high = middle - 1
  }
  return text.slice(0, low)
}
