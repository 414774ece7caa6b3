/** A limit is data: at most `max` in each window. Plans of a service are lists of these. */
export interface Window {
  /** Named in headers and on the limits endpoint, such as `hour` or `core`. */
  name: string
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month'
  max: number
  /**
   * `calendar` windows turn over at the full unit in UTC;
   * `first-use` windows open with the first request and last one unit.
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
  /** One state per window asked for, in the order asked. */
  states: WindowState[]
  /** 0 when granted; else how long until every exhausted window has turned over. */
  retryAfterMs: number
}

/** One counter feeds enforcement, headers and the limits endpoint. */
export interface Limits {
  /** Takes `cost` from every window of `subject`, or from none of them. No two windows have the same name. */
  take(subject: string, windows: readonly Window[], cost?: number): Promise<Grant>
  /** The same states, without taking anything: `granted` tells whether there is room for one more. */
  peek(subject: string, windows: readonly Window[]): Promise<Grant>
  /**
   * Gives back what `take` took, as for an answer that turned out to be 304. Returns the states after it.
   * With the grant that `take` gave, only windows that have not turned over since get anything back;
   * without it, whichever windows are running now.
   */
  refund(subject: string, windows: readonly Window[], cost?: number, taken?: Grant): Promise<Grant>
  /** Writes exactly what was used of long windows, so that a copy of the database has it. */
  settle(): Promise<void>
  /** Runs `replace`, after which the database counts something else: what is in memory is forgotten. */
  reloadAfter(replace: () => Promise<void>): Promise<void>
  /** Writes what must survive; called when the service stops. */
  close(): Promise<void>
}
