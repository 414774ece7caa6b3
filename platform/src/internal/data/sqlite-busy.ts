import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 15_000

/**
 * Another process (such as the CLI beside a running server) may hold the write lock for a moment. SQLite's own busy
 * timeout would block the event loop, so this retries asynchronously.
 */
export async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, 50)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await sleep(waitMs * (0.5 + Math.random()))
  }
}

/** The low byte is the primary result code: SQLITE_BUSY with any extended reason. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
