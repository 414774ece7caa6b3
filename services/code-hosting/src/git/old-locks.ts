import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './store.ts'

/** Removes lock files older than this process. A killed process left them, and no other process writes here. */
export async function removeOldLocks({ gitDir, engine }: Store, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const lock = join(gitDir, `${name}.lock`)
    const found = await stat(lock).catch(() => undefined)
    if (found && found.mtimeMs < engine.startedAtMs) await rm(lock, { force: true })
  }
}
