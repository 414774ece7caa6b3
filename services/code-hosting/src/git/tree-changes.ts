import type { FileChange } from './git.ts'
import { GitError } from './git-error.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { nameOfBytes, type TreeItem } from './tree-object.ts'

/** Two versions of a folder. A missing one is empty. */
interface FolderPair {
  before: string | undefined
  after: string | undefined
}

type ChangedFolder = FolderPair & {
  /** The number of paths with these versions. */
  paths: number
}

/** More changed paths are neither counted by line nor compared for renames, and not merged. */
export const maxChangedPaths = 50_000
const maxChangedFolders = 20_000
const maxDepth = 1_000
const batchSize = 64

/**
 * Whether more paths differ between two trees than git should visit. Git visits every path before it prints
 * anything, and a few small trees that contain each other have billions of paths. This reads each pair of
 * folders once per depth and counts its paths.
 */
export function hasManyChanges(
  store: Store,
  objects: Objects,
  before: string | null,
  after: string,
): Promise<boolean> {
  return store.remember(`many changes ${before} ${after}`, () =>
    countPaths(objects, { before: before ?? undefined, after }).catch((error: unknown) => {
      if (error instanceof GitError && error.kind === 'too-large') return true
      throw error
    }),
  )
}

async function countPaths(objects: Objects, root: FolderPair): Promise<boolean> {
  let level: ChangedFolder[] = [{ ...root, paths: 1 }]
  let changedPaths = 0
  let folders = 0
  while (level.length > 0) {
    const next = new Map<string, ChangedFolder>()
    for (let start = 0; start < level.length; start += batchSize) {
      const batch = level.slice(start, start + batchSize)
      folders += batch.length
      if (folders > maxChangedFolders) return true
      const changes = await Promise.all(batch.map((pair) => listChangedEntries(objects, pair)))
      for (const [index, { paths }] of batch.entries()) {
        for (const { before, after } of changes[index] ?? []) {
          changedPaths += paths
          if (changedPaths > maxChangedPaths) return true
          const below = { before: folderOf(before), after: folderOf(after) }
          if (below.before === below.after) continue
          const key = `${below.before} ${below.after}`
          next.set(key, { ...below, paths: paths + (next.get(key)?.paths ?? 0) })
        }
      }
    }
    level = [...next.values()]
  }
  return false
}

/** The first changed files in git's order, without contents: no lines, no patches and no renames. */
export async function listChangedFiles(
  objects: Objects,
  before: string | null,
  after: string,
  maxFiles: number,
): Promise<FileChange[]> {
  const files: FileChange[] = []
  let folders = 0
  await visit({ before: before ?? undefined, after }, '', 0)
  return files

  async function visit(pair: FolderPair, folder: string, depth: number): Promise<void> {
    // Folders may contain no files at all.
    if (++folders > maxChangedFolders || depth > maxDepth) return
    for (const entry of await listChangedEntries(objects, pair)) {
      if (files.length >= maxFiles) return
      const path = folder + nameOfBytes(entry.name)
      const change = changeOf(path, fileOf(entry.before), fileOf(entry.after))
      if (change) files.push(change)
      const below = { before: folderOf(entry.before), after: folderOf(entry.after) }
      if (below.before !== below.after) await visit(below, `${path}/`, depth + 1)
    }
  }
}

interface ChangedEntry {
  name: string
  before: TreeItem | undefined
  after: TreeItem | undefined
}

async function listChangedEntries(objects: Objects, { before, after }: FolderPair): Promise<ChangedEntry[]> {
  const [old, items] = await Promise.all([itemsOf(objects, before), itemsOf(objects, after)])
  const changed: ChangedEntry[] = []
  for (const name of new Set([...items.keys(), ...old.keys()])) {
    const entry = { name, before: old.get(name), after: items.get(name) }
    if (entry.before?.oid !== entry.after?.oid || entry.before?.mode !== entry.after?.mode)
      changed.push(entry)
  }
  return changed.sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function itemsOf(objects: Objects, oid: string | undefined): Promise<Map<string, TreeItem>> {
  const items = oid === undefined ? [] : await objects.findTreeItems(oid)
  return new Map((items ?? []).map((item) => [item.name, item]))
}

function folderOf(item: TreeItem | undefined): string | undefined {
  return item?.mode === '040000' ? item.oid : undefined
}

function fileOf(item: TreeItem | undefined): TreeItem | undefined {
  return item?.mode === '040000' ? undefined : item
}

function changeOf(
  path: string,
  before: TreeItem | undefined,
  after: TreeItem | undefined,
): FileChange | undefined {
  const present = after ?? before
  if (!present) return undefined
  return {
    path,
    status: before ? (after ? statusOf(before, after) : 'removed') : 'added',
    mode: present.mode,
    oid: after?.oid ?? null,
    previousOid: before?.oid ?? null,
    isBinary: false,
    additions: 0,
    deletions: 0,
  }
}

function statusOf(before: TreeItem, after: TreeItem): FileChange['status'] {
  const kind = ({ mode }: TreeItem) => mode.slice(0, 3)
  return kind(before) === kind(after) ? 'modified' : 'changed'
}
