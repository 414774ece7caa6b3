import type { Scope } from '../context.ts'
import type { SeatState } from '../database/seat-tables.ts'
import { notFound } from '../errors.ts'
import { presentId } from '../wire/ids.ts'
import { presentUtc } from '../wire/times.ts'
import { sayInWords } from './seat-words.ts'
import type { SeatCount, SeatMapRow, SectionRow } from './store/seat-maps.ts'
import type { Seat } from './store/seats.ts'

/** An event has at most one seat map. */
function presentSeatMapId(eventId: number): string {
  return `E${eventId}-m1`
}

/** The event ID in a seat map ID. */
export function readSeatMapId(text: string): number {
  const [, eventId] = /^E([1-9]\d{0,14})-m1$/.exec(text) ?? []
  if (eventId === undefined) throw notFound('seatmap')
  return Number(eventId)
}

export function presentSeatMap(
  map: SeatMapRow,
  sections: readonly SectionRow[],
  counts: readonly SeatCount[],
  { url }: Pick<Scope, 'url'>,
) {
  const id = presentSeatMapId(map.event_id)
  const ids = new Set(sections.map((section) => section.id))
  const all = countStates(counts.filter(({ section_id }) => ids.has(section_id)))
  return {
    id,
    name: map.name,
    event_id: presentId(map.event_id),
    venue_id: presentId(map.venue_id),
    capacity: all.free + all.held + all.sold,
    thumbnail_url: null,
    seats: all,
    sections: sections.map((section) => ({
      id: presentId(section.id),
      name: section.name,
      ticket_class_id: presentId(section.ticket_class_id),
      ...countStates(counts.filter(({ section_id }) => section_id === section.id)),
    })),
    created: presentUtc(map.created_at_ms),
    changed: presentUtc(map.changed_at_ms),
    resource_uri: `${url}seatmaps/${id}/`,
  }
}

export function presentSeat(seat: Seat) {
  return {
    id: presentId(seat.id),
    section_id: presentId(seat.section_id),
    section: seat.section,
    row: seat.row_name,
    name: seat.name,
    description: sayInWords(seat),
    ticket_class_id: presentId(seat.ticket_class_id),
    status: seat.state,
  }
}

/** The seat as shown on attendees. */
export function presentUnit(seat: Seat) {
  return {
    unit_id: presentId(seat.id),
    description: sayInWords(seat),
    labels: [seat.section, seat.row_name, seat.name],
    titles: ['Section', 'Row', 'Seat'],
    location_image: null,
  }
}

function countStates(counts: readonly SeatCount[]): Record<SeatState, number> {
  const sum = { free: 0, held: 0, sold: 0, blocked: 0 }
  for (const { state, seats } of counts) sum[state] += seats
  return sum
}
