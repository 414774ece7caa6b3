import { isOid, isPathInTree } from './arguments.ts'
import type { NewFile, TreeChange } from './git.ts'
import { GitError } from './git-error.ts'
import { createObjectWriter } from './object-writer.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { bytesOfName, formatTree, isTreeName, type TreeItem, typeOfMode } from './tree-object.ts'

type Change = TreeChange | NewFile

/** The changes below one folder, by name: either an entry or the changes of a subfolder. */
interface FolderChange {
  here?: Change
  below: Map<string, FolderChange>
}

const maxDepth = 100
const maxChanges = 20_000
const maxNewObjects = 20_000
/** Each change of a file rewrites its folders, which may be large. */
const maxTreeBytes = 128 * 1024 * 1024

/** Writes a tree with changes. Only folders with changes are read and written. */
export async function editTree(
  store: Store,
  objects: Objects,
  { base, entries }: { base?: string; entries: readonly Change[] },
): Promise<string> {
  if (base !== undefined && !(await objects.findTreeItems(base))) {
    throw new GitError('missing', 'The base tree does not exist')
  }
  const root = createFolderChanges(entries)
  await requireObjects(objects, entries)
  const writer = createObjectWriter(store, objects)
  let treeBytes = 0
  const put = (items: readonly TreeItem[]) => {
    const content = formatTree(items)
    treeBytes += content.length
    if (treeBytes > maxTreeBytes) throw tooManyChanges()
    return writer.write('tree', content)
  }
  const oid = (await edit(base, root)) ?? put([])
  // Nothing is written before all limits are checked.
  await writer.finish()
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
    const stands = here ? itemOf(name, here) : old
    if (below.size === 0) return stands
    const isFolder = stands?.mode === '040000'
    const oid = await edit(isFolder ? stands.oid : undefined, change)
    // A file gives way to a folder, unless the folder is empty.
    if (oid === undefined) return isFolder ? undefined : stands
    return { name, mode: '040000' as const, oid }
  }

  function itemOf(name: string, change: Change): TreeItem | undefined {
    if ('content' in change) return { name, mode: change.mode, oid: writer.write('blob', change.content) }
    return change.oid === null ? undefined : { name, mode: change.mode, oid: change.oid }
  }
}

function createFolderChanges(entries: readonly Change[]): FolderChange {
  if (entries.length > maxChanges) throw tooManyChanges()
  const root: FolderChange = { below: new Map() }
  let newObjects = 0
  for (const change of entries) {
    newObjects += addChange(root, change) + ('content' in change ? 1 : 0)
    if (newObjects > maxNewObjects) throw tooManyChanges()
  }
  return root
}

function tooManyChanges() {
  return new GitError('too-large', 'A tree is written with fewer changes at once')
}

/** Returns the number of folders that have changes because of this one only. */
function addChange(root: FolderChange, change: Change): number {
  const names = change.path.split('/')
  if (!isPathInTree(change.path) || names.length > maxDepth || !names.every(isTreeName)) {
    throw new GitError('invalid', `${JSON.stringify(change.path.slice(0, 200))} is not a valid file path`)
  }
  let newFolders = 0
  let folder = root
  for (const part of names) {
    if (folder.below.size === 0) newFolders++
    const name = bytesOfName(part)
    const next = folder.below.get(name) ?? { below: new Map() }
    folder.below.set(name, next)
    folder = next
  }
  folder.here = change
  return newFolders
}

/** A tree that refers to missing objects could not be pushed or fetched. */
async function requireObjects(objects: Objects, entries: readonly Change[]): Promise<void> {
  await Promise.all(
    entries.map(async (entry) => {
      if ('content' in entry || entry.oid === null) return
      const type = typeOfMode(entry.mode)
      if (!isOid(entry.oid)) throw new GitError('invalid', 'The entries of a tree must have object ids')
      // The commit of a submodule is in another repository.
      if (type !== 'commit' && (await objects.findType(entry.oid)) !== type) {
        throw new GitError('missing', `There is no ${type} ${entry.oid}`)
      }
    }),
  )
}
