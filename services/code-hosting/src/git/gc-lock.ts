import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { removeOldLocks } from './stale-locks.ts'
import type { Store } from './store.ts'

/** As in git: an older file is of a process that has ended. */
const maxAgeMs = 12 * 3_600_000

/**
 * Holds git's own lock against a `git gc` of the administrator: each of two such processes may delete the copy of an
 * object that the other one keeps. Returns undefined, without waiting, when the lock is taken.
 */
export async function withGcLock<Result>(
  store: Store,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const file = join(store.gitDir, 'gc.pid')
  await removeOldLocks(store, ['gc.pid'])
  try {
    await writeFile(`${file}.lock`, `${process.pid} ${hostname()}`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined
    throw error
  }
  if (await isHeld(file)) {
    await rm(`${file}.lock`)
    return undefined
  }
  await rename(`${file}.lock`, file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function isHeld(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined)
  if (!stats || Date.now() - stats.mtimeMs > maxAgeMs) return false
  const [pid = '', host] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  if (host === undefined) return false
  return host !== hostname() || (Number(pid) !== process.pid && isAlive(Number(pid)))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
