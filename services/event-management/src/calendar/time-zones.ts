import { toLocal } from './wall-time.ts'

/** Times in an alias of UTC are written with a `Z`. */
export function isUtc(zone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|UCT|Universal|Zulu|GMT)$/i.test(zone)
}

/** A VTIMEZONE that covers the whole interval. */
export function describeZone(zone: string, firstMs: number, lastMs: number): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...findObservances(zone, firstMs, lastMs).flatMap(describe),
  ].concat('END:VTIMEZONE')
}

interface Observance {
  /** In the offset before the change. */
  beginsLocal: string
  fromOffsetS: number
  toOffsetS: number
}

function findObservances(zone: string, firstMs: number, lastMs: number): Observance[] {
  const first = Temporal.Instant.fromEpochMilliseconds(firstMs).toZonedDateTimeISO(zone)
  // Starts with the transition before the interval, so that an offset is in force at its start.
  let change = first.add({ seconds: 1 }).getTimeZoneTransition('previous')
  const observances: Observance[] = []
  if (change === null) {
    const offsetS = first.offsetNanoseconds / 1e9
    observances.push({ beginsLocal: '1970-01-01T00:00:00', fromOffsetS: offsetS, toOffsetS: offsetS })
    change = first.getTimeZoneTransition('next')
  }
  while (change !== null && change.epochMilliseconds <= lastMs) {
    const fromOffsetS = change.subtract({ seconds: 1 }).offsetNanoseconds / 1e9
    observances.push({
      beginsLocal: toLocal(change.epochMilliseconds + fromOffsetS * 1000, 'UTC'),
      fromOffsetS,
      toOffsetS: change.offsetNanoseconds / 1e9,
    })
    change = change.getTimeZoneTransition('next')
  }
  return observances
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
