import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import { messageItem, messagesOf } from '../conversations/messages.ts'
import type { ChatMessage } from '../engine/chat-task.ts'

interface Thread {
  /** The new message and those before it, the oldest first. */
  messages: ChatMessage[]
  isStored: boolean
  /** Stores the message with its response if the caller wants it. Returns the id of the conversation. */
  store(response: string): Promise<string | null>
}

const maxEarlierItems = 100

/** Loads the messages before a new one, if it continues a stored conversation. */
export async function openThread(
  conversations: Conversations,
  caller: Caller,
  {
    message,
    conversation_id: id,
    store = id !== undefined,
  }: { message: string; conversation_id?: string; store?: boolean },
): Promise<Thread> {
  const page = { after: undefined, order: 'desc', limit: maxEarlierItems } as const
  const earlier = id === undefined ? [] : (await conversations.listItems(caller, id, page)).data.toReversed()
  return {
    messages: [...messagesOf(earlier), { role: 'user', content: [{ type: 'text', text: message }] }],
    isStored: store,
    async store(response) {
      if (!store) return id ?? null
      const items = [messageItem('user', message), messageItem('assistant', response)]
      if (id === undefined) return (await conversations.create(caller, {}, items)).id
      await conversations.addItems(caller, id, items)
      return id
    },
  }
}
