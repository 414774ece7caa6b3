import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Another process (a command line beside a running server) may hold the write lock for a moment.
 * SQLite's own busy timeout would stop the event loop meanwhile, so the waiting is done here.
 */
export async function retryWhileBusy<T>(attempt: () => T, patienceMs = 15_000): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, 50)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await sleep(waitMs * (0.5 + Math.random()))
  }
}

/** The low byte is the primary result code: SQLITE_BUSY, whatever its extended reason. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
