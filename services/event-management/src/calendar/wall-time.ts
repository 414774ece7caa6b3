/**
 * Converts local time such as `2026-12-01T19:00:00` to an instant. A skipped time moves forward by the gap;
 * an ambiguous time means the first.
 */
export function toInstantMs(local: string, zone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds
}

export function toLocal(ms: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

/** RFC 5545 §3.3.6: whole days are added in local time, the rest in exact time. */
export function addDuration(ms: number, zone: string, durationS: number): number {
  const days = Math.floor(durationS / secondsOfDay)
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .add({ days, seconds: durationS % secondsOfDay }).epochMilliseconds
}

const secondsOfDay = 86_400

/** Only named zones: an offset such as `+01:00` has no daylight saving. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Temporal.ZonedDateTime(0n, text)
    return true
  } catch {
    return false
  }
}
