import { dirname, join } from 'node:path'
import { syncFolder } from '@octavo/platform/durable.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import { isOid, literals, ref } from './arguments.ts'
import type { Ref, RefChange } from './git.ts'
import { GitError } from './git-error.ts'
import { moveLooseRefs } from './loose-refs.ts'
import { isObjectType } from './object-reader.ts'
import { readFewRefs } from './ref-files.ts'
import { pathExists } from './repository-folder.ts'
import { removeOldLocks } from './stale-locks.ts'
import type { Store } from './store.ts'

/** The refs of one repository, cached until one of them changes. */
export interface Refs {
  list(): Promise<readonly Ref[]>
  find(name: string): Promise<Ref | undefined>
  update(changes: readonly RefChange[]): Promise<'done' | 'stale'>
}

interface Snapshot {
  refs: readonly Ref[]
  byName: ReadonlyMap<string, Ref>
}

const zeroOid = '0'.repeat(40)
const maxFollowedChanges = 50
/** More refs are read by git. */
const maxReadFiles = 100
/** Git writes and syncs one file per ref. */
const timeoutPerRefMs = 50
const baseTimeoutMs = 120_000
/** Above this, syncing each folder costs more than syncing the file system. */
const maxSyncedFolders = 20

export function createRefs(store: Store): Refs {
  const { cache, refVersions } = store.engine
  const keyOf = (version: string) => `refs ${version}`
  const version = () => refVersions.of(store.id)

  const read = (key: string) => store.remember(key, async () => index(await readRefs(store)), weigh)

  /** Applies small updates to the cached refs, instead of reading all of them again. */
  async function follow(before: string, changes: readonly RefChange[]): Promise<void> {
    const old = cache.get(`${store.id}:${keyOf(before)}`)
    cache.delete(`${store.id}:${keyOf(before)}`)
    const isFirst = version() === before
    refVersions.raise(store.id)
    if (!isSnapshot(old) || !isFirst || changes.length > maxFollowedChanges) return
    const after = version()
    const next = new Map(old.byName)
    for (const { ref: name, to } of changes) {
      const updated = to === null ? undefined : await describe(store, name, to)
      if (updated) next.set(name, updated)
      else next.delete(name)
    }
    const refs = [...next.values()].sort(byName)
    await store.remember(keyOf(after), async () => index(refs), weigh)
  }

  async function move(changes: readonly RefChange[], transaction: RefTransaction) {
    const result = (await moveLooseRefs(store, changes)) ?? (await transact(store, transaction))
    if (result !== 'locked') return result
    await removeOldLocks(store, ['packed-refs', 'HEAD', ...changes.map((change) => change.ref)])
    return transact(store, transaction)
  }

  return {
    list: async () => (await read(keyOf(version()))).refs,
    find: async (name) => (await read(keyOf(version()))).byName.get(name),
    async update(changes) {
      if (changes.length === 0) return 'done'
      const transaction = {
        input: transactionOf(changes),
        timeoutMs: baseTimeoutMs + changes.length * timeoutPerRefMs,
      }
      const before = version()
      const result = await move(changes, transaction).catch((error: unknown) => {
        // Some of the refs may have moved.
        refVersions.raise(store.id)
        throw error
      })
      if (result !== 'done') {
        refVersions.raise(store.id)
        return 'stale'
      }
      await follow(before, changes)
      await syncNames(store.gitDir, changes)
      return 'done'
    },
  }
}

/** In git's order. */
function byName(a: Ref, b: Ref): number {
  return Buffer.compare(Buffer.from(a.name), Buffer.from(b.name))
}

function index(refs: readonly Ref[]): Snapshot {
  return { refs, byName: new Map(refs.map((ref) => [ref.name, ref])) }
}

function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null && 'byName' in value
}

function weigh({ refs }: Snapshot): number {
  return refs.length * 350
}

async function describe(store: Store, name: string, oid: string): Promise<Ref | undefined> {
  const response = await store.requestObject({ command: 'info', name: oid })
  if (!response) return undefined
  const ref: Ref = { name, oid, type: response.type }
  if (response.type === 'tag') await peel(store, ref)
  return ref
}

