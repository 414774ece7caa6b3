import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'

const memory = '/dev/shm'
const prefix = 'octavo-test-run-'

/** Several times what a run uses. In containers it often has 64 MB. */
const minFreeBytes = 2e9

/**
 * Creates a folder for the temporary files of a test run: in memory, if this machine has enough, so that tests do not
 * wait for the disk. Tests of crashes kill processes. What these have written stays in the page cache or in memory alike.
 */
export function createRunFolder(): string {
  const parent = hasMemory() ? memory : tmpdir()
  removeAbandonedFolders(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // PostgreSQL may run under another account.
  chmodSync(folder, 0o711)
  return folder
}

function hasMemory(): boolean {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const mount = mounts.map((line) => line.split(' ')).findLast(([, folder]) => folder === memory)
    const [, , type, options = ''] = mount ?? []
    // Tests run programs in temporary folders.
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= minFreeBytes
  } catch {
    return false
  }
}

/** Removes what killed runs have left. */
function removeAbandonedFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (pid && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Processes of other users may not be signalled.
    return errorCode(error) !== 'ESRCH'
  }
}
