import type { Usage } from '../../engine/engine.ts'
import { finishReasonOf } from '../../inference/finish-reason.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import { encodeEvent } from '../../wire/event-stream.ts'
import type { CompletionHead } from './chat-completion.ts'
import { presentUsage } from './usage.ts'

const object = 'text_completion' as const

/** Collects the events of a run into a completion. `echo` has the text before each choice. */
export async function collectCompletion(
  head: CompletionHead,
  events: AsyncIterable<RunEvent>,
  echo: readonly string[],
) {
  const choices = echo.map((text, index) => ({ text, index, logprobs: null, finish_reason: 'stop' }))
  let usage: Usage | undefined
  for await (const event of events) {
    if (event.type === 'usage') {
      usage = event.usage
      continue
    }
    const choice = choices[event.choice]
    if (event.type === 'text' && choice) choice.text += event.text
    else if (event.type === 'stop' && choice) choice.finish_reason = finishReasonOf(event.reason)
  }
  return { ...head, object, choices, ...(usage && { usage: presentUsage(usage) }) }
}

export async function* encodeCompletionChunks(
  head: CompletionHead,
  events: AsyncIterable<RunEvent>,
  echo: readonly string[],
  includeUsage: boolean,
): AsyncGenerator<string> {
  const encode = (index: number, text: string, finishReason: string | null) =>
    encodeEvent({
      ...head,
      object,
      choices: [{ text, index, logprobs: null, finish_reason: finishReason }],
      ...(includeUsage && { usage: null }),
    })
  for (const [index, text] of echo.entries()) if (text !== '') yield encode(index, text, null)
  for await (const event of events) {
    if (event.type === 'text') yield encode(event.choice, event.text, null)
    else if (event.type === 'stop') yield encode(event.choice, '', finishReasonOf(event.reason))
    else if (event.type === 'usage' && includeUsage)
      yield encodeEvent({ ...head, object, choices: [], usage: presentUsage(event.usage) })
  }
}
