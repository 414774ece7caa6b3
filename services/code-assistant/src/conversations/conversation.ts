/** A stored conversation. Only its user can see it. */
export interface Conversation {
  id: string
  createdAtMs: number
  metadata: Readonly<Record<string, string>>
}

/** A message, or another item of a conversation, in the format of the OpenAI API. */
export interface NewItem {
  type: string
  [field: string]: unknown
}

export interface ConversationItem extends NewItem {
  id: string
}

export interface ItemPage {
  /** The last item of the page before. */
  after: string | undefined
  order: 'asc' | 'desc'
  limit: number
}

export interface Page<T> {
  data: readonly T[]
  hasMore: boolean
}
