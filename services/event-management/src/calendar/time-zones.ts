import { toLocal } from './wall-time.ts'

/** Times in an alias of UTC are written with a `Z`. */
export function isUtc(zone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|UCT|Universal|Zulu|GMT)$/i.test(zone)
}

/** A VTIMEZONE with the offsets that are in force at these times. */
export function describeZone(zone: string, timesMs: readonly number[]): string[] {
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...findObservances(zone, timesMs).flatMap(describe)].concat(
    'END:VTIMEZONE',
  )
}

interface Observance {
  /** In the offset before the change. */
  beginsLocal: string
  fromOffsetS: number
  toOffsetS: number
}

/** Looks up offsets at the times only, because an event may last for thousands of years. */
function findObservances(zone: string, timesMs: readonly number[]): Observance[] {
  const observances: Observance[] = []
  let endsMs = Number.NEGATIVE_INFINITY
  for (const ms of timesMs.toSorted((one, other) => one - other)) {
    if (ms < endsMs) continue
    const time = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
    observances.push(observanceAt(time))
    endsMs = time.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY
  }
  return observances
}

function observanceAt(time: Temporal.ZonedDateTime): Observance {
  const toOffsetS = time.offsetNanoseconds / 1e9
  const change = time.add({ seconds: 1 }).getTimeZoneTransition('previous')
  if (!change) return { beginsLocal: '1970-01-01T00:00:00', fromOffsetS: toOffsetS, toOffsetS }
  const fromOffsetS = change.subtract({ seconds: 1 }).offsetNanoseconds / 1e9
  return {
    beginsLocal: toLocal(change.epochMilliseconds + fromOffsetS * 1000, 'UTC'),
    fromOffsetS,
    toOffsetS,
  }
}

function describe({ beginsLocal, fromOffsetS, toOffsetS }: Observance): string[] {
  // The label has no effect; forward transitions count as daylight saving.
  const kind = toOffsetS > fromOffsetS ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${beginsLocal.replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${describeOffset(fromOffsetS)}`,
    `TZOFFSETTO:${describeOffset(toOffsetS)}`,
    `END:${kind}`,
  ]
}

function describeOffset(offsetS: number): string {
  const parts = [Math.floor(Math.abs(offsetS) / 3600), Math.floor(Math.abs(offsetS) / 60) % 60]
  const rest = Math.abs(offsetS) % 60
  const digits = [...parts, ...(rest ? [rest] : [])].map((part) => String(part).padStart(2, '0'))
  return `${offsetS < 0 ? '-' : '+'}${digits.join('')}`
}
