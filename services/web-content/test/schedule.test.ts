import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  estimateRate,
  intervalOf,
  maxIntervalMs,
  nextFetchAt,
  readFreshness,
  readRetryAfter,
  retryAt,
  updateRate,
} from '../src/sources/schedule.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const nowMs = Date.UTC(2026, 10, 23, 12)

test('the interval follows the rate of posts, within its limits', () => {
  const pace = (postsPerDay: number) => intervalOf({ postsPerDay, minIntervalMs: 5 * minuteMs })
  assert.equal(pace(0), maxIntervalMs)
  assert.equal(pace(6), 2 * hourMs)
  assert.equal(pace(10_000), 5 * minuteMs)
})

test('a publisher can slow the crawler down, but not beyond a day', () => {
  const busy = { postsPerDay: 1_000, minIntervalMs: 5 * minuteMs }
  assert.equal(intervalOf(busy, { minIntervalMs: hourMs }), hourMs)
  assert.equal(intervalOf(busy, { minIntervalMs: 30 * 24 * hourMs }), maxIntervalMs)
})

test('the interval varies by ten percent', () => {
  assert.equal(nextFetchAt(nowMs, hourMs, 0), nowMs + 0.9 * hourMs)
  assert.equal(nextFetchAt(nowMs, hourMs, 1), nowMs + 1.1 * hourMs)
})

test('times are whole milliseconds, because PostgreSQL stores no others', () => {
  const intervalMs = intervalOf({ postsPerDay: 7, minIntervalMs: 5 * minuteMs })
  assert.ok(Number.isInteger(nextFetchAt(nowMs, intervalMs, 0.123)))
  assert.ok(Number.isInteger(retryAt(nowMs, { failures: 1, minIntervalMs: 1.5 })))
})

test('skipped hours and days are left out', () => {
  const at = nextFetchAt(nowMs, hourMs, 0.5, { skipHours: [13, 14], skipDays: [2] })
  assert.equal(new Date(at).getUTCHours(), 15)
  const allDays = [0, 1, 2, 3, 4, 5, 6]
  assert.equal(nextFetchAt(nowMs, hourMs, 0.5, { skipDays: allDays }), nowMs + hourMs)
})

test('failures double the pause up to a day, and Retry-After takes precedence', () => {
  const retry = (failures: number, retryAfterMs?: number) =>
    retryAt(nowMs, { failures, minIntervalMs: 5 * minuteMs, retryAfterMs }) - nowMs
  assert.equal(retry(0), 5 * minuteMs)
  assert.equal(retry(3), 40 * minuteMs)
  assert.equal(retry(1_000), maxIntervalMs)
  assert.equal(retry(0, 2 * hourMs), 2 * hourMs)
})

test('the rate of posts stays between the previous and the observed rate', () => {
  fc.assert(
    fc.property(
      fc.float({ min: 0, max: 1_000, noNaN: true }),
      fc.nat(500),
      fc.integer({ min: minuteMs, max: 40 * 24 * hourMs }),
      (before, newPosts, elapsedMs) => {
        const observed = (newPosts * 24 * hourMs) / elapsedMs
        const after = updateRate(before, { newPosts, elapsedMs })
        assert.ok(after >= Math.min(before, observed) - 1e-6 && after <= Math.max(before, observed) + 1e-6)
      },
    ),
  )
})

test('the first rate is that of the entries of the last week', () => {
  const daysAgo = (...days: number[]) => days.map((day) => nowMs - day * 24 * hourMs)
  assert.equal(estimateRate([], nowMs), 0)
  assert.equal(estimateRate(daysAgo(0.1, 0.2, 0.3), nowMs), 3)
  assert.equal(estimateRate(daysAgo(1, 2, 4, 30, -1), nowMs), 3 / 4)
})

test('Retry-After is seconds or a date', () => {
  assert.equal(readRetryAfter('120', nowMs), 120_000)
  assert.equal(readRetryAfter(new Date(nowMs + hourMs).toUTCString(), nowMs), hourMs)
  assert.equal(readRetryAfter(new Date(nowMs - hourMs).toUTCString(), nowMs), 0)
  assert.equal(readRetryAfter('soon', nowMs), undefined)
  assert.equal(readRetryAfter(null, nowMs), undefined)
})

test('freshness is max-age, or else Expires', () => {
  const freshness = (headers: Record<string, string>) => readFreshness(new Headers(headers), nowMs)
  const expires = new Date(nowMs + hourMs).toUTCString()
  assert.equal(freshness({ 'cache-control': 'public, max-age=600', expires }), 600_000)
  assert.equal(freshness({ expires }), hourMs)
  assert.equal(freshness({ 'cache-control': 'no-cache, max-age=600' }), undefined)
  assert.equal(freshness({}), undefined)
})