const refFormat = '%(objectname) %(objecttype) %(*objectname) %(*objecttype) %(refname)'

async function readRefs(store: Store): Promise<Ref[]> {
  const few = await readFewRefs(store.gitDir, maxReadFiles)
  // Git reports repositories that do not exist.
  if (few && (few.size > 0 || (await pathExists(store.gitDir)))) {
    const refs = await Promise.all([...few].map(([name, oid]) => describe(store, name, oid)))
    const complete = refs.filter((ref) => ref !== undefined)
    if (complete.length === few.size) return complete.sort(byName)
  }
  const args = [...literals('for-each-ref'), ...literals(`--format=${refFormat}`)]
  const { stdout } = await store.run(args, { maxBytes: 1024 ** 3 })
  const refs = stdout.toString('utf8').split('\n').filter(Boolean).map(parseRef)
  await Promise.all(refs.filter(({ peeled }) => peeled?.type === 'tag').map((nested) => peel(store, nested)))
  return refs
}

function parseRef(line: string): Ref {
  const [oid = '', type = '', peeledOid = '', peeledType = '', ...name] = line.split(' ')
  if (!isOid(oid) || !isObjectType(type))
    throw new GitError('failed', `unexpected git for-each-ref output: ${line}`)
  const ref: Ref = { name: name.join(' '), oid, type }
  return isObjectType(peeledType) ? { ...ref, peeled: { oid: peeledOid, type: peeledType } } : ref
}

/** For tags of tags, where `for-each-ref` reports only the first step. */
async function peel(store: Store, nested: Ref): Promise<void> {
  const response = await store.requestObject({ command: 'info', name: `${nested.oid}^{}` })
  if (response) nested.peeled = { oid: response.oid, type: response.type }
}

/**
 * Explicit start and commit: if this process is killed while writing, git does not take the end of input for a
 * commit.
 */
function transactionOf(changes: readonly RefChange[]): string {
  const lines = ['start']
  for (const { ref: name, from, to } of changes) {
    if (to === null && from === null) lines.push(`verify ${ref(name)}`, zeroOid)
    else if (to === null) lines.push(`delete ${ref(name)}`, oidOf(from))
    else lines.push(`update ${ref(name)}`, oidOf(to), oidOf(from))
  }
  return [...lines, 'prepare', 'commit', ''].join('\0')
}

function oidOf(oid: string | null): string {
  if (oid !== null && (!isOid(oid) || oid === zeroOid)) {
    throw new GitError('invalid', 'The new value of a ref must be an object id')
  }
  return oid ?? zeroOid
}

interface RefTransaction {
  input: string
  timeoutMs: number
}

/** Errors of git about files that a killed process has left, or about locks of a running one. */
const leftBehind =
  /Unable to create .*\.lock': File exists|packed-refs\.new: File exists|non-empty directory/s

async function transact(store: Store, transaction: RefTransaction): Promise<'done' | 'stale' | 'locked'> {
  try {
    await store.run(literals('update-ref', '--stdin', '-z', '--no-deref'), transaction)
    return 'done'
  } catch (error) {
    if (!(error instanceof GitError) || error.kind !== 'failed') throw error
    if (leftBehind.test(error.message)) return 'locked'
    if (/nonexistent object|non-commit object|is not a valid|bad object/i.test(error.message)) {
      throw new GitError(
        'missing',
        'The new object of a ref does not exist, or has a type that the ref cannot have',
      )
    }
    if (/cannot lock ref|cannot update ref|cannot process .* and .* at the same time/i.test(error.message)) {
      return 'stale'
    }
    throw error
  }
}

/**
 * Git syncs files but not their new names. Journaling file systems keep the order, so syncing the name of the ref
 * also makes the earlier names of its objects durable.
 */
async function syncNames(gitDir: string, changes: readonly RefChange[]): Promise<void> {
  const folders = new Set(changes.map((change) => dirname(join(gitDir, change.ref))))
  for (const folder of folders.size > maxSyncedFolders ? [] : folders) {
    await syncFolder(folder).catch((error: unknown) => {
      // Git removes folders without refs.
      if (errorCode(error) !== 'ENOENT') throw error
    })
  }
  await syncFolder(gitDir)
}
