import { argumentsError } from '../errors.ts'
import type { MsRange } from './filter.ts'
import { type DateKeyword, rangeOfKeyword } from './keywords.ts'

interface DateInput {
  range_start?: string | undefined
  range_end?: string | undefined
  keyword?: DateKeyword | undefined
}

/** True if a date depends on the local time of the venue. */
export function needsZone(inputs: readonly DateInput[]): boolean {
  return inputs.some(
    ({ range_start, range_end, keyword }) =>
      keyword || [range_start, range_end].some((text) => text && !offsetSuffix.test(text)),
  )
}

/** Undefined without dates. A keyword and a range intersect. */
export function readDates(name: string, input: DateInput, zone: string, nowMs: number): MsRange | undefined {
  const { range_start, range_end, keyword } = input
  const from = range_start ? readMoment(`${name}.range_start`, range_start, zone, 0) : undefined
  // The end of a range includes its whole day.
  const to = range_end ? readMoment(`${name}.range_end`, range_end, zone, 1) : undefined
  if (from !== undefined && to !== undefined && to < from)
    throw argumentsError({ [`${name}.range_end`]: ['INVALID'] })
  const named = keyword ? rangeOfKeyword(keyword, zone, nowMs) : undefined
  const range = {
    from: latest(from, named?.from),
    to: earliest(to, named?.to),
  }
  return range.from === undefined && range.to === undefined ? undefined : range
}

const offsetSuffix = /(?:Z|[+-]\d{2}:?\d{2})$/i

function readMoment(name: string, text: string, zone: string, daysOfDate: 0 | 1): number {
  try {
    // Query parsing turns the plus of an offset into a space.
    const written = text.trim().replace(/ (?=\d{2}:?\d{2}$)/, /T/i.test(text) ? '+' : 'T')
    if (!datePattern.test(written)) throw new RangeError('Not a date as this interface writes them')
    if (offsetSuffix.test(written)) return Temporal.Instant.from(written).epochMilliseconds
    if (written.length > dateLength)
      return Temporal.PlainDateTime.from(written).toZonedDateTime(zone).epochMilliseconds
    const day = Temporal.PlainDate.from(written).add({ days: daysOfDate })
    return day.toZonedDateTime(zone).epochMilliseconds - daysOfDate
  } catch {
    throw argumentsError({ [name]: ['INVALID'] })
  }
}

const datePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i
const dateLength = 10

const latest = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b)
const earliest = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)
