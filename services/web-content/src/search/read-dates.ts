import { invalidParameter } from '../errors.ts'

export interface DateRange {
  fromMs: number | undefined
  /** Exclusive. */
  toMs: number | undefined
}

const dayMs = 86_400_000

const spans: Record<string, (nowMs: number) => DateRange> = {
  today: (nowMs) => ({ fromMs: startOfDay(nowMs), toMs: undefined }),
  yesterday: (nowMs) => ({ fromMs: startOfDay(nowMs) - dayMs, toMs: startOfDay(nowMs) }),
  last_24h: (nowMs) => ({ fromMs: nowMs - dayMs, toMs: undefined }),
  last_week: (nowMs) => ({ fromMs: nowMs - 7 * dayMs, toMs: undefined }),
  last_month: (nowMs) => ({ fromMs: nowMs - 30 * dayMs, toMs: undefined }),
  last_year: (nowMs) => ({ fromMs: nowMs - 365 * dayMs, toMs: undefined }),
}

/** Reads `2026-01-31`, `2026-01-01..2026-01-31` or a name such as `last_week`, in UTC. */
export function readDateRange(parameter: string, text: string, nowMs: number): DateRange {
  const named = Object.hasOwn(spans, text) ? spans[text] : undefined
  if (named) return named(nowMs)
  const [from = '', to = from, ...others] = text.split('..')
  if (others.length > 0) throw wrongDate(parameter)
  const range = {
    fromMs: from === '' ? undefined : readDay(parameter, from),
    toMs: to === '' ? undefined : readDay(parameter, to) + dayMs,
  }
  if (range.fromMs !== undefined && range.toMs !== undefined && range.fromMs >= range.toMs)
    throw invalidParameter(parameter, 'must not end before it begins')
  return range
}

export function readDay(parameter: string, text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) throw wrongDate(parameter)
  return ms
}

function startOfDay(ms: number): number {
  return ms - (ms % dayMs)
}

function wrongDate(parameter: string) {
  return invalidParameter(
    parameter,
    `must be a day (YYYY-MM-DD), a range (YYYY-MM-DD..YYYY-MM-DD) or one of ${Object.keys(spans).join(', ')}`,
  )
}
