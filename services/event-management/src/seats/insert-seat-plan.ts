import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { type SeatPlan, seatsOf } from './seat-plan.ts'
import { insertSeatMap, insertSection, listSections, type SeatMapRow } from './store/seat-maps.ts'
import { copySeats, insertSeats } from './store/seats.ts'

/** The caller sets the quantities of the classes. */
export async function insertPlan(
  context: Pick<Context, 'clock'>,
  tx: Transaction<Tables>,
  event: EventRow,
  plan: SeatPlan & { venueId: number | null },
): Promise<SeatMapRow> {
  const map = await insertMap(context, tx, event, plan.name, plan.venueId)
  const sections = await insertSections(tx, event.id, plan.sections)
  let place = 1
  const rows = sections.flatMap(({ id, ticket_class_id }, at) => {
    const section = plan.sections[at]
    const seats = section ? seatsOf(section, place) : []
    place = (seats.at(-1)?.place ?? place) + 2
    return seats.map((seat) => ({ ...seat, event_id: event.id, section_id: id, ticket_class_id }))
  })
  await insertSeats(tx, rows)
  return map
}

/** `classIds` maps the classes of the source to those of the target. */
export async function copyInto(
  context: Pick<Context, 'clock'>,
  tx: Transaction<Tables>,
  source: SeatMapRow,
  event: EventRow,
  classIds: ReadonlyMap<number, number>,
): Promise<SeatMapRow> {
  const map = await insertMap(context, tx, event, source.name, event.venue_id)
  const sections = await listSections(tx, [source.event_id])
  const toOccurrence = sections.map(({ name, ticket_class_id }) => {
    const ticketClassId = classIds.get(ticket_class_id)
    if (ticketClassId === undefined) throw new Error(`Ticket class ${ticket_class_id} has no copy`)
    return { name, ticketClassId }
  })
  await insertSections(tx, event.id, toOccurrence)
  await copySeats(tx, source.event_id, event.id)
  return map
}

function insertMap(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction<Tables>,
  { id, organization_id }: EventRow,
  name: string,
  venue_id: number | null,
): Promise<SeatMapRow> {
  const timestamps = { created_at_ms: clock.now(), changed_at_ms: clock.now() }
  return insertSeatMap(tx, { event_id: id, organization_id, venue_id, name, ...timestamps })
}

async function insertSections(
  tx: Transaction<Tables>,
  event_id: number,
  sections: readonly { name: string; ticketClassId: number }[],
) {
  const rows = []
  for (const [position, { name, ticketClassId }] of sections.entries())
    rows.push(await insertSection(tx, { event_id, name, ticket_class_id: ticketClassId, position }))
  return rows
}
