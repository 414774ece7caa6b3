import { Type } from 'typebox'
import { toLocal } from '../calendar/wall-time.ts'

/** `2026-12-01T18:00:00Z`, without milliseconds as at Eventbrite. */
export const Utc = Type.String({ format: 'date-time' })

/** An instant with its local time. */
export const DatetimeTz = Type.Object(
  { timezone: Type.String(), local: Type.String(), utc: Utc },
  { title: 'DatetimeTz' },
)

export const UtcInput = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?Z$',
})

/** `local` is derived and ignored. */
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

/** Whole seconds. Undefined for a date that does not exist. */
export function readUtc(text: string): number | undefined {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) return undefined
  const seconds = Math.floor(ms / 1000) * 1000
  // `Date` reads 30 February as 1 or 2 March.
  return presentUtc(seconds).slice(0, 16) === text.slice(0, 16) ? seconds : undefined
}
