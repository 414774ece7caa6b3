import type { DateValue } from './ast.ts'

/**
 * Reads epoch milliseconds or seconds, ISO 8601 (also a year, month or day, in UTC), `now` and `now-3h`. Returns
 * undefined for anything else.
 */
export function readDate(text: string): DateValue | undefined {
  const [, minus = '0', unit = 's'] = relativeDate.exec(text) ?? []
  if (relativeDate.test(text)) return isUnit(unit) ? { kind: 'now', minus: Number(minus), unit } : undefined
  if (epochDate.test(text)) {
    const epoch = Number(text)
    // A four-digit number is a year.
    return epoch < minEpochMs ? timeOf(text, epoch * 1000, 1000) : timeOf(text, epoch, 1)
  }
  const match = isoDate.exec(text)
  if (!match) return undefined
  const [, year = '', month, day, hour, minute, second, fraction, zone = 'Z'] = match
  const start = Date.UTC(+year, +(month ?? 1) - 1, +(day ?? 1), +(hour ?? 0), +(minute ?? 0), +(second ?? 0))
  const isReal =
    new Date(start).toISOString().slice(0, 10) === `${year}-${month ?? '01'}-${day ?? '01'}` &&
    +(hour ?? 0) < 24 &&
    +(minute ?? 0) < 60 &&
    +(second ?? 0) < 60
  if (!isReal) return undefined
  const canonical = text.toUpperCase().replace(' ', 'T')
  if (hour === undefined) {
    const end = day ? start + dayMs : month ? Date.UTC(+year, +month, 1) : Date.UTC(+year + 1, 0, 1)
    return { kind: 'time', fromMs: start, toMs: end, text: canonical }
  }
  const offset = offsetMs(zone)
  if (offset === undefined) return undefined
  if (fraction !== undefined)
    return timeOf(canonical, start - offset + Number(fraction.slice(0, 3).padEnd(3, '0')), 1)
  return timeOf(canonical, start - offset, second === undefined ? 60_000 : 1000)
}

/** The first and the next millisecond after a point in time. */
export function resolveDate(value: DateValue, nowMs: number): { fromMs: number; toMs: number } {
  if (value.kind === 'time') return value
  const fromMs =
    value.unit === 'M' ? minusMonths(nowMs, value.minus) : nowMs - value.minus * unitMs[value.unit]
  return { fromMs, toMs: fromMs + 1 }
}

export function printDate(value: DateValue): string {
  if (value.kind === 'time') return value.text
  return value.minus === 0 ? 'now' : `now-${value.minus}${value.unit}`
}

const relativeDate = /^now(?:-(\d{1,5})([smhdwM]))?$/
const epochDate = /^(?!\d{4}$)\d{1,15}$/
const isoDate =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/i
/** Smaller numbers are seconds. */
const minEpochMs = 100_000_000_000
const dayMs = 86_400_000
const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: dayMs, w: 7 * dayMs }

function isUnit(text: string): text is keyof typeof unitMs | 'M' {
  return text === 'M' || Object.hasOwn(unitMs, text)
}

function timeOf(text: string, fromMs: number, lengthMs: number): DateValue {
  return { kind: 'time', fromMs, toMs: fromMs + lengthMs, text }
}

function offsetMs(zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  if (hours > 18 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}

/** The same day and time of an earlier month, or the last day of that month. */
function minusMonths(nowMs: number, months: number): number {
  const now = new Date(nowMs)
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1)
  const lastDay = (next - first) / dayMs
  return first + (Math.min(now.getUTCDate(), lastDay) - 1) * dayMs + (nowMs % dayMs)
}
