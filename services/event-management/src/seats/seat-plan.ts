import { type ArgumentErrors, argumentsError, problem } from '../errors.ts'

/** The requested sections and rows, from front to back. */
export interface SeatPlan {
  name: string
  venueId: number | null | undefined
  sections: readonly PlannedSection[]
}

export interface PlannedSection {
  name: string
  ticketClassId: number
  rows: readonly { name: string; seats: readonly string[] }[]
}

interface PlannedSeat {
  row_name: string
  name: string
  place: number
}

const maxSeats = 50_000
const maxSeatsInSection = 2_000

/** Takes the seats of each section. Runs before counts become names, because a row can be a count. */
export function refuseTooManySeats(counts: readonly number[]): void {
  if (counts.some((count) => count > maxSeatsInSection)) throw problem('EXCEEDS_MAXIMUM_SEATS')
  if (counts.reduce((sum, count) => sum + count, 0) > maxSeats) throw problem('EXCEEDS_MAXIMUM_SEATS')
}

/** Names must be unique, since people find their seats by name. */
export function refuseRepeatedNames({ sections }: SeatPlan): void {
  const errors: Record<string, string[]> = {}
  const refuseTwice = (names: readonly string[], at: (index: number) => string) => {
    const earlier = new Set<string>()
    for (const [index, name] of names.entries()) {
      if (earlier.has(name)) errors[at(index)] = ['INVALID']
      earlier.add(name)
    }
  }
  refuseTwice(
    sections.map(({ name }) => name),
    (index) => `seatmap.sections.${index}.name`,
  )
  for (const [section, { rows }] of sections.entries()) {
    const at = `seatmap.sections.${section}.rows`
    refuseTwice(
      rows.map(({ name }) => name),
      (index) => `${at}.${index}.name`,
    )
    for (const [row, { seats }] of rows.entries())
      refuseTwice(seats, (index) => `${at}.${row}.seats.${index}`)
  }
  refuseErrors(errors)
}

/** Skips a place after each row, so that only neighbors have consecutive places. */
export function seatsOf({ rows }: PlannedSection, firstPlace: number): PlannedSeat[] {
  let place = firstPlace
  return rows.flatMap((row) => {
    const seats = row.seats.map((name) => ({ row_name: row.name, name, place: place++ }))
    place++
    return seats
  })
}

function refuseErrors(errors: ArgumentErrors): void {
  if (Object.keys(errors).length > 0) throw argumentsError(errors)
}
