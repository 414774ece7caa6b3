import type { Problem } from '@octavo/platform/errors.ts'
import { problem } from '../errors.ts'
import { type NamedSeat, sayInWords } from './seat-words.ts'

/** An error that names the taken seats. */
export function seatsTaken(seats: readonly NamedSeat[]): Problem {
  const named = seats.slice(0, maxNamed).map(sayInWords)
  const rest = seats.length > maxNamed ? [`${seats.length - maxNamed} more`] : []
  return problem('SEATS_TAKEN', { message: `Taken already: ${[...named, ...rest].join('; ')}.` })
}

const maxNamed = 20
