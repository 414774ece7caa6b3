import { getAllCountries, getTimezone } from 'countries-and-timezones'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

/** Standard time of every zone of the country itself, west to east. */
export function createTimezoneFinder(
  byHand: Facts['timezones'],
  problems: Problems,
): (cca2: string) => string[] {
  const countries = new Map(
    Object.entries(getAllCountries()).map(([code, { timezones }]) => [code, timezones]),
  )

  return (cca2) => {
    const decision = byHand[cca2]
    const zones: readonly string[] = countries.get(cca2) ?? []
    for (const zone of decision?.exclude ?? []) {
      if (!zones.includes(zone)) problems.add(`timezones.json: ${cca2} has no zone ${zone} to leave out`)
    }
    const included = zones.filter((zone) => !decision?.exclude?.includes(zone))
    const computed = included.map((zone) => getTimezone(zone)?.utcOffsetStr ?? `(unknown zone ${zone})`)
    const offsets = sortOffsets(decision?.offsets ?? computed)
    if (decision !== undefined && offsets.join() === sortOffsets(offsetsOf(zones)).join()) {
      problems.add(`timezones.json: ${cca2}: changes nothing`)
    }
    return offsets.map((offset) => (offset === '+00:00' ? 'UTC' : `UTC${offset}`))
  }
}

function offsetsOf(zones: readonly string[]): string[] {
  return zones.map((zone) => getTimezone(zone)?.utcOffsetStr ?? '')
}

function sortOffsets(offsets: string[]): string[] {
  return [...new Set(offsets)].sort((a, b) => minutesOf(a) - minutesOf(b))
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
