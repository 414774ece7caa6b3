/** Half-open. */
export interface SaleWindow {
  startMs: number
  endMs: number
}

/** The current sale window, or the next one, of all tickets that are not sold out. */
export function saleTimeOf(windows: readonly SaleWindow[], nowMs: number): SaleWindow | undefined {
  const ahead = windows
    .filter(({ startMs, endMs }) => endMs > Math.max(startMs, nowMs))
    .sort((a, b) => a.startMs - b.startMs)
  return ahead.reduce<SaleWindow | undefined>((time, window) => {
    if (!time) return window
    if (window.startMs > time.endMs) return time
    return { startMs: time.startMs, endMs: Math.max(time.endMs, window.endMs) }
  }, undefined)
}
