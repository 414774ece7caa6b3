import type { Generated } from 'kysely'

/** Events for feeds. */
export interface EventTable {
  id: Generated<number>
  type: string
  actor_id: number
  repository_id: number
  /** The root of the fork network. */
  network_id: number
  /** The owner at the time, if an organization. */
  organization_id: number | null
  /** Whether the repository was public at the time. */
  is_public: number
  /** JSON. URLs start with the placeholder of `placeholderAddresses`. */
  payload: string
  created_at_ms: number
}

export interface ActivityTables {
  event: EventTable
}
