import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './sqlite-busy.ts'

const timeoutMs = 15_000

/**
 * Replaces the content of `target` with that of `file` in one transaction. Both may be in use: readers of `target`
 * keep their snapshot, and this call waits for writers.
 */
export async function copyPages(file: string, target: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await copyOnce(file, target)
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() > deadline) throw new Error(`${target} stayed locked`, { cause: error })
    }
    await sleep(10 + 20 * Math.random())
  }
}

async function copyOnce(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    // Copies all pages in one step, because SQLite restarts the backup when another handle writes between two steps.
    // The step runs on its own thread.
    await backup(source, target, { rate: 0x7fffffff })
  } finally {
    source.close()
  }
}

/** node:sqlite reports error 0 when the target is locked. */
function isLocked(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'errcode' in error && error.errcode === 0)
}
