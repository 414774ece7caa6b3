import { type Static, Type } from 'typebox'
import { argumentsError } from '../errors.ts'
import { Fields, Wrapped } from '../wire/bodies.ts'
import { Id, NullableId } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'
import { Utc } from '../wire/times.ts'
import { refuseTooManySeats, type SeatPlan } from './seat-plan.ts'

const Name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const Count = Type.Integer()
const Counts = { free: Count, held: Count, sold: Count, blocked: Count }
const SeatStatus = Type.Enum(['free', 'held', 'sold', 'blocked'])

export const SeatMapPath = Type.Object({
  seatmap_id: Type.String({ description: 'The seat map ID, such as `E100000000001-m1`.' }),
})

export const SeatMap = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    event_id: Id,
    venue_id: NullableId,
    capacity: Type.Integer({ description: 'The number of seats that are sold or available.' }),
    thumbnail_url: Type.Null(),
    seats: Type.Object(Counts, { title: 'SeatCounts' }),
    sections: Type.Array(
      Type.Object({ id: Id, name: Type.String(), ticket_class_id: Id, ...Counts }, { title: 'SeatSection' }),
    ),
    created: Utc,
    changed: Utc,
    resource_uri: Type.String(),
    ...Object.fromEntries(
      ['event', 'venue', 'basic_inventory_info'].map((name) => [name, Type.Optional(Type.Unknown())]),
    ),
  },
  { title: 'SeatMap' },
)

export const Seat = Type.Object(
  {
    id: Id,
    section_id: Id,
    section: Type.String(),
    row: Type.String(),
    name: Type.String(),
    description: Type.String({ description: 'The seat description printed on tickets.' }),
    ticket_class_id: Id,
    status: SeatStatus,
  },
  { title: 'Seat' },
)

export const SeatListQuery = {
  status: Type.Optional(SeatStatus),
  section_id: Type.Optional(Id),
  ticket_class_id: Type.Optional(Id),
}

const Row = Fields({
  name: Name(20),
  seats: Type.Union(
    [Type.Integer({ minimum: 1, maximum: 500 }), Type.Array(Name(20), { minItems: 1, maxItems: 500 })],
    { description: 'Either a count, which numbers the seats 1, 2, 3 …, or a list of names.' },
  ),
})

const NewSeatMap = Fields({
  name: Name(100),
  venue_id: Type.Optional(NullableId),
  sections: Type.Array(
    Fields({
      name: Name(60),
      ticket_class_id: Id,
      rows: Type.Array(Row, { minItems: 1, maxItems: 500 }),
    }),
    { minItems: 1, maxItems: 500 },
  ),
})

export const NewSeatMapBody = Fields({
  seatmap: Type.Optional(NewSeatMap),
  source_seatmap_id: Type.Optional(
    Type.String({
      description: 'The seat map to copy, of an event whose ticket classes have the same names.',
    }),
  ),
})

export const SeatMapChangeBody = Wrapped(
  'seatmap',
  Fields({ name: Type.Optional(Name(100)), venue_id: Type.Optional(NullableId) }),
)

export const SeatIdsBody = Fields({ seat_ids: Type.Array(Id, { minItems: 1, maxItems: 2_000 }) })

export const NullableSeat = Nullable(
  Type.String({ description: 'The seat, such as `Balcony, row C, seat 12`.' }),
)

/** Either a plan, or the seat map to copy. */
export function readSeatMap({ seatmap, source_seatmap_id }: Static<typeof NewSeatMapBody>) {
  if (seatmap && source_seatmap_id !== undefined) throw argumentsError({ source_seatmap_id: ['INVALID'] })
  if (!seatmap && source_seatmap_id === undefined) throw argumentsError({ seatmap: ['MISSING'] })
  return { plan: seatmap && readPlan(seatmap), sourceId: source_seatmap_id }
}

function readPlan({ name, venue_id, sections }: Static<typeof NewSeatMap>): SeatPlan {
  refuseTooManySeats(sections.map(({ rows }) => rows.reduce((sum, { seats }) => sum + countOf(seats), 0)))
  return {
    name,
    venueId: readVenueId(venue_id),
    sections: sections.map((section) => ({
      name: section.name,
      ticketClassId: Number(section.ticket_class_id),
      rows: section.rows.map((row) => ({ name: row.name, seats: namesOf(row.seats) })),
    })),
  }
}

export function readVenueId(id: string | null | undefined): number | null | undefined {
  return typeof id === 'string' ? Number(id) : id
}

const countOf = (seats: number | readonly string[]) => (typeof seats === 'number' ? seats : seats.length)

function namesOf(seats: number | readonly string[]): readonly string[] {
  return typeof seats === 'number' ? Array.from({ length: seats }, (_, index) => String(index + 1)) : seats
}
