import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Imported modules are never released, so a worker with more than this is replaced by a new one. */
const MAX_RSS_BYTES = 1e9

/**
 * Runs files of the queue one after the other, each as a suite, so that modules are loaded and compiled once for many
 * files. The hooks of a file run at its end.
 */
export async function runQueuedFiles(queue: string): Promise<void> {
  const files: string[] = JSON.parse(readFileSync(join(queue, 'files.json'), 'utf8'))
  for (const [index, file] of files.entries()) {
    if (process.memoryUsage.rss() > MAX_RSS_BYTES) return
    if (!claim(join(queue, String(index)))) continue
    await suite(relative('.', file), async () => {
      await import(pathToFileURL(file).href)
    })
  }
}

/** Whether this process is the first to claim the file. */
function claim(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch {
    return false
  }
}
