import type { Generated } from 'kysely'

export interface ConversationTable {
  /** Orders lists. */
  number: Generated<number>
  id: string
  user_id: number
  created_at_ms: number
  /** A JSON object of texts. */
  metadata: string
  item_count: number
  /** The bytes of its items. */
  byte_count: number
}

export interface ConversationItemTable {
  /** Orders the items of a conversation. */
  number: Generated<number>
  conversation_number: number
  id: string
  /** JSON without the id. */
  content: string
}

/** One row for each user with conversations. */
export interface ConversationUsageTable {
  user_id: number
  byte_count: number
}

export interface ConversationTables {
  conversation: ConversationTable
  conversation_item: ConversationItemTable
  conversation_usage: ConversationUsageTable
}
