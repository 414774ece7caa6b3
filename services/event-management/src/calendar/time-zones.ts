import { toLocal } from './wall-time.ts'

/** Whether the zone is UTC by one of its names: such times are written with a Z, and need no zone. */
export function isUtc(zone: string): boolean {
  return /^(?:Etc\/)?(?:UTC|UCT|Universal|Zulu|GMT)$/i.test(zone)
}

/** The VTIMEZONE of one zone, right for every moment from the first to the last. */
export function describeZone(zone: string, firstMs: number, lastMs: number): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...findObservances(zone, firstMs, lastMs).flatMap(describe),
  ].concat('END:VTIMEZONE')
}

interface Observance {
  /** On the clock as it was before. */
  beginsLocal: string
  fromOffsetS: number
  toOffsetS: number
}

function findObservances(zone: string, firstMs: number, lastMs: number): Observance[] {
  const first = Temporal.Instant.fromEpochMilliseconds(firstMs).toZonedDateTimeISO(zone)
  // The nearest change before the first moment, so that something is in force then.
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
  // Which of the two it is changes nothing but a label; clocks that go forward are taken for summer's.
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
