import type { Generated } from 'kysely'

/** An event has one at most. */
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
  /** As its section's. */
  ticket_class_id: number
  row_name: string
  name: string
  /** From front to back through the whole map: neighbours follow each other, and a number is missing between rows. */
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
