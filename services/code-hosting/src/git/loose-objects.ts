import { createHash } from 'node:crypto'
import { chmod, link, mkdir, open, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { ObjectType } from './git.ts'
import { GitError } from './git-error.ts'
import type { Store } from './store.ts'

const compress = promisify(deflate)
/** A file takes whole blocks of the disk. */
const blockBytes = 4096

export function hashObject(type: ObjectType, content: Uint8Array): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}

/**
 * Writes a loose object without starting git: fsync, then link under its final name. As in git, the ref update
 * that needs the name makes it durable.
 */
export async function writeLooseObject(store: Store, type: ObjectType, content: Uint8Array): Promise<string> {
  const oid = hashObject(type, content)
  const folder = join(store.objects, oid.slice(0, 2))
  const path = join(folder, oid.slice(2))
  // An object in a pack is written again, because the maintenance may be about to delete an unreachable one.
  if (await renewAge(path)) return oid
  const unfinished = join(folder, `tmp_obj_${store.engine.ids.text(12)}`)
  const whole = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
  try {
    const bytes = await compress(whole, { level: 1 })
    await inObjectFolder(folder, () => writeDurably(unfinished, bytes))
    // Unlike a rename, this never replaces an existing file.
    await link(unfinished, path).catch(unlessThere)
    store.countWritten(Math.ceil(bytes.length / blockBytes) * blockBytes)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new GitError('missing', 'The repository was removed')
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return oid
}

/** The maintenance deletes only unreachable objects of a certain age. Returns false if there is no such file. */
async function renewAge(path: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return false
  }
}

const maxTries = 10

/** Creates the folder before the work, and again if git removes it, as it does when it packs the last object there. */
export async function inObjectFolder(folder: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // Not recursive: the folder of a repository that is being removed must not be created again.
      await mkdir(folder, { mode: 0o700 }).catch(unlessThere)
      return await work()
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === maxTries) throw error
    }
  }
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(path, 0o444)
}
