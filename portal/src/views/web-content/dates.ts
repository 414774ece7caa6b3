import { formatDate } from '../../kit/format.ts'

export const dateNames = {
  last_24h: 'Last 24 hours',
  last_week: 'Last 7 days',
  last_month: 'Last 30 days',
  last_year: 'Last year',
} as const

const dayMs = 86_400_000

export interface Span {
  /** As the parameter `date`: `2026-01-01..2026-01-31`. */
  date: string
  label: string
}

/** Narrower bars would be too small for a finger. */
const maxSpans = 10

/** Divides the days of a search into at most ten spans. Without a date, these are of the last 30 days. */
export function spansOf(date: string | null, nowMs = Date.now()): readonly Span[] {
  const today = Math.floor(nowMs / dayMs)
  const [from, to] = readDays(date, today)
  const days = to - from + 1
  const each = Math.ceil(days / maxSpans)
  return Array.from({ length: Math.ceil(days / each) }, (_, index) => {
    // The last span ends today, and the first may be shorter.
    const end = to - (Math.ceil(days / each) - 1 - index) * each
    return spanOf(Math.max(from, end - each + 1), end)
  })
}

/** `2026-01-01..2026-01-31` is `1 Jan 2026 – 31 Jan 2026`. */
export function dateWords(date: string): string {
  if (date in dateNames) return dateNames[date as keyof typeof dateNames]
  const [from = '', to = from] = date.split('..')
  const days = [from, to].map((day) => (isDay(day) ? formatDate(`${day}T12:00:00`) : day))
  return from === to ? String(days[0]) : days.join(' – ')
}

function readDays(date: string | null, today: number): readonly [number, number] {
  const names: Readonly<Record<string, number>> = {
    last_24h: 1,
    last_week: 6,
    last_month: 29,
    last_year: 364,
  }
  if (!date || date in names) return [today - (names[date ?? ''] ?? 29), today]
  const [from = '', to = from] = date.split('..')
  if (!isDay(from) || !isDay(to) || from > to) return [today - 29, today]
  return [Date.parse(from) / dayMs, Date.parse(to) / dayMs]
}

function spanOf(from: number, to: number): Span {
  const [first, last] = [isoDay(from), isoDay(to)]
  const date = from === to ? first : `${first}..${last}`
  return { date, label: dateWords(date) }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

function isoDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
