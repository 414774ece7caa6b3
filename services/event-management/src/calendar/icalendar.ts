import { escapeText, foldLine } from './content-lines.ts'
import { describeZone, isUtc } from './time-zones.ts'
import { toInstantMs, toLocal } from './wall-time.ts'

export interface Calendar {
  name: string
  entries: readonly CalendarEntry[]
}

export interface CalendarEntry {
  /** Stable and globally unique. */
  uid: string
  title: string
  description?: string | undefined
  location?: string | undefined
  point?: { latitude: number; longitude: number } | undefined
  url?: string | undefined
  startMs: number
  endMs: number
  zone: string
  isCanceled: boolean
  createdAtMs: number
  changedAtMs: number
}

/** @see https://www.rfc-editor.org/rfc/rfc5545 */
export function writeCalendar({ name, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Octavo//event-management//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    // The predecessor of RFC 7986's NAME.
    `X-WR-CALNAME:${escapeText(name)}`,
    ...describeZones(entries),
    ...entries.flatMap(describeEntry),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function describeZones(entries: readonly CalendarEntry[]): string[] {
  const byZone = Map.groupBy(
    entries.filter(({ zone }) => !isUtc(zone)),
    ({ zone }) => zone,
  )
  return [...byZone].flatMap(([zone, some]) =>
    describeZone(
      zone,
      some.flatMap(({ startMs, endMs }) => [startMs, endMs]),
    ),
  )
}

function describeEntry(entry: CalendarEntry): string[] {
  const { title, description, location, point, url, zone, createdAtMs, changedAtMs } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${inUtc(changedAtMs)}`,
    `CREATED:${inUtc(createdAtMs)}`,
    `LAST-MODIFIED:${inUtc(changedAtMs)}`,
    // SEQUENCE only has to grow with each change.
    `SEQUENCE:${Math.max(0, Math.floor((changedAtMs - createdAtMs) / 1000))}`,
    `DTSTART${describeTime(entry.startMs, zone)}`,
    `DTEND${describeTime(entry.endMs, zone)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    ...(url ? [`URL:${url.replace(/\s/g, '%20')}`] : []),
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function describeTime(ms: number, zone: string): string {
  const local = toLocal(ms, zone)
  // A local time in the repeated hour means the first occurrence, so the second is written in UTC.
  if (isUtc(zone) || toInstantMs(local, zone) !== ms) return `:${inUtc(ms)}`
  return `;TZID=${zone}:${local.replace(/[-:]/g, '')}`
}

function inUtc(ms: number): string {
  return `${toLocal(ms, 'UTC').replace(/[-:]/g, '')}Z`
}
