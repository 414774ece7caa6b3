import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { type Conversations, createConversations } from './create-conversations.ts'
import { conversationRoutes } from './routes.ts'

export function setUpConversations(context: Context): Subject & { conversations: Conversations } {
  const conversations = createConversations(context)
  return { conversations, routes: [conversationRoutes(conversations)] }
}
