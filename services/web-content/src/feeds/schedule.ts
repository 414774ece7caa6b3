import type { FeedSchedule } from './feed.ts'
import { readCount } from './feed-links.ts'
import { findChild, listChildren, readChildText, readText, type XmlElement } from './xml.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const periods: ReadonlyMap<string, number> = new Map([
  ['hourly', hourMs],
  ['daily', dayMs],
  ['weekly', 7 * dayMs],
  ['monthly', 30 * dayMs],
  ['yearly', 365 * dayMs],
])
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export const noSchedule: FeedSchedule = { intervalMs: undefined, skipHours: [], skipDays: [] }

export function readSchedule(channel: XmlElement): FeedSchedule {
  const hours = listChildren(findChild(channel, 'skiphours') ?? channel, 'hour')
    .map((element) => readCount(readText(element)))
    // RSS 0.91 counts hours from 1 to 24.
    .map((hour) => (hour === 24 ? 0 : hour))
    .filter((hour) => hour !== undefined && hour < 24)
  const skipped = listChildren(findChild(channel, 'skipdays') ?? channel, 'day')
    .map((element) => days.indexOf(readText(element)?.toLowerCase() ?? ''))
    .filter((day) => day >= 0)
  return { intervalMs: readInterval(channel), skipHours: sorted(hours), skipDays: sorted(skipped) }
}

function readInterval(channel: XmlElement): number | undefined {
  const ttl = readCount(readChildText(channel, 'ttl'))
  if (ttl !== undefined && ttl > 0) return Math.min(ttl * minuteMs, 365 * dayMs)
  const period = periods.get(readChildText(channel, 'sy:updateperiod')?.toLowerCase() ?? '')
  const frequency = readCount(readChildText(channel, 'sy:updatefrequency')) || 1
  return period === undefined ? undefined : Math.max(minuteMs, Math.round(period / frequency))
}

function sorted(values: readonly (number | undefined)[]): number[] {
  return [...new Set(values)].filter((value) => value !== undefined).sort((a, b) => a - b)
}
