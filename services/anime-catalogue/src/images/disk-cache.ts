import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderBackup } from '@octavo/platform/folder-backup.ts'

/** Bytes that can be made again, kept in files until there are too many. */
export interface DiskCache {
  find(key: string): Promise<Buffer | undefined>
  /** A failure to keep is none of the caller's: the bytes are made again another time. */
  keep(key: string, bytes: Buffer): Promise<void>
}

/** Copies of the service's data are made without it, and whatever it has stays right when they are restored. */
export const cacheKeeper: FolderBackup = { copy: async () => {}, replace: async () => {} }

const digestLength = 64

export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  // From the file that was not asked for longest to the one asked for last.
  const lengths = new Map<string, number>()
  let total = 0
  let written = 0
  let opened: Promise<void> | undefined

  /** Tried again where it failed. */
  function ready(): Promise<void> {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const files: { name: string; size: number; mtimeMs: number }[] = []
    for (const name of await readdir(folder)) {
      if (!/^[0-9a-f]{40}$/.test(name)) {
        // Left half-written by a process that is gone.
        await rm(join(folder, name), { force: true, recursive: true })
        continue
      }
      const found = await stat(join(folder, name)).catch(() => undefined)
      if (found) files.push({ name, size: found.size, mtimeMs: found.mtimeMs })
    }
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) note(name, size)
    await makeRoom()
  }

  function note(name: string, size: number): void {
    forget(name)
    lengths.set(name, size)
    total += size
  }

  function forget(name: string): void {
    total -= lengths.get(name) ?? 0
    lengths.delete(name)
  }

  async function makeRoom(): Promise<void> {
    for (const name of lengths.keys()) {
      if (total <= maxBytes) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    async find(key) {
      await ready()
      const name = nameOf(key)
      const size = lengths.get(name)
      if (size === undefined) return undefined
      const file = await readFile(join(folder, name)).catch(() => undefined)
      const bytes = file?.subarray(digestLength)
      if (!file || !bytes || file.toString('latin1', 0, digestLength) !== hash('sha256', bytes, 'hex')) {
        forget(name)
        await rm(join(folder, name), { force: true })
        return undefined
      }
      note(name, size)
      return bytes
    },
    async keep(key, bytes) {
      const file = Buffer.concat([Buffer.from(hash('sha256', bytes, 'hex'), 'latin1'), bytes])
      if (file.length > maxBytes) return
      await ready()
      const name = nameOf(key)
      const unfinished = join(folder, `${name}.${process.pid}.${written++}`)
      await writeFile(unfinished, file, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
      note(name, file.length)
      await makeRoom()
    },
  }
}

const nameOf = (key: string): string => hash('sha1', key, 'hex')
