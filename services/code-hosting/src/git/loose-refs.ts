import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { RefChange } from './git.ts'
import { readFewPackedRefs, readIfThere } from './ref-files.ts'
import type { Store } from './store.ts'

/** More refs are moved by git, in one process. */
const maxChanges = 8

interface LockedRef {
  path: string
  lock: string
  file: FileHandle
  to: string
}

/**
 * Creates and moves a few refs as git does, without starting it: each is locked by a file with `.lock` after its name,
 * which then replaces it. Returns undefined, and changes nothing, if a case needs git: deletions, other locks, names
 * that are folders of others, objects that may not be there.
 */
export async function moveLooseRefs(
  store: Store,
  changes: readonly RefChange[],
): Promise<'done' | 'stale' | undefined> {
  if (changes.length > maxChanges || new Set(changes.map(({ ref }) => ref)).size < changes.length)
    return undefined
  const locked: LockedRef[] = []
  let isMoving = false
  try {
    for (const change of changes) {
      const { ref, from, to } = change
      if (to === null || !(await mayPointTo(store, change))) return undefined
      const path = join(store.gitDir, ref)
      const lock = `${path}.lock`
      await createFolders(store.gitDir, ref)
      locked.push({ path, lock, to, file: await open(lock, 'wx', 0o600) })
      const current = await readRef(store.gitDir, ref)
      if (current === undefined) return undefined
      if (current !== from) return 'stale'
    }
    for (const { file, to } of locked) {
      await file.writeFile(`${to}\n`)
      await file.sync()
      await file.close()
    }
    for (let next = locked[0]; next; next = locked[0]) {
      await rename(next.lock, next.path)
      locked.shift()
      isMoving = true
    }
    return 'done'
  } catch (error) {
    if (!isMoving && needsGit.has(errorCode(error) ?? '')) return undefined
    throw error
  } finally {
    for (const { file, lock } of locked) {
      await file.close()
      await rm(lock, { force: true })
    }
  }
}

/** Another lock, a folder that git just removed, or a ref with the name of a folder of others. */
const needsGit = new Set(['EEXIST', 'EISDIR', 'ENOENT', 'ENOTDIR', 'ENOTEMPTY'])

/** Not recursive: the folder of a repository that is being removed must not be created again. */
async function createFolders(gitDir: string, ref: string): Promise<void> {
  const [root = '', ...folders] = ref.split('/').slice(0, -1)
  let path = join(gitDir, root)
  for (const folder of folders) {
    path = join(path, folder)
    await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

async function mayPointTo(store: Store, { ref, to }: RefChange): Promise<boolean> {
  const object = await store.requestObject({ command: 'info', name: to ?? '' })
  return object !== undefined && (object.type === 'commit' || !ref.startsWith('refs/heads/'))
}

/** The object that the ref points to, or null if there is no such ref. Undefined if this needs git. */
async function readRef(gitDir: string, name: string): Promise<string | null | undefined> {
  const loose = await readIfThere(join(gitDir, name))
  if (loose !== undefined) return /^([0-9a-f]{40})\n$/.exec(loose)?.[1]
  const packed = await readFewPackedRefs(gitDir)
  if (!packed) return undefined
  const isInTheWay = (other: string) => other.startsWith(`${name}/`) || name.startsWith(`${other}/`)
  return packed.get(name) ?? ([...packed.keys()].some(isInTheWay) ? undefined : null)
}
