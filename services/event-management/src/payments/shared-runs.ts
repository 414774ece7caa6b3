/**
 * Coalesces concurrent calls per key. `afresh` runs again after the current run, which may have read older
 * state.
 */
export function createSharedRuns<T>() {
  const running = new Map<number, Promise<T>>()
  return (key: number, work: () => Promise<T>, afresh = false): Promise<T> => {
    const earlier = running.get(key)
    if (earlier && !afresh) return earlier
    const run = earlier ? earlier.then(work, work) : work()
    running.set(key, run)
    const forget = () => void (running.get(key) === run && running.delete(key))
    run.then(forget, forget)
    return run
  }
}
