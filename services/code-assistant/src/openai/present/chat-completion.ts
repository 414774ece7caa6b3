import type { Citation, Usage } from '../../engine/engine.ts'
import { finishReasonOf } from '../../inference/finish-reason.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import { presentCitation } from '../../tasks/respond.ts'
import { presentUsage } from './usage.ts'

/** Fields that all chunks of a completion share. */
export interface CompletionHead {
  id: string
  created: number
  model: string
  system_fingerprint?: string
}

interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

interface Message {
  role: 'assistant'
  content: string | null
  refusal: null
  reasoning_content?: string
  tool_calls?: ToolCall[]
}

/** Collects the events of a run into a chat completion. */
export function createChatCollector(head: CompletionHead, choiceCount: number) {
  const choices = Array.from({ length: choiceCount }, (_, index) => ({
    index,
    message: { role: 'assistant', content: null, refusal: null } as Message,
    calls: new Map<number, ToolCall>(),
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
      const { message, calls } = choice
      notes.add(event)
      if (event.type === 'text') message.content = (message.content ?? '') + event.text
      else if (event.type === 'reasoning')
        message.reasoning_content = (message.reasoning_content ?? '') + event.text
      else if (event.type === 'tool-call') {
        const { index, id, name } = event
        calls.set(index, { id, type: 'function', function: { name, arguments: '' } })
      } else if (event.type === 'tool-arguments') {
        const call = calls.get(event.index)
        if (call) call.function.arguments += event.json
      } else if (event.type === 'stop') choice.finish_reason = finishReasonOf(event.reason)
    },
    finish() {
      return {
        ...head,
        object: 'chat.completion' as const,
        choices: choices.map(({ calls, message, ...choice }) => ({
          ...choice,
          message: calls.size > 0 ? { ...message, tool_calls: [...calls.values()] } : withText(message),
        })),
        ...(usage && { usage: presentUsage(usage) }),
        ...notes.present(),
      }
    },
  }
}

const withText = (message: Message): Message => ({ ...message, content: message.content ?? '' })

/** Fields that the protocol does not have. Clients ignore unknown fields. */
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
          citations: citations.map(presentCitation),
        }),
        ...(warnings.length > 0 && { warnings }),
      }
    },
  }
}
