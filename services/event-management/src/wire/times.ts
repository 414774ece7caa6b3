import { Type } from 'typebox'
import { toLocal } from '../calendar/wall-time.ts'

/** `2026-12-01T18:00:00Z`: this ecosystem knows no milliseconds. */
export const Utc = Type.String({ format: 'date-time' })

/** A moment, and what the clocks at its place show then. */
export const DatetimeTz = Type.Object(
  { timezone: Type.String(), local: Type.String(), utc: Utc },
  { title: 'DatetimeTz' },
)

export const UtcInput = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?Z$',
})

/** `local` follows from the others and is passed over. */
export const DatetimeTzInput = Type.Object(
  {
    timezone: Type.String({ minLength: 1, maxLength: 64 }),
    utc: UtcInput,
    local: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)

export function presentUtc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

export function presentTimeIn(zone: string, ms: number) {
  return { timezone: zone, local: toLocal(ms, zone), utc: presentUtc(ms) }
}

/** The moment that a UTC text names, in whole seconds; undefined where the calendar has no such day or hour. */
export function readUtc(text: string): number | undefined {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) return undefined
  const seconds = Math.floor(ms / 1000) * 1000
  // `Date` takes 30 February for 1 or 2 March.
  return presentUtc(seconds).slice(0, 16) === text.slice(0, 16) ? seconds : undefined
}
