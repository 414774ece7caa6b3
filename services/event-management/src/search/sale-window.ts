/** When something can be bought, from the first moment to the one after the last. */
export interface SaleWindow {
  startMs: number
  endMs: number
}

/** Out of the times of all that is not sold out: the one that lasts now, or the next one. */
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
