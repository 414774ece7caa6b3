import type { EventState } from '../database/event-tables.ts'

/** Between publication and completion, the status follows from the clock. */
export type EventStatus = EventState | 'started' | 'ended'

interface TimedState {
  state: EventState
  start_ms: number
  end_ms: number
}

export function statusOf({ state, start_ms, end_ms }: TimedState, nowMs: number): EventStatus {
  if (state !== 'live') return state
  if (end_ms <= nowMs) return 'ended'
  return start_ms <= nowMs ? 'started' : 'live'
}
