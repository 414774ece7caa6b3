import type { Readable } from 'node:stream'
import { isOid, isPathInTree, literals, oid as oidArgument } from './arguments.ts'
import type { Blob, Commit, GitRepository, ObjectType, Tag, TreeEntry } from './git.ts'
import { GitError } from './git-error.ts'
import { parseCommit, parseTag } from './object-text.ts'
import type { Store } from './store.ts'
import { nameOfBytes, parseTree, type TreeItem, typeOfMode } from './tree-object.ts'

/** Object reads. Objects are immutable, so all results are cached. */
export type Objects = Pick<
  GitRepository,
  | 'findCommit'
  | 'listCommits'
  | 'findTree'
  | 'findBlob'
  | 'blobSize'
  | 'findTag'
  | 'findType'
  | 'entryAt'
  | 'streamBlob'
> & {
  /** The raw entries of a tree. Accepts the oid of a commit for its tree. */
  findTreeItems(oid: string): Promise<readonly TreeItem[] | undefined>
}

interface ObjectInfo {
  type: ObjectType
  sizeBytes: number
}

const maxTreeBytes = 64 * 1024 * 1024
/** Far more than the longest message of a commit or tag. */
const maxTextBytes = 16 * 1024 * 1024
const maxCachedBlobBytes = 1024 * 1024

export function createObjects(store: Store): Objects {
  const { cache } = store.engine

  async function info(oid: string): Promise<ObjectInfo | undefined> {
    if (!isOid(oid)) return undefined
    return undefinedIfAbsent(
      store.remember(`info ${oid}`, async () => {
        const response = await store.requestObject({ command: 'info', name: oid })
        if (!response) throw absence
        return { type: response.type, sizeBytes: response.sizeBytes }
      }),
    )
  }

  /** Reads and caches an object of one type. Returns undefined for objects of other types. */
  async function find<Value>(
    oid: string,
    { type, maxBytes }: { type: ObjectType; maxBytes: number },
    parse: (bytes: Buffer) => Value,
    weight: number,
  ): Promise<Value | undefined> {
    if (!isOid(oid)) return undefined
    return undefinedIfAbsent(
      store.remember(
        `${type} ${oid}`,
        async () => {
          const cached = cache.get(`${store.id}:info ${oid}`) as ObjectInfo | undefined
          if (cached && cached.type !== type) throw absence
          const expected = { type, maxBytes }
          const response = await store.requestObject({ command: 'contents', name: oid, expected })
          if (!response) throw absence
          if (response.type !== type) {
            await info(oid)
            throw absence
          }
          if (!response.bytes) throw new GitError('too-large', `The ${type} ${oid} is too large`)
          return { value: parse(response.bytes), bytes: response.sizeBytes }
        },
        ({ bytes }) => 300 + bytes * weight,
      ),
    ).then((match) => match?.value)
  }

  const findCommit = (oid: string): Promise<Commit | undefined> =>
    find(oid, { type: 'commit', maxBytes: maxTextBytes }, (bytes) => parseCommit(oid, bytes), 2)

  async function findTreeItems(oid: string): Promise<readonly TreeItem[] | undefined> {
    const object = await info(oid)
    if (object?.type === 'commit') return findTreeItems((await findCommit(oid))?.tree ?? '')
    if (object?.type !== 'tree') return undefined
    if (object.sizeBytes > maxTreeBytes) throw new GitError('too-large', 'This folder has too many entries')
    return find(oid, { type: 'tree', maxBytes: maxTreeBytes }, parseTree, 4)
  }

  const findTree = async (oid: string) => (await findTreeItems(oid))?.map(toEntry)

  async function entryAt(oid: string, path: string): Promise<TreeEntry | undefined> {
    const root = (await findCommit(oid))?.tree ?? oid
    let entry: TreeEntry = { path: '', mode: '040000', type: 'tree', oid: root }
    if (path === '') return (await info(root))?.type === 'tree' ? entry : undefined
    if (!isPathInTree(path)) return undefined
    for (const name of path.split('/')) {
      const match = entry.type === 'tree' ? await findIn(entry.oid, name) : undefined
      if (!match) return undefined
      entry = match
    }
    return { ...entry, path }
  }

  async function findIn(tree: string, name: string): Promise<TreeEntry | undefined> {
    return (await findTree(tree))?.find((entry) => entry.path === name)
  }

  return {
    findCommit,
    async listCommits(oids) {
      const match = await Promise.all(oids.map(findCommit))
      return match.filter((commit) => commit !== undefined)
    },
    findTree,
    findTreeItems,
    async findBlob(oid, { maxBytes = Number.POSITIVE_INFINITY } = {}) {
      const remembered = cache.get(`${store.id}:blob ${oid}`)
      if (!remembered) {
        const object = await info(oid)
        if (object?.type !== 'blob') return undefined
        if (object.sizeBytes > maxBytes) return { oid, sizeBytes: object.sizeBytes }
        if (object.sizeBytes > maxCachedBlobBytes) return readBlob(store, oid)
      }
      const bytes = await find(oid, { type: 'blob', maxBytes: maxCachedBlobBytes }, (content) => content, 1)
      return bytes && (bytes.length > maxBytes ? { oid, sizeBytes: bytes.length } : blobOf(oid, bytes))
    },
    async blobSize(oid) {
      const object = await info(oid)
      return object?.type === 'blob' ? object.sizeBytes : undefined
    },
    findTag: (oid): Promise<Tag | undefined> =>
      find(oid, { type: 'tag', maxBytes: maxTextBytes }, (bytes) => parseTag(oid, bytes), 2),
    findType: async (oid) => (await info(oid))?.type,
    entryAt,
    async streamBlob(oid): Promise<Readable> {
      const object = await info(oid)
      if (object?.type !== 'blob') throw new GitError('missing', 'There is no such blob')
      return store.stream([...literals('cat-file', 'blob'), oidArgument(oid)], { slot: 'transfer' })
    },
  }
}

async function readBlob(store: Store, oid: string): Promise<Blob | undefined> {
  const response = await store.requestObject({ command: 'contents', name: oid })
  return response?.bytes && blobOf(oid, response.bytes)
}

function blobOf(oid: string, bytes: Buffer): Blob {
  return { oid, sizeBytes: bytes.length, bytes }
}

function toEntry({ name, mode, oid }: TreeItem): TreeEntry {
  return { path: nameOfBytes(name), mode, type: typeOfMode(mode), oid }
}

/** Absence is not cached, because the object may be written later. */
const absence = new GitError('missing', 'There is no such object')

async function undefinedIfAbsent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (error === absence) return undefined
    throw error
  })
}
