import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Ids } from '@octavo/platform/ids.ts'

/**
 * Where everything unfinished lies: pushes in quarantine, repositories that are being made or removed. It is on the
 * disk of the repositories, for renaming from and to it. What a killed process left is swept at the next start.
 */
export interface WorkFolder {
  readonly path: string
  /** A new folder, gone when it is disposed of. */
  open(purpose: string): Promise<WorkPlace>
  close(): Promise<void>
}

export interface WorkPlace extends AsyncDisposable {
  path: string
}

/** Of processes on other machines nothing is known but that they do not work for a day. */
const surelyOverMs = 24 * 3_600_000
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
      const place = join(path, `${purpose}-${++count}`)
      await mkdir(place, { mode: 0o700 })
      return { path: place, [Symbol.asyncDispose]: () => rm(place, removal) }
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
  return Date.now() - mtimeMs > surelyOverMs
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}
