export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export interface MovableClock extends Clock {
  advance(ms: number): void
}

/** A clock for tests that stands still until it is moved. */
export function createManualClock(startMs = Date.UTC(2026, 0, 1)): MovableClock {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance(ms) {
      nowMs += ms
    },
  }
}
