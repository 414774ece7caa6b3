import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './store.ts'

/**
 * Removes lock files older than this process. A killed process left them, and no other process writes here. Those in
 * a folder with the name of a ref would keep the folder, and so the ref from being created.
 */
export async function removeOldLocks({ gitDir, engine }: Store, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const below = await readdir(join(gitDir, name), { recursive: true }).catch(() => [])
    const locks = below.filter((file) => file.endsWith('.lock')).map((file) => join(name, file))
    // Git creates this file while it holds the lock, and fails if it is there.
    if (name === 'packed-refs') locks.push('packed-refs.new')
    for (const file of [`${name}.lock`, ...locks]) {
      const stats = await stat(join(gitDir, file)).catch(() => undefined)
      if (stats && stats.mtimeMs < engine.startedAtMs) await rm(join(gitDir, file), { force: true })
    }
  }
}
