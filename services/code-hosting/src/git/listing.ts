import { literals, oid as oidArgument } from './arguments.ts'
import type { TreeEntry, TreeListing } from './git.ts'
import { GitError } from './git-error.ts'
import type { Store } from './store.ts'
import { modeOf, typeOfMode } from './tree-object.ts'

export interface ListTreeOptions {
  recursive?: boolean
  maxEntries?: number
}

const maxOutputBytes = 256 * 1024 * 1024

/** Lists a tree with the sizes of its blobs. The object readers cannot do this, because git looks up each size. */
export function listTree(
  store: Store,
  oid: string,
  { recursive = false, maxEntries = Number.POSITIVE_INFINITY }: ListTreeOptions = {},
): Promise<TreeListing> {
  return store.remember(
    `listing ${oid} ${recursive} ${maxEntries}`,
    () => readTree(store, oid, { recursive, maxEntries }),
    ({ entries }) => entries.reduce((bytes, { path }) => bytes + 2 * path.length + 150, 0),
  )
}

async function readTree(
  store: Store,
  oid: string,
  { recursive, maxEntries }: Required<ListTreeOptions>,
): Promise<TreeListing> {
  const output = store.stream([
    ...literals('ls-tree', '-z', '--long'),
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
      if (entries.length >= maxEntries || length > maxOutputBytes) return { entries, truncated: true }
      entries.push(parseEntry(line))
    }
  }
  return { entries, truncated: false }
}

/** `100644 blob <oid>    1234<tab>path` */
function parseEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [modeText = '', , oid = '', size = ''] = line.slice(0, tab).split(/ +/)
  if (tab < 0) throw new GitError('failed', `unexpected git ls-tree output: ${line.slice(0, 200)}`)
  const mode = modeOf(modeText)
  const entry: TreeEntry = { path: line.slice(tab + 1), mode, type: typeOfMode(mode), oid }
  return size === '-' ? entry : { ...entry, sizeBytes: Number(size) }
}
