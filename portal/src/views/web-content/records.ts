import type { Schema } from '@octavo/client/client.ts'

export type Post = Schema<'web-content', 'Post'>
export type Results = Schema<'web-content', 'Results'>
export type FilterResults = Schema<'web-content', 'FilterResults'>
export type Validation = Schema<'web-content', 'QueryValidation'>
export type Explanation = Schema<'web-content', 'QueryExplanation'>

export interface Facet {
  value: string
  count: number
}

/** Copies of one story. The first is the original. */
export interface Cluster {
  id: string
  size: number
  posts: readonly Post[]
}

export interface Source {
  id: number
  url: string
  target_url: string
  kind: string
  title: string
  folder: string
  state: string
  state_reason: string | null
  settings: Readonly<Record<string, unknown>>
  created: string
  health: {
    last_fetch: string | null
    last_success: string | null
    next_fetch: string | null
    last_status: number | null
    last_error: string | null
    failures: number
    fetches: number
    not_modified_ratio: number
    posts: number
    posts_per_day: number
  }
}

export interface SourceList {
  sources: readonly Source[]
  next_cursor: string | null
}

export interface Imported {
  created: number
  known: number
  skipped: readonly { url: string; reason: string }[]
}

export interface SavedQuery {
  id: number
  name: string
  q: string
  created: string
  updated: string
  feeds: { rss: string; atom: string; json: string }
}

export interface Webhook {
  id: number
  url: string
  active: boolean
  created: string
  last_response: { status_code: number | null; status: string; message: string | null } | null
  /** Only in the response that created it. */
  secret?: string
}

export interface DeliveryItem {
  id: number
  webhook_id: number
  message_id: string
  type: string
  post_uuid: string | null
  attempt: number
  delivered: string
  duration_ms: number
  status_code: number | null
  status: string
}

export interface Delivery extends DeliveryItem {
  request: Message
  response: Message
}

export interface Message {
  headers: Readonly<Record<string, string>>
  body: string
}
