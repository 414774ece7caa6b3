import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** LRU cache of files, limited by their total size and number. Every file is verified when it is read. */
export interface DiskCache {
  find(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

/** Bounds the memory for the index: about 150 bytes per file. */
const maxFiles = 100_000
const digestLength = 64
const namePattern = /^[0-9a-f]{40}$/
const statsAtOnce = 16

export function createDiskCache(folder: string, { maxBytes }: { maxBytes: number }): DiskCache {
  // Least recently used first.
  const lengths = new Map<string, number>()
  let total = 0
  // Process ids repeat, always in containers.
  const owner = randomUUID()
  let writes = 0
  let folderCreation: Promise<unknown> | undefined
  let indexed: Promise<void> | undefined
  let isSettled = false

  /** Retries after a failure. */
  function makeFolder(): Promise<unknown> {
    folderCreation ??= mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      folderCreation = undefined
      throw error
    })
    return folderCreation
  }

  /** Files are found by their name, so only the limits have to wait for the index. */
  function index(): Promise<void> {
    indexed ??= makeFolder()
      .then(addFilesOfEarlierProcesses)
      .catch((error: unknown) => {
        indexed = undefined
        throw error
      })
    return indexed
  }

  async function addFilesOfEarlierProcesses(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => !lengths.has(name))
    const files: { name: string; size: number; mtimeMs: number }[] = []
    const pending = names.values()
    const examineAll = async () => {
      for (const name of pending) {
        const info = namePattern.test(name) && (await stat(join(folder, name)).catch(() => undefined))
        if (info) files.push({ name, size: info.size, mtimeMs: info.mtimeMs })
        else if (isAbandoned(name)) await rm(join(folder, name), { force: true, recursive: true })
      }
    }
    await Promise.all(Array.from({ length: statsAtOnce }, examineAll))
    const recent = [...lengths]
    lengths.clear()
    total = 0
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) touch(name, size)
    for (const [name, size] of recent) touch(name, size)
  }

  /** A partial file of a process that crashed, or anything else that does not belong here. */
  function isAbandoned(name: string): boolean {
    return !namePattern.test(name) && !name.includes(owner)
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
    await index()
    for (const name of lengths.keys()) {
      if (total <= maxBytes && lengths.size <= maxFiles) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  /** Once per process, so that files of earlier processes count even if nothing is written. */
  function settle(): void {
    if (isSettled) return
    isSettled = true
    // A write reports the same error.
    evict().catch(() => {})
  }

  return {
    async find(key) {
      settle()
      const name = nameOf(key)
      const file = await readFile(join(folder, name)).catch(() => undefined)
      if (!file) {
        forget(name)
        return undefined
      }
      const bytes = file.subarray(digestLength)
      if (file.toString('latin1', 0, digestLength) !== hash('sha256', bytes, 'hex')) {
        forget(name)
        await rm(join(folder, name), { force: true })
        return undefined
      }
      touch(name, file.length)
      return bytes
    },
    async write(key, bytes) {
      const digest = Buffer.from(hash('sha256', bytes, 'hex'), 'latin1')
      if (digest.length + bytes.length > maxBytes) return
      await makeFolder()
      const name = nameOf(key)
      const unfinished = join(folder, `${name}.${owner}.${writes++}`)
      try {
        await writeFile(unfinished, [digest, bytes], { mode: 0o600 })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      touch(name, digest.length + bytes.length)
      await evict()
    },
  }
}

const nameOf = (key: string): string => hash('sha1', key, 'hex')
