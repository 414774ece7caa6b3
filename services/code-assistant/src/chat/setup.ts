import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import type { Engines } from '../engines/engines.ts'
import { chatRoutes } from './routes.ts'

export const setUpChat = (context: Context, engines: Engines, conversations: Conversations): Subject => ({
  routes: [chatRoutes(context, engines, conversations)],
})
