import type { Conversation } from './conversation.ts'

export const presentConversation = ({ id, createdAtMs, metadata }: Conversation) => ({
  id,
  object: 'conversation' as const,
  created_at: Math.floor(createdAtMs / 1000),
  metadata: { ...metadata },
})
