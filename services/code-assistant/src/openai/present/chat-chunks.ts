import { finishReasonOf } from '../../inference/finish-reason.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import { encodeEvent } from '../../wire/event-stream.ts'
import { type CompletionHead, createNotes } from './chat-completion.ts'
import { presentUsage } from './usage.ts'

export const endOfStream = 'data: [DONE]\n\n'

/** Encodes the events of a run as chunks of a chat completion. */
export async function* encodeChatChunks(
  head: CompletionHead,
  events: AsyncIterable<RunEvent>,
  includeUsage: boolean,
): AsyncGenerator<string> {
  const common = { ...head, object: 'chat.completion.chunk' }
  const encode = (index: number, delta: object, rest: { finish?: string; notes?: object } = {}) =>
    encodeEvent({
      ...common,
      choices: [{ index, delta, logprobs: null, finish_reason: rest.finish ?? null }],
      ...(includeUsage && { usage: null }),
      ...rest.notes,
    })
  const begun = new Set<number>()
  const notes = createNotes()
  for await (const event of events) {
    if (event.type === 'usage') {
      if (includeUsage) yield encodeEvent({ ...common, choices: [], usage: presentUsage(event.usage) })
      continue
    }
    notes.add(event)
    const delta = deltaOf(event)
    if (!begun.has(event.choice) && (delta || event.type === 'stop')) {
      begun.add(event.choice)
      yield encode(event.choice, { role: 'assistant', content: '', refusal: null })
    }
    if (delta) yield encode(event.choice, delta)
    if (event.type === 'stop')
      yield encode(event.choice, {}, { finish: finishReasonOf(event.reason), notes: notes.present() })
  }
}

function deltaOf(event: RunEvent): object | undefined {
  switch (event.type) {
    case 'text':
      return { content: event.text }
    case 'reasoning':
      return { reasoning_content: event.text }
    case 'tool-call': {
      const { index, id, name } = event
      return { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }
    }
    case 'tool-arguments':
      return { tool_calls: [{ index: event.index, function: { arguments: event.json } }] }
    default:
      return undefined
  }
}
