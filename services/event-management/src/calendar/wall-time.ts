/**
 * What a clock on the wall of a zone shows, such as `2026-12-01T19:00:00`, and when that is. A time that the clocks
 * skip is as much later as they skip; of a time that they show twice, the first is meant.
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

/** Later by whole days on the zone's clock and by the rest in true time, as RFC 5545 §3.3.6 counts durations. */
export function addDuration(ms: number, zone: string, durationS: number): number {
  const days = Math.floor(durationS / secondsOfDay)
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(zone)
    .add({ days, seconds: durationS % secondsOfDay }).epochMilliseconds
}

const secondsOfDay = 86_400

/** Of places only: a bare offset such as `+01:00` knows no summer. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Temporal.ZonedDateTime(0n, text)
    return true
  } catch {
    return false
  }
}
