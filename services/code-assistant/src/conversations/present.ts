import type { Conversation, Page } from './conversation.ts'

export const presentConversation = ({ id, createdAtMs, metadata }: Conversation) => ({
  id,
  object: 'conversation' as const,
  created_at: Math.floor(createdAtMs / 1000),
  metadata: { ...metadata },
})

export const presentList = <T extends { id: string }>({ data, hasMore }: Page<T>) => ({
  object: 'list' as const,
  data: [...data],
  first_id: data[0]?.id ?? null,
  last_id: data.at(-1)?.id ?? null,
  has_more: hasMore,
})
