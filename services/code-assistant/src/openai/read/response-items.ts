import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ChatMessage, ContentPart, ToolCall } from '../../engine/chat-task.ts'
import { type Fields, invalid, readObject, readText } from '../../wire/body-fields.ts'
import { decodeCompaction } from '../compaction-content.ts'
import { readContent } from './messages.ts'

const roles = new Map<string, ChatMessage['role']>(
  Object.entries({
    system: 'system',
    developer: 'system',
    user: 'user',
    assistant: 'assistant',
  }),
)

interface AssistantTurn {
  role: 'assistant'
  content: ContentPart[]
  toolCalls: ToolCall[]
}

/**
 * Reads items of the Responses API. Texts, reasoning and calls of the model that follow each other are items of their
 * own there, and one message for the engines. Unknown types of items are ignored.
 */
export function readItems(items: readonly unknown[], path: string): ChatMessage[] {
  const messages: ChatMessage[] = []
  let turn: AssistantTurn | undefined
  const continueTurn = (): AssistantTurn => {
    if (!turn) {
      turn = { role: 'assistant', content: [], toolCalls: [] }
      messages.push(turn)
    }
    return turn
  }
  const add = (message: ChatMessage) => {
    turn = undefined
    messages.push(message)
  }
  items.forEach((value, index) => {
    const at = `${path}[${index}]`
    const item = readObject(value, at)
    switch (item.type ?? 'message') {
      case 'message': {
        const { role, content } = readMessage(item, at)
        if (role === 'assistant') continueTurn().content.push(...content)
        else add({ role, content })
        break
      }
      case 'reasoning':
        continueTurn().content.push(...readReasoning(item))
        break
      case 'function_call':
        continueTurn().toolCalls.push({
          id: readText(item.call_id, `${at}.call_id`),
          name: readText(item.name, `${at}.name`),
          arguments: readText(item.arguments, `${at}.arguments`),
        })
        break
      case 'function_call_output':
        add({
          role: 'tool',
          toolCallId: readText(item.call_id, `${at}.call_id`),
          content: readContent(item.output, `${at}.output`),
        })
        break
      case 'compaction': {
        const text = decodeCompaction(readText(item.encrypted_content, `${at}.encrypted_content`))
        if (text === undefined) throw invalid(`${at}.encrypted_content`, 'from a compacted response')
        add({ role: 'user', content: [{ type: 'text', text }] })
        break
      }
      default:
        readText(item.type, `${at}.type`)
    }
  })
  return messages
}

function readMessage({ role, content }: Fields, path: string) {
  const engineRole = roles.get(String(role))
  if (!engineRole) throw invalid(`${path}.role`, `one of ${[...roles.keys()].join(', ')}`)
  return { role: engineRole, content: readContent(content, `${path}.content`) }
}

/** Reasoning that is encrypted belongs to another server. */
function readReasoning({ content }: Fields): ContentPart[] {
  if (!Array.isArray(content)) return []
  return content.flatMap((part) => {
    const { text } = asRecord(part)
    return typeof text === 'string' ? [{ type: 'reasoning' as const, text }] : []
  })
}
