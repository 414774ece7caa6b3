import type { Clock } from '../clock.ts'

/** Real time with an offset. Expiry, schedules and opening times follow it. */
export interface SandboxClock extends Clock {
  readonly offsetMs: number
  moveBy(ms: number): void
  moveTo(nowMs: number): void
  reset(): void
}

export function createSandboxClock(base: Clock): SandboxClock {
  let offsetMs = 0
  return {
    get offsetMs() {
      return offsetMs
    },
    now: () => base.now() + offsetMs,
    moveBy(ms) {
      offsetMs += ms
    },
    moveTo(nowMs) {
      offsetMs = nowMs - base.now()
    },
    reset() {
      offsetMs = 0
    },
  }
}
