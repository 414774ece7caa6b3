import type { Generated } from 'kysely'

export interface QueryTables {
  saved_query: SavedQueryTable
  saved_query_state: SavedQueryStateTable
  hub_subscription: HubSubscriptionTable
}

export interface SavedQueryTable {
  id: Generated<number>
  user_id: number
  name: string
  q: string
  /** Part of the addresses of its feeds. */
  feed_key: string
  created_at_ms: number
  updated_at_ms: number
  /** How many webhooks and hub subscriptions receive its matches. New posts are matched only if there are any. */
  webhooks: number
  subscribers: number
  /** Random, and new after each change of what matching depends on. */
  revision: string
}

/** One row. */
export interface SavedQueryStateTable {
  id: number
  /** Changes with the revision of any query that has followers, so that cached queries become invalid. */
  revision: string
}

export interface HubSubscriptionTable {
  id: Generated<number>
  query_id: number
  /** The URL of the feed that the subscriber used last. */
  topic: string
  format: string
  callback: string
  /** The host and port of the callback. */
  callback_host: string
  secret: string | null
  leased_until_ms: number
  created_at_ms: number
}
