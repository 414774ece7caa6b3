/** RFC 3339 in UTC, to the second. */
export function formatTime(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`
}

export function formatOptionalTime(timeMs: number | null): string | null {
  return timeMs === null ? null : formatTime(timeMs)
}

const dayMs = 86_400_000

/** The number of UTC days since 1970. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / dayMs)
}

/** `2026-11-23` */
export function formatDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
