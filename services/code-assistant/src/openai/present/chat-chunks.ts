import type { Usage } from '../../engine/engine.ts'
import { finishReasonOf } from '../../inference/finish-reason.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import { encodeEvent } from '../../wire/event-stream.ts'
import { type CompletionHead, createNotes } from './chat-completion.ts'
import { presentUsage } from './usage.ts'

export const endOfStream = 'data: [DONE]\n\n'

/** The part of a stream with the usage: none, a last chunk without choices, or the chunk that ends the choice. */
export type UsagePlacement = 'none' | 'last-chunk' | 'end-of-choice'

/** Encodes the events of a run as chunks of a chat completion. */
export async function* encodeChatChunks(
  head: CompletionHead,
  events: AsyncIterable<RunEvent>,
  placement: UsagePlacement,
): AsyncGenerator<string> {
  const common = { ...head, object: 'chat.completion.chunk' }
  const encode = (index: number, delta: object, rest: { finish?: string; notes?: object } = {}) =>
    encodeEvent({
      ...common,
      choices: [{ index, delta, logprobs: null, finish_reason: rest.finish ?? null }],
      ...(placement === 'last-chunk' && { usage: null }),
      ...rest.notes,
    })
  const begun = new Set<number>()
  const notes = createNotes()
  const ordered = placement === 'end-of-choice' ? withUsageBeforeStop(events) : events
  let usage: Usage | undefined
  for await (const event of ordered) {
    if (event.type === 'usage') {
      usage = event.usage
      if (placement === 'last-chunk')
        yield encodeEvent({ ...common, choices: [], usage: presentUsage(usage) })
      continue
    }
    notes.add(event)
    const delta = deltaOf(event)
    if (!begun.has(event.choice) && (delta || event.type === 'stop')) {
      begun.add(event.choice)
      yield encode(event.choice, { role: 'assistant', content: '', refusal: null })
    }
    if (delta) yield encode(event.choice, delta)
    if (event.type === 'stop') {
      const finish = finishReasonOf(event.reason)
      const total = placement === 'end-of-choice' && usage && { usage: presentUsage(usage) }
      yield encode(event.choice, {}, { finish, notes: { ...notes.present(), ...total } })
    }
  }
}

/** Engines report the usage before or after the end of the choices. */
async function* withUsageBeforeStop(events: AsyncIterable<RunEvent>): AsyncGenerator<RunEvent> {
  const stops: RunEvent[] = []
  for await (const event of events) {
    if (event.type === 'stop') stops.push(event)
    else yield event
  }
  yield* stops
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
