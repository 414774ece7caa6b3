import { OutgoingError } from '@octavo/platform/outgoing/outgoing.ts'
import { describeFetchError, type FetchedDocument } from './fetch-document.ts'
import {
  intervalOf,
  maxIntervalMs,
  nextFetchAt,
  readFreshness,
  readRetryAfter,
  retryAt,
  type ScheduleHints,
  updateRate,
} from './schedule.ts'
import type { Source, SourceChange } from './store/sources.ts'

const dayMs = 24 * 3_600_000
/** A source whose host does not exist for this long is paused. */
const unknownHostMs = 7 * dayMs
/** A permanent redirect is followed in the record of the source after so many responses in a row. */
const redirectsToMove = 3

export interface Visit {
  nowMs: number
  minIntervalMs: number
  /** From 0 to 1. */
  random: number
}

/** The change of a source after a visit. Without `nextFetchMs`, no visit follows. */
export interface VisitResult {
  change: SourceChange
  nextFetchMs: number | undefined
  isHostFailing: boolean
}

/** A response without new content: 304, or 200 with the entries in `newPosts`. */
export function succeed(
  source: Source,
  response: FetchedDocument,
  {
    newPosts,
    hints = {},
    estimatedRate = 0,
    isPushed = false,
  }: { newPosts: number; hints?: ScheduleHints; estimatedRate?: number; isPushed?: boolean },
  { nowMs, minIntervalMs, random }: Visit,
): VisitResult {
  const isUnchanged = response.status === 304
  const lastMs = source.last_success_at_ms
  const postsPerDay =
    lastMs === null
      ? estimatedRate
      : updateRate(source.posts_per_day, { newPosts, elapsedMs: nowMs - lastMs })
  const fresh = readFreshness(response.headers, nowMs)
  const allHints = { ...hints, minIntervalMs: Math.max(hints.minIntervalMs ?? 0, fresh ?? 0) }
  const ownInterval = intervalOf({ postsPerDay, minIntervalMs }, allHints)
  // Its hub sends what is new, so this only finds what got lost.
  const interval = isPushed ? Math.min(10 * ownInterval, maxIntervalMs) : ownInterval
  return {
    isHostFailing: false,
    nextFetchMs: nextFetchAt(nowMs, interval, random, allHints),
    change: {
      ...visited(source, response.status, nowMs),
      ...redirection(source, response),
      state_reason: null,
      not_modified: source.not_modified + (isUnchanged ? 1 : 0),
      posts: source.posts + newPosts,
      posts_per_day: postsPerDay,
      failures: 0,
      failing_since_ms: null,
      last_success_at_ms: nowMs,
      last_error: null,
      ...(!isUnchanged && {
        read_at_ms: nowMs,
        etag: response.headers.get('etag'),
        last_modified: response.headers.get('last-modified'),
      }),
    },
  }
}

/** A response that is an error. */
export function failByStatus(
  source: Source,
  { status, headers }: FetchedDocument,
  visit: Visit,
): VisitResult {
  if (status === 410) {
    const reason = 'The server says that the source is gone (410).'
    return {
      isHostFailing: false,
      nextFetchMs: undefined,
      change: { ...failed(source, status, reason, visit.nowMs), state: 'disabled', state_reason: reason },
    }
  }
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), visit.nowMs)
  return {
    isHostFailing: status === 429 || status >= 500,
    nextFetchMs: retryOf(source, visit, retryAfterMs),
    change: failed(source, status, `The server responded with status ${status}.`, visit.nowMs),
  }
}

/** A response that is neither a feed nor a sitemap nor a page that names one, or that robots.txt disallows. */
export function failByContent(
  source: Source,
  reason: string,
  status: number | null,
  visit: Visit,
): VisitResult {
  return {
    isHostFailing: false,
    nextFetchMs: retryOf(source, visit),
    change: failed(source, status, reason, visit.nowMs),
  }
}

/** No response. */
export function failByError(source: Source, error: unknown, visit: Visit): VisitResult {
  const change = failed(source, null, describeFetchError(error), visit.nowMs)
  const isPaused =
    isUnknownHost(error) && visit.nowMs - (source.failing_since_ms ?? visit.nowMs) >= unknownHostMs
  if (isPaused)
    return {
      isHostFailing: true,
      nextFetchMs: undefined,
      change: { ...change, state: 'paused', state_reason: 'The host name has not existed for seven days.' },
    }
  return { isHostFailing: isHostError(error), nextFetchMs: retryOf(source, visit), change }
}

/** Content that is too large or malformed says nothing about the host. */
export function isHostError(error: unknown): boolean {
  return error instanceof OutgoingError && (error.code === 'unreachable' || error.code === 'timed_out')
}

function retryOf(source: Source, { nowMs, minIntervalMs }: Visit, retryAfterMs?: number): number {
  return retryAt(nowMs, { failures: source.failures, minIntervalMs, retryAfterMs })
}

function visited(source: Source, status: number | null, nowMs: number): SourceChange {
  return { fetches: source.fetches + 1, last_fetch_at_ms: nowMs, last_status: status }
}

function failed(source: Source, status: number | null, reason: string, nowMs: number): SourceChange {
  return {
    ...visited(source, status, nowMs),
    failures: source.failures + 1,
    failing_since_ms: source.failing_since_ms ?? nowMs,
    last_error: reason,
  }
}

function redirection(source: Source, { movedTo }: FetchedDocument): SourceChange {
  if (movedTo === undefined) return { redirect_url: null, redirect_count: 0 }
  const count = movedTo === source.redirect_url ? source.redirect_count + 1 : 1
  return count >= redirectsToMove
    ? { target_url: movedTo, redirect_url: null, redirect_count: 0 }
    : { redirect_url: movedTo, redirect_count: count }
}

function isUnknownHost(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ((cause as NodeJS.ErrnoException).code === 'ENOTFOUND') return true
  return false
}
