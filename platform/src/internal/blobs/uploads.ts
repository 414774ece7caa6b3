import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { secureIds } from '../../ids.ts'

export interface Upload {
  readonly path: string
  write(bytes: Uint8Array): Promise<void>
  /** Resolves when the bytes are on disk. */
  finish(): Promise<void>
  discard(): Promise<void>
}

export interface Uploads {
  begin(): Promise<Upload>
}

/** A folder of incomplete uploads. Opening it removes those of dead processes. */
export async function openUploads(directory: string): Promise<Uploads> {
  await mkdir(directory, { recursive: true })
  await sweep(directory)
  return {
    async begin() {
      const name = [host, process.pid, secureIds.text(20)].join('~')
      const path = join(directory, name)
      ownUploads.add(name)
      try {
        return upload(path, await open(path, 'wx', 0o600), () => ownUploads.delete(name))
      } catch (error) {
        ownUploads.delete(name)
        throw error
      }
    },
  }
}

const host = encodeURIComponent(hostname()).replaceAll('~', '_')
const dayMs = 24 * 60 * 60 * 1000

/** The uploads of this process in all stores, because two stores may share a folder. */
const ownUploads = new Set<string>()

function upload(path: string, file: Awaited<ReturnType<typeof open>>, forget: () => void): Upload {
  return {
    path,
    async write(bytes) {
      for (let written = 0; written < bytes.length; ) {
        written += (await file.write(bytes, written)).bytesWritten
      }
    },
    async finish() {
      await file.sync()
      await file.close()
    },
    async discard() {
      await file.close()
      await rm(path, { force: true })
      forget()
    },
  }
}

async function sweep(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (await isAbandoned(directory, name)) await rm(join(directory, name), { force: true })
  }
}

async function isAbandoned(directory: string, name: string): Promise<boolean> {
  const [owner, pid] = name.split('~')
  if (owner === host && Number(pid) === process.pid) return !ownUploads.has(name)
  if (owner === host && !isAlive(Number(pid))) return true
  // The process id may belong to another machine on a shared disk, or be reused. Only the age decides.
  const stats = await stat(join(directory, name)).catch(() => undefined)
  return stats !== undefined && Date.now() - stats.mtimeMs > dayMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
