import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderBackup } from '@octavo/platform/folder-backup.ts'

/** LRU cache of files, limited by their total size. */
export interface DiskCache {
  find(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

/** Backups leave it out; its entries stay valid after a restore, because their keys contain a content hash. */
export const cacheFolder: FolderBackup = { copy: async () => {}, replace: async () => {} }

const digestLength = 64

export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  // Least recently used first.
  const lengths = new Map<string, number>()
  let total = 0
  let writes = 0
  let opened: Promise<void> | undefined

  /** Retries after a failure. */
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
        // A partial file of a process that crashed.
        await rm(join(folder, name), { force: true, recursive: true })
        continue
      }
      const info = await stat(join(folder, name)).catch(() => undefined)
      if (info) files.push({ name, size: info.size, mtimeMs: info.mtimeMs })
    }
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) touch(name, size)
    await evict()
  }

  function touch(name: string, size: number): void {
    forget(name)
    lengths.set(name, size)
    total += size
  }

  function forget(name: string): void {
    total -= lengths.get(name) ?? 0
    lengths.delete(name)
  }

  async function evict(): Promise<void> {
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
      touch(name, size)
      return bytes
    },
    async write(key, bytes) {
      const file = Buffer.concat([Buffer.from(hash('sha256', bytes, 'hex'), 'latin1'), bytes])
      if (file.length > maxBytes) return
      await ready()
      const name = nameOf(key)
      const unfinished = join(folder, `${name}.${process.pid}.${writes++}`)
      await writeFile(unfinished, file, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
      touch(name, file.length)
      await evict()
    },
  }
}

const nameOf = (key: string): string => hash('sha1', key, 'hex')
