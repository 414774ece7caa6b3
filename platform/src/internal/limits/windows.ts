import type { Grant, Window, WindowState } from '../../limits/limits.ts'

/** One period of a window; the end is exclusive. */
export interface WindowPeriod {
  readonly startMs: number
  readonly endMs: number
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const unitMs = { second: secondMs, minute: minuteMs, hour: hourMs, day: dayMs, month: 30 * dayMs }

/** The period that a request at `nowMs` starts when none is running. */
export function startPeriod(window: Window, nowMs: number): WindowPeriod {
  const lengthMs = unitMs[window.unit]
  if (window.starts === 'first-use') return { startMs: nowMs, endMs: nowMs + lengthMs }
  if (window.unit === 'month') return { startMs: startOfMonth(nowMs, 0), endMs: startOfMonth(nowMs, 1) }
  // Epoch time has no leap seconds: every UTC unit up to the day begins at a multiple of its length.
  const startMs = Math.floor(nowMs / lengthMs) * lengthMs
  return { startMs, endMs: startMs + lengthMs }
}

/**
 * A clock set back by up to one length stays in the current period, so that corrections and clock skew cannot
 * run the same period twice.
 */
export function isRunning(period: WindowPeriod, nowMs: number): boolean {
  return nowMs < period.endMs && nowMs >= 2 * period.startMs - period.endMs
}

/** Only long windows are persisted: seconds and minutes are over too soon to matter. */
export function isLasting(window: Window): boolean {
  return window.unit !== 'second' && window.unit !== 'minute'
}

/** Identifies a counter of a subject. `max` is not part of it, so that usage survives a plan change. */
export function keyOf(window: Window): string {
  let key = keys.get(window)
  if (key === undefined) {
    key = `${window.name} ${window.unit} ${window.starts}`
    keys.set(window, key)
  }
  return key
}

/** Window objects are plan data that every request reuses, so their keys are cached. */
const keys = new WeakMap<Window, string>()

export function windowState(window: Window, used: number, period: WindowPeriod): WindowState {
  const { name, max } = window
  return { name, max, used, remaining: Math.max(0, max - used), resetAtMs: period.endMs }
}

/** Grants `cost` unless it exceeds a window's remaining capacity. */
export function decideGrant(states: WindowState[], cost: number, nowMs: number, enforce: boolean): Grant {
  let granted = true
  let retryAfterMs = 0
  for (const state of states) {
    if (!enforce || state.used + cost <= state.max) continue
    granted = false
    retryAfterMs = Math.max(retryAfterMs, state.resetAtMs - nowMs)
  }
  return { granted, states, retryAfterMs }
}

/**
 * Returns the end of the period that `earlierGrant` took from, or undefined when it took nothing. Usage of an ended
 * period is not refunded to the current one.
 */
export function grantPeriodEnd(earlierGrant: Grant, window: Window): number | undefined {
  return earlierGrant.granted
    ? earlierGrant.states.find((state) => state.name === window.name)?.resetAtMs
    : undefined
}

/** Date.UTC maps the years 0 to 99 to 1900 to 1999. */
function startOfMonth(nowMs: number, monthsAhead: number): number {
  const date = new Date(nowMs)
  date.setUTCHours(0, 0, 0, 0)
  return date.setUTCMonth(date.getUTCMonth() + monthsAhead, 1)
}
