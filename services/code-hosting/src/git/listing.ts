import { literals, oid as oidArgument } from './arguments.ts'
import type { ListTreeOptions, TreeEntry, TreeListing } from './git.ts'
import { GitError } from './git-error.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { modeOf, nameOfBytes, typeOfMode } from './tree-object.ts'

const defaultMaxBytes = 128 * 1024 * 1024
const sizesBatch = 1000
/** Trees with more folders are listed by git. */
const maxFolders = 100
/** Mode, type and id of an entry in git's output. */
const bytesPerEntry = 54

/** Lists a tree with the sizes of its blobs. */
export function listTree(
  store: Store,
  objects: Objects,
  oid: string,
  {
    recursive = false,
    maxEntries = Number.POSITIVE_INFINITY,
    maxBytes = defaultMaxBytes,
  }: ListTreeOptions = {},
): Promise<TreeListing> {
  return store.remember(
    `listing ${oid} ${recursive} ${maxEntries} ${maxBytes}`,
    async () => {
      const options = { recursive, maxEntries, maxBytes }
      const listing = (await walkTree(objects, oid, options)) ?? (await readTree(store, oid, options))
      await addSizes(store, listing.entries)
      return listing
    },
    ({ entries }) => entries.reduce((bytes, { path }) => bytes + 2 * path.length + 150, 0),
  )
}

/** Lists a small tree without starting git, in the same order. Returns undefined for others. */
async function walkTree(
  objects: Objects,
  root: string,
  { recursive, maxEntries, maxBytes }: Required<ListTreeOptions>,
): Promise<TreeListing | undefined> {
  const entries: TreeEntry[] = []
  let folders = 0
  let length = 0
  const result = await visit(root, '')
  return result && { entries, truncated: result === 'truncated' }

  async function visit(folder: string, path: string): Promise<'whole' | 'truncated' | undefined> {
    const items =
      ++folders > maxFolders ? undefined : await objects.findTreeItems(folder).catch(undefinedIfLarge)
    if (!items) return undefined
    for (const { name, mode, oid } of items) {
      const entry = { path: path + nameOfBytes(name), mode, type: typeOfMode(mode), oid }
      length += entry.path.length + bytesPerEntry
      if (entries.length >= maxEntries || length > maxBytes) return 'truncated'
      entries.push(entry)
      const below = recursive && entry.type === 'tree' ? await visit(oid, `${entry.path}/`) : 'whole'
      if (below !== 'whole') return below
    }
    return 'whole'
  }
}

function undefinedIfLarge(error: unknown): undefined {
  if (!(error instanceof GitError) || error.kind !== 'too-large') throw error
}

async function readTree(
  store: Store,
  oid: string,
  { recursive, maxEntries, maxBytes }: Required<ListTreeOptions>,
): Promise<TreeListing> {
  const output = store.stream([
    ...literals('ls-tree', '-z'),
    ...(recursive ? literals('-r', '-t') : []),
    oidArgument(oid),
  ])
  const entries: TreeEntry[] = []
  let rest = ''
  let length = 0
  const text = output.setEncoding('utf8')
  for await (const chunk of text) {
    length += chunk.length
    const lines = (rest + chunk).split('\0')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      // Leaving the loop ends the process.
      if (entries.length >= maxEntries || length > maxBytes) return { entries, truncated: true }
      entries.push(parseEntry(line))
    }
  }
  return { entries, truncated: false }
}

/** Looks up each blob once. `ls-tree --long` does it for each path, and a small tree can have very many paths. */
async function addSizes(store: Store, entries: readonly TreeEntry[]): Promise<void> {
  const sizes = new Map<string, number>()
  const oids = [...new Set(entries.flatMap(({ type, oid }) => (type === 'blob' ? [oid] : [])))]
  for (let start = 0; start < oids.length; start += sizesBatch)
    await Promise.all(
      oids.slice(start, start + sizesBatch).map(async (oid) => {
        const response = await store.requestObject({ command: 'info', name: oid })
        if (response) sizes.set(oid, response.sizeBytes)
      }),
    )
  for (const entry of entries) {
    const sizeBytes = entry.type === 'blob' ? sizes.get(entry.oid) : undefined
    if (sizeBytes !== undefined) entry.sizeBytes = sizeBytes
  }
}

/** `100644 blob <oid><tab>path` */
function parseEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [modeText = '', , oid = ''] = line.slice(0, tab).split(' ')
  if (tab < 0) throw new GitError('failed', `unexpected git ls-tree output: ${line.slice(0, 200)}`)
  const mode = modeOf(modeText)
  return { path: line.slice(tab + 1), mode, type: typeOfMode(mode), oid }
}
