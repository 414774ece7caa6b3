import type { Generated } from 'kysely'

/** What happened in a repository, as the feeds of events tell it. */
export interface EventTable {
  id: Generated<number>
  type: string
  actor_id: number
  repository_id: number
  /** The repository that all forks come from in the end. */
  network_id: number
  /** Whose repository it was, if an organisation's. */
  organization_id: number | null
  /** Whether everybody could see it happen. */
  is_public: number
  /** JSON, whose addresses are `keptAddresses`. */
  payload: string
  created_at_ms: number
}

export interface ActivityTables {
  event: EventTable
}
