import type { Citation, Usage } from '../../engine/engine.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import { finishReasonOf, presentUsage } from './usage.ts'

/** Fields that all chunks of a completion share. */
export interface CompletionHead {
  id: string
  created: number
  model: string
  system_fingerprint?: string
}

interface Message {
  role: 'assistant'
  content: string | null
  refusal: null
  reasoning_content?: string
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[]
}

/** Collects the events of a run into a chat completion. */
export function createChatCollector(head: CompletionHead, choiceCount: number) {
  const choices = Array.from({ length: choiceCount }, (_, index) => ({
    index,
    message: { role: 'assistant', content: null, refusal: null } as Message,
    logprobs: null,
    finish_reason: 'stop',
  }))
  const notes = createNotes()
  let usage: Usage | undefined
  return {
    add(event: RunEvent): void {
      if (event.type === 'usage') {
        usage = event.usage
        return
      }
      const choice = choices[event.choice]
      if (!choice) return
      const { message } = choice
      notes.add(event)
      if (event.type === 'text') message.content = (message.content ?? '') + event.text
      else if (event.type === 'reasoning')
        message.reasoning_content = (message.reasoning_content ?? '') + event.text
      else if (event.type === 'tool-call') {
        const { index, id, name } = event
        message.tool_calls ??= []
        message.tool_calls[index] = { id, type: 'function', function: { name, arguments: '' } }
      } else if (event.type === 'tool-arguments') {
        const call = message.tool_calls?.[event.index]
        if (call) call.function.arguments += event.json
      } else if (event.type === 'stop') choice.finish_reason = finishReasonOf(event.reason)
    },
    finish() {
      for (const { message } of choices) {
        // Servers may number calls with gaps.
        message.tool_calls &&= message.tool_calls.filter(Boolean)
        if (!message.tool_calls) message.content ??= ''
      }
      return {
        ...head,
        object: 'chat.completion' as const,
        choices,
        ...(usage && { usage: presentUsage(usage) }),
        ...notes.present(),
      }
    },
  }
}

/** What the protocol has no field for. Clients ignore unknown fields. */
export function createNotes() {
  const citations: Citation[] = []
  const warnings: string[] = []
  return {
    add(event: RunEvent): void {
      if (event.type === 'citation') citations.push(event.citation)
      else if (event.type === 'warning') warnings.push(event.text)
    },
    present() {
      return {
        ...(citations.length > 0 && {
          citations: citations.map(({ startLine, endLine, ...rest }) => ({
            ...rest,
            start_line: startLine,
            end_line: endLine,
          })),
        }),
        ...(warnings.length > 0 && { warnings }),
      }
    },
  }
}
