import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type ArgumentErrors, argumentsError } from '../errors.ts'
import { listSeatsById } from './store/seats.ts'
import type { SeatRequest } from './take-seats.ts'

/** Each seat must belong to the requested class and be requested only once. */
export async function requireRequestedSeats(
  db: Kysely<Tables>,
  requests: readonly SeatRequest[],
): Promise<void> {
  const ids = requests.flatMap(({ seatIds = [] }) => seatIds)
  if (ids.length === 0) return
  const classes = new Map((await listSeatsById(db, ids)).map((seat) => [seat.id, seat.ticket_class_id]))
  const errors: ArgumentErrors[] = []
  for (const [line, { ticketClassId, seatIds = [] }] of requests.entries())
    for (const [at, id] of seatIds.entries()) {
      if (classes.get(id) !== ticketClassId)
        errors.push({ [`order.tickets.${line}.seats.${at}`]: ['INVALID'] })
      classes.delete(id)
    }
  if (errors.length > 0) throw argumentsError(Object.assign({}, ...errors))
}
