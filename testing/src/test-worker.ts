import { closeSync, openSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { errorCode } from '@octavo/platform/unknown-values.ts'

/** Imported modules are never released, so a worker with more than this is replaced by a new one. */
const maxRssBytes = 1e9

/**
 * Runs files of the queue one after the other, each as a suite, so that modules are loaded and compiled once for many
 * files. The hooks of a file run at its end.
 */
export async function runQueuedFiles({ queue, claims }: { queue: string; claims: string }): Promise<void> {
  const files: string[] = JSON.parse(readFileSync(join(queue, 'files.json'), 'utf8'))
  for (const [index, file] of files.entries()) {
    if (process.memoryUsage.rss() > maxRssBytes) return
    if (!claim(join(claims, String(index)))) continue
    await suite(file, async () => {
      await import(pathToFileURL(resolve(file)).href)
    })
    // For other processes: Node would write it when this one ends.
    module.flushCompileCache()
  }
}

/** Returns whether this process is the first to claim the file. */
function claim(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}
