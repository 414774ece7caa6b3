const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const maxIntervalMs = dayMs

/** Hints of a response and its feed about the time of the next fetch. */
export interface ScheduleHints {
  /** `ttl`, `sy:updatePeriod`, or the freshness of the HTTP response. */
  minIntervalMs?: number | undefined
  /** UTC hours, and days (0 is Sunday), at which the feed does not change. */
  skipHours?: readonly number[] | undefined
  skipDays?: readonly number[] | undefined
}

export interface Pace {
  /** The observed rate of new posts. */
  postsPerDay: number
  minIntervalMs: number
}

/** Comes about twice for each new post, within the limits, and never earlier than the publisher allows. */
export function intervalOf({ postsPerDay, minIntervalMs }: Pace, hints: ScheduleHints = {}): number {
  const preferred = dayMs / Math.max(1, 2 * postsPerDay)
  const minimum = Math.max(minIntervalMs, Math.min(hints.minIntervalMs ?? 0, dayMs))
  return Math.min(maxIntervalMs, Math.max(minimum, preferred))
}

/** `random` is from 0 to 1: the interval varies by 10 %, so that sources do not stay in step. */
export function nextFetchAt(
  nowMs: number,
  intervalMs: number,
  random: number,
  hints: ScheduleHints = {},
): number {
  const at = nowMs + Math.round(intervalMs * (0.9 + 0.2 * random))
  const { skipHours = [], skipDays = [] } = hints
  for (let later = at, hours = 0; hours <= 7 * 24; hours++, later += hourMs) {
    const time = new Date(later)
    if (!skipHours.includes(time.getUTCHours()) && !skipDays.includes(time.getUTCDay())) return later
  }
  return at
}

/** Doubles with each failure in a row. `Retry-After` takes precedence. */
export function retryAt(
  nowMs: number,
  {
    failures,
    minIntervalMs,
    retryAfterMs,
  }: { failures: number; minIntervalMs: number; retryAfterMs?: number | undefined },
): number {
  const wait = minIntervalMs * 2 ** Math.min(failures, 20)
  return nowMs + Math.round(Math.min(Math.max(wait, retryAfterMs ?? 0), maxIntervalMs))
}

/** Moving average over about a week. */
export function updateRate(
  postsPerDay: number,
  { newPosts, elapsedMs }: { newPosts: number; elapsedMs: number },
): number {
  if (elapsedMs <= 0) return postsPerDay
  const weight = 1 - Math.exp(-elapsedMs / (7 * dayMs))
  return postsPerDay + weight * ((newPosts * dayMs) / elapsedMs - postsPerDay)
}

/** The rate of a feed that is read for the first time, by the dates of its entries in the last week. */
export function estimateRate(publishedMs: readonly number[], nowMs: number): number {
  const recent = publishedMs.filter((at) => at <= nowMs && at > nowMs - 7 * dayMs)
  const days = Math.max(1, (nowMs - Math.min(nowMs, ...recent)) / dayMs)
  return recent.length / days
}

/** Seconds or an HTTP date (RFC 9110 §10.2.3). */
export function readRetryAfter(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs)
}

/** How long a response stays fresh (RFC 9111 §4.2). */
export function readFreshness(headers: Headers, nowMs: number): number | undefined {
  const control = headers.get('cache-control') ?? ''
  if (/no-store|no-cache/i.test(control)) return undefined
  const maxAge = /max-age="?(\d{1,9})/i.exec(control)?.[1]
  if (maxAge !== undefined) return Number(maxAge) * 1000
  const expires = Date.parse(headers.get('expires') ?? '')
  return Number.isNaN(expires) ? undefined : Math.max(0, expires - nowMs)
}
