import type { Generated } from 'kysely'

/** Chat completions and responses whose requests set `store`. */
export interface StoredResponseTable {
  /** In the order of creation. */
  number: Generated<number>
  id: string
  user_id: number
  kind: 'completion' | 'response'
  model: string
  created_ms: number
  /** When the process that runs it last reported that it does. */
  renewed_ms: number
  status: string
  previous_id: string | null
  /** A JSON object of texts, its names sorted. */
  metadata: string
  /** The JSON array of messages or items that the client sent. */
  input: string
  /** The JSON object that it received. */
  body: string
  /** About the bytes of its input and body. */
  byte_count: number
}

/** One row for each user who has stored a response or chat completion. */
export interface StoredResponseUsageTable {
  user_id: number
  byte_count: number
}

export interface StoredResponseTables {
  stored_response: StoredResponseTable
  stored_response_usage: StoredResponseUsageTable
}
