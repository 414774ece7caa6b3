import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ChatMessage } from '../engine/chat-task.ts'
import { missing } from '../wire/body-fields.ts'
import type { ConversationItem, NewItem } from './conversation.ts'

/** Completes items of a request: messages have a role, content parts and a status. */
export function readItems(
  items: readonly { type?: string; role?: string; content?: unknown; [field: string]: unknown }[],
): NewItem[] {
  return items.map(({ id: _, type = 'message', ...item }, at) => {
    if (type !== 'message') return { ...item, type }
    const { role, content } = item
    if (role === undefined) throw missing(`items[${at}].role`)
    if (content === undefined) throw missing(`items[${at}].content`)
    const parts = typeof content === 'string' ? [textPart(role, content)] : content
    return { ...item, type, status: 'completed', role, content: parts }
  })
}

export const messageItem = (role: 'user' | 'assistant', text: string): NewItem => ({
  type: 'message',
  status: 'completed',
  role,
  content: [textPart(role, text)],
})

const textPart = (role: string, text: string) =>
  role === 'assistant' ? { type: 'output_text', text, annotations: [] } : { type: 'input_text', text }

/** The messages of a conversation; other items are left out. */
export function messagesOf(items: readonly ConversationItem[]): ChatMessage[] {
  return items.flatMap(({ type, role, content }) => {
    if (type !== 'message' || !Array.isArray(content)) return []
    const text = content.map((part) => asRecord(part).text).filter((part) => typeof part === 'string')
    const chatRole = role === 'assistant' || role === 'user' ? role : 'system'
    return [{ role: chatRole, content: [{ type: 'text', text: text.join('') }] }]
  })
}
