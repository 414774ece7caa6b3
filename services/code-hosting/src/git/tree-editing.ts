import { isOid, isPathInTree } from './arguments.ts'
import type { TreeChange } from './git.ts'
import { GitError } from './git-error.ts'
import { hashObject, writeLooseObject } from './loose-objects.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { bytesOfName, formatTree, isTreeName, type TreeItem, typeOfMode } from './tree-object.ts'

/** The changes below one folder, by name: either an entry or the changes of a subfolder. */
interface FolderChange {
  here?: TreeChange
  below: Map<string, FolderChange>
}

/** Writes a tree with changes. Only folders with changes are read and written. */
export async function editTree(
  store: Store,
  objects: Objects,
  { base, entries }: { base?: string; entries: readonly TreeChange[] },
): Promise<string> {
  if (base !== undefined && !(await objects.findTreeItems(base))) {
    throw new GitError('missing', 'The base tree does not exist')
  }
  const root: FolderChange = { below: new Map() }
  for (const change of entries) addChange(root, change)
  await requireObjects(objects, entries)
  // The hashes of subtrees are known before the subtrees are written.
  const writing: Promise<string>[] = []
  const put = (items: readonly TreeItem[]) => {
    const content = formatTree(items)
    const written = writeLooseObject(store, 'tree', content)
    // Errors are reported once all writes have started.
    written.catch(() => {})
    writing.push(written)
    return hashObject('tree', content)
  }
  const oid = (await edit(base, root)) ?? put([])
  await Promise.all(writing)
  return oid

  /** Returns undefined for an empty folder: git has none below the root. */
  async function edit(tree: string | undefined, { below }: FolderChange): Promise<string | undefined> {
    const items = new Map((tree ? await objects.findTreeItems(tree) : [])?.map((item) => [item.name, item]))
    for (const [name, change] of below) {
      const item = await apply(name, items.get(name), change)
      if (item) items.set(name, item)
      else items.delete(name)
    }
    return items.size ? put([...items.values()]) : undefined
  }

  async function apply(name: string, old: TreeItem | undefined, change: FolderChange) {
    const { here, below } = change
    const stands = here ? (here.oid === null ? undefined : { name, mode: here.mode, oid: here.oid }) : old
    if (below.size === 0) return stands
    const isFolder = stands?.mode === '040000'
    const oid = await edit(isFolder ? stands.oid : undefined, change)
    // A file gives way to a folder, unless the folder is empty.
    if (oid === undefined) return isFolder ? undefined : stands
    return { name, mode: '040000' as const, oid }
  }
}

function addChange(root: FolderChange, change: TreeChange): void {
  if (!isPathInTree(change.path) || !change.path.split('/').every(isTreeName)) {
    throw new GitError('invalid', `${JSON.stringify(change.path.slice(0, 200))} is not a valid file path`)
  }
  let folder = root
  for (const part of change.path.split('/')) {
    const name = bytesOfName(part)
    const next = folder.below.get(name) ?? { below: new Map() }
    folder.below.set(name, next)
    folder = next
  }
  folder.here = change
}

/** A tree that refers to missing objects could not be pushed or fetched. */
async function requireObjects(objects: Objects, entries: readonly TreeChange[]): Promise<void> {
  await Promise.all(
    entries.map(async (entry) => {
      if (entry.oid === null) return
      const type = typeOfMode(entry.mode)
      if (!isOid(entry.oid)) throw new GitError('invalid', 'The entries of a tree must have object ids')
      // The commit of a submodule is in another repository.
      if (type !== 'commit' && (await objects.findType(entry.oid)) !== type) {
        throw new GitError('missing', `There is no ${type} ${entry.oid}`)
      }
    }),
  )
}
