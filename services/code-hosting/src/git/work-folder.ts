import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Ids } from '@octavo/platform/ids.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'

/**
 * Holds everything unfinished: quarantined pushes, and repositories that are being created or removed. It is on
 * the same disk as the repositories, so that renames are atomic. Files of killed processes are removed at the next
 * start.
 */
export interface WorkFolder {
  readonly path: string
  /** A new folder, removed when it is disposed. */
  open(purpose: string): Promise<TemporaryFolder>
  close(): Promise<void>
}

export interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/** Processes on other machines cannot be checked, but none works for a day. */
const maxProcessAgeMs = 24 * 3_600_000
const own = new Set<string>()

export async function openWorkFolder(folder: string, ids: Ids): Promise<WorkFolder> {
  const root = join(folder, 'work')
  await mkdir(root, { recursive: true, mode: 0o700 })
  const name = `${hostname().replaceAll('.', '-')}.${process.pid}.${ids.text(10)}`
  const path = join(root, name)
  own.add(path)
  await mkdir(path, { mode: 0o700 })
  for (const other of await readdir(root)) {
    if (await isLeft(join(root, other), other)) await rm(join(root, other), removal)
  }
  let count = 0
  return {
    path,
    async open(purpose) {
      const folderPath = join(path, `${purpose}-${++count}`)
      await mkdir(folderPath, { mode: 0o700 })
      return { path: folderPath, [Symbol.asyncDispose]: () => rm(folderPath, removal) }
    },
    async close() {
      own.delete(path)
      await rm(path, removal)
    },
  }
}

const removal = { recursive: true, force: true, maxRetries: 3 }

async function isLeft(path: string, name: string): Promise<boolean> {
  if (own.has(path)) return false
  const [host, pid] = name.split('.')
  if (host === hostname().replaceAll('.', '-')) return Number(pid) === process.pid || !isRunning(Number(pid))
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  return Date.now() - mtimeMs > maxProcessAgeMs
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
