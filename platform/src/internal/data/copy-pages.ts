import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './sqlite-busy.ts'

/**
 * Makes the database `target` a copy of `file` in one transaction, whatever it was before. Both may be in use:
 * who reads `target` meanwhile goes on with what it was, and who writes to it makes this wait.
 */
export async function copyPages(file: string, target: string, patienceMs = 15_000): Promise<void> {
  const deadline = performance.now() + patienceMs
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
    // All pages in one step: SQLite begins anew when another handle writes between two steps.
    // The step runs on a thread of its own.
    await backup(source, target, { rate: 0x7fffffff })
  } finally {
    source.close()
  }
}

/** For a target that is locked, node:sqlite reports error 0. */
function isLocked(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'errcode' in error && error.errcode === 0)
}
