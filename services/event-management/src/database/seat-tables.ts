import type { Generated } from 'kysely'

/** At most one per event. */
export interface SeatMapTable {
  event_id: number
  organization_id: number
  venue_id: number | null
  name: string
  created_at_ms: number
  changed_at_ms: number
}

export interface SeatSectionTable {
  id: Generated<number>
  event_id: number
  name: string
  /** All seats of a section are sold as this class. */
  ticket_class_id: number
  position: number
}

export type SeatState = 'free' | 'blocked' | 'held' | 'sold'

export interface SeatTable {
  id: Generated<number>
  event_id: number
  section_id: number
  /** The same as its section's. */
  ticket_class_id: number
  row_name: string
  name: string
  /** Consecutive from front to back through the whole map, with a gap between rows. */
  place: number
  state: Generated<SeatState>
  order_id: Generated<number | null>
  attendee_id: Generated<number | null>
}

export interface SeatTables {
  seat_map: SeatMapTable
  seat_section: SeatSectionTable
  seat: SeatTable
}
