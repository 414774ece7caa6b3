import { type Organizer, ok } from './event-making.ts'
import { makeSale } from './order-making.ts'
import type { Caller, EventsService } from './service.ts'

export interface SeatObject {
  id: string
  section: string
  row: string
  name: string
  status: string
}

/** A published event with 4 seats in each of two rows of the stalls, and 3 in the only row of the balcony. */
export async function makeSeatedSale(service: EventsService, login: string, fields: object = {}) {
  const tickets = [
    { name: 'Stalls', quantity_total: 1 },
    { name: 'Balcony', quantity_total: 1 },
  ]
  const sale = await makeSale(service, login, tickets, fields)
  const [stalls = '', balcony = ''] = sale.ticketIds
  const seatmap = {
    name: 'House',
    sections: [
      { name: 'Stalls', ticket_class_id: stalls, rows: ['A', 'B'].map((name) => ({ name, seats: 4 })) },
      { name: 'Balcony', ticket_class_id: balcony, rows: [{ name: 'A', seats: ['L', 'M', 'R'] }] },
    ],
  }
  const map = ok(await sale.organizer.post(`/events/${sale.event.id}/seatmaps/`, { seatmap }))
  return { ...sale, seatmap, map, stalls, balcony, mapPath: `/seatmaps/${map.id}` }
}

export async function seatsOf(caller: Pick<Organizer | Caller, 'get'>, mapId: string, query = '') {
  const { seats } = ok(await caller.get(`/seatmaps/${mapId}/seats/?page_size=200${query}`))
  return seats as SeatObject[]
}

/** Such as `A1` for each seat, in the order of the list. */
export function namesOf(seats: readonly SeatObject[]): string[] {
  return seats.map(({ row, name }) => row + name)
}
