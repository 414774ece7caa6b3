import { findMonth } from './month-names.ts'
import { readZone } from './time-zones.ts'

const minYear = 1900
const maxYear = 2200
const maxLength = 100
const hourMs = 3_600_000

interface DateFields {
  year: number
  month: number
  day: number
  hour?: number
  minute?: number
  second?: number
  millisecond?: number
  zoneMs?: number
}

/** Epoch milliseconds of a date in any form that feeds use; a date without a zone is in UTC. */
export function readDate(text: string | undefined): number | undefined {
  const trimmed = text?.trim()
  if (!trimmed || trimmed.length > maxLength) return undefined
  return (
    readRfc822Date(trimmed) ??
    readIsoDate(trimmed) ??
    readWeekDate(trimmed) ??
    readWrittenDate(trimmed) ??
    readEpoch(trimmed)
  )
}

const rfc822Pattern =
  /^(?:[a-z]{3,9},? )? ?(\d{1,2}) ([a-z]{3,9}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? ([a-z]{1,5}|[+-]\d{4})$/i

/** The form that nearly all feeds use, before the tolerant ones. */
function readRfc822Date(text: string): number | undefined {
  const match = rfc822Pattern.exec(text)
  if (!match) return undefined
  const [, day, monthName = '', year, hour, minute, second, zone = ''] = match
  const month = findMonth(monthName)
  const zoneMs = readZone(zone)
  if (month === undefined || zoneMs === undefined) return undefined
  return toMs({ year: Number(year), month, day: Number(day), ...timeFields(hour, minute, second), zoneMs })
}

const time = String.raw`(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?`
const isoPattern = new RegExp(
  String.raw`^(\d{4})(?:([-/.]?)(\d{2})(?:\2(\d{1,2}))?)?(?:(?:T|t|\s)\s*${time}\s*(.*))?$`,
)
/** As in `20031231T101455Z`. */
const compactPattern = /^(\d{4})(\d{2})(\d{2})[Tt ](\d{2})(\d{2})(\d{2})?(.*)$/
const ordinalPattern = /^(\d{4})-?(\d{3})(?:[Tt](\d{2}):(\d{2})(?::(\d{2}))?\s*(.*))?$/

/** ISO 8601, RFC 3339 and W3CDTF, also with a space, slashes or no separators. */
function readIsoDate(text: string): number | undefined {
  const ordinal = ordinalPattern.exec(text)
  if (ordinal) {
    const [, year, day, hour, minute, second, zone] = ordinal
    const dayOfYear = Number(day)
    if (dayOfYear < 1 || dayOfYear > 366) return undefined
    const start = toMs({
      year: Number(year),
      month: 1,
      day: 1,
      ...timeFields(hour, minute, second),
      ...zoneField(zone),
    })
    return start === undefined ? undefined : start + (dayOfYear - 1) * 24 * hourMs
  }
  const compact = compactPattern.exec(text)
  const match = compact ?? isoPattern.exec(text)
  if (!match) return undefined
  const [year, month, day, hour, minute, second, fraction, zone] = compact
    ? [match[1], match[2], match[3], match[4], match[5], match[6], undefined, match[7]]
    : [match[1], match[3], match[4], match[5], match[6], match[7], match[8], match[9]]
  const zoneMs = readZone(zone ?? '')
  if (zoneMs === undefined) return undefined
  const date = { year: Number(year), month: Number(month ?? 1), day: Number(day ?? 1) }
  return toMs({ ...date, ...timeFields(hour, minute, second, fraction), zoneMs })
}

/** As in `2004-W12-3`. */
function readWeekDate(text: string): number | undefined {
  const [, year, week, day] = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/.exec(text) ?? []
  if (!year || Number(week) < 1 || Number(week) > 53) return undefined
  // Week 1 contains 4 January.
  const fourth = Date.UTC(Number(year), 0, 4)
  const mondayOffset = (new Date(fourth).getUTCDay() + 6) % 7
  return fourth + (-mondayOffset + (Number(week) - 1) * 7 + Number(day ?? 1) - 1) * 24 * hourMs
}

const clockPattern = new RegExp(String.raw`(?:^|[\sT,])${time}(?::\d+)?\s*([ap]\.?m\.?)?(?=$|[^\d:])`, 'i')

/**
 * RFC 822, RFC 850, asctime and the forms that software makes of them: fields are recognized by their look, in any order,
 * with month names of several languages.
 */
function readWrittenDate(text: string): number | undefined {
  const clock = clockPattern.exec(text)
  const [clockText = '', hour, minute, second, fraction, half] = clock ?? []
  const rest = clock
    ? `${text.slice(0, clock.index)} \u0000 ${text.slice(clock.index + clockText.length)}`
    : text
  const [beforeClock = '', afterClock = ''] = rest.split('\u0000')
  const zone = takeZone(afterClock)
  const date = readDay(`${beforeClock} ${zone.rest}`)
  if (!date) return undefined
  const fields = timeFields(hour, minute, second, fraction)
  if (half && fields.hour !== undefined) {
    fields.hour = (fields.hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
  }
  return toMs({ ...date, ...fields, zoneMs: zone.ms })
}

function takeZone(text: string): { ms: number; rest: string } {
  for (const match of text.matchAll(
    /(?<![^\s(])(?=[a-z+-])(?:etc\/)?[a-z]{0,5} ?(?:[+-]\d{1,2}:?\d{0,2})?(?![^\s)])/gi,
  )) {
    const ms = readZone(match[0])
    if (ms === undefined) continue
    return { ms, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` }
  }
  return { ms: 0, rest: text }
}

function readDay(text: string): DateFields | undefined {
  const numeric = /(?:^|\s)(\d{1,4})[-/.](\d{1,2})[-/.](\d{2,4})(?:$|[\s,])/.exec(text)
  if (numeric) return readNumericDay(numeric[1] ?? '', Number(numeric[2]), numeric[3] ?? '')
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '')
  // The last, because abbreviated weekdays such as `mar` come first.
  const month = words.map(findMonth).findLast((one) => one !== undefined)
  const numbers = words
    .map((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/i.exec(word)?.[1])
    .filter((one) => one !== undefined)
  const [first, second] = numbers
  if (month === undefined || first === undefined || second === undefined) return undefined
  return first.length === 4
    ? { year: Number(first), month, day: Number(second) }
    : { year: fullYear(Number(second), second.length), month, day: Number(first) }
}

/** `2006/09/15`, `15.09.2006`, and `09/15/2006` when only the second number can be a day or both can. */
function readNumericDay(left: string, middle: number, right: string): DateFields {
  const first = Number(left)
  if (left.length > 2) return { year: first, month: middle, day: Number(right) }
  const year = fullYear(Number(right), right.length)
  return first > 12 ? { year, month: middle, day: first } : { year, month: first, day: middle }
}

/** RFC 2822, section 4.3. */
function fullYear(year: number, digits: number): number {
  if (digits > 3) return year
  return year < 50 ? 2000 + year : 1900 + year
}

function timeFields(hour?: string, minute?: string, second?: string, fraction?: string): Partial<DateFields> {
  if (hour === undefined) return {}
  const millisecond = fraction ? Math.trunc(Number(`0.${fraction}`) * 1_000) : 0
  return { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0), millisecond }
}

function zoneField(zone: string | undefined): { zoneMs: number } {
  return { zoneMs: readZone(zone ?? '') ?? 0 }
}

function readEpoch(text: string): number | undefined {
  if (!/^\d{9,13}$/.test(text)) return undefined
  const value = Number(text)
  return text.length > 10 ? value : value * 1_000
}

function toMs(fields: DateFields): number | undefined {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0, zoneMs = 0 } = fields
  if (year < minYear || year > maxYear || month < 1 || month > 12 || day < 1 || day > 31) return undefined
  // 24:00 ends a day; 60 is a leap second.
  if (hour > 24 || minute > 59 || second > 60) return undefined
  const ms = Date.UTC(year, month - 1, day, hour, minute, second, millisecond)
  return ms - zoneMs
}
