/** A limit of `max` per window. A plan is a list of these. */
export interface Window {
  /** The name in headers and on the limits endpoint, such as `hour` or `core`. */
  name: string
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month'
  max: number
  /**
   * `calendar` windows reset at the full unit in UTC. `first-use` windows start with the first request and last one
   * unit.
   */
  starts: 'calendar' | 'first-use'
}

export interface WindowState {
  name: string
  max: number
  used: number
  remaining: number
  resetAtMs: number
}

export interface Grant {
  granted: boolean
  /** One state per requested window, in the same order. */
  states: WindowState[]
  /** 0 when granted, otherwise the time until every exhausted window has reset. */
  retryAfterMs: number
}

/** The same counters serve enforcement, headers and the limits endpoint. */
export interface Limits {
  /** Takes `cost` from all windows of `subject`, or from none. Window names must be unique. */
  take(subject: string, windows: readonly Window[], cost?: number): Promise<Grant>
  /** Returns the same states without taking anything. `granted` is true if one more request fits. */
  peek(subject: string, windows: readonly Window[]): Promise<Grant>
  /**
   * Refunds a `take`, for example after a 304 response, and returns the states after it. With the grant from `take`,
   * only windows still in the same period get a refund. Without it, all current windows do.
   */
  refund(subject: string, windows: readonly Window[], cost?: number, earlierGrant?: Grant): Promise<Grant>
  /** Writes the exact usage of long windows, so that a copy of the database includes it. */
  settle(): Promise<void>
  /** Runs `replace`, which changes the counters in the database, and then drops those in memory. */
  reloadAfter(replace: () => Promise<void>): Promise<void>
  /** Writes usage that must survive. Called when the service stops. */
  close(): Promise<void>
}

/** The exhausted window that resets last, from the details of a `limit_exceeded` problem. */
export function exhaustedWindow(data: unknown): WindowState | undefined {
  // Such a problem carries the grant that was refused.
  const { states } = data as Grant
  return states.filter(({ remaining }) => remaining === 0).sort((a, b) => b.resetAtMs - a.resetAtMs)[0]
}
