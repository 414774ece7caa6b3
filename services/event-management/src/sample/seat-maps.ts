import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { insertPlan } from '../seats/insert-seat-plan.ts'
import type { TicketClassRow } from '../tickets/store/ticket-classes.ts'

const seatsInRow = 15

/** One section per class, with as many seats as it has tickets. */
export async function createSampleSeatMap(
  tx: Transaction<Tables>,
  clock: Context['clock'],
  event: EventRow,
  classes: readonly TicketClassRow[],
): Promise<void> {
  const sections = classes.map(({ id, name, capacity }) => ({
    name,
    ticketClassId: id,
    rows: rowsOf(capacity ?? 0),
  }))
  await insertPlan({ clock }, tx, event, { name: 'House', venueId: event.venue_id, sections })
}

function rowsOf(seats: number) {
  return Array.from({ length: Math.ceil(seats / seatsInRow) }, (_, row) => ({
    name: String.fromCharCode(65 + row),
    seats: Array.from({ length: Math.min(seatsInRow, seats - row * seatsInRow) }, (_, at) => String(at + 1)),
  }))
}
