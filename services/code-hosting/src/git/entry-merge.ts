import type { Commit, MergeResult } from './git.ts'
import type { ObjectWriter } from './object-writer.ts'
import type { TreeItem } from './tree-object.ts'

export interface Sides<Value> {
  base: Value
  ours: Value
  theirs: Value
}

/**
 * Merges trees whose changes are in different entries, without starting git. Returns undefined if both sides
 * changed the same entry: then git has to look for renames and merge contents. Any rename that matters for the
 * merge is such a case, because the old path changed on both sides.
 */
export async function mergeByEntry(
  writer: ObjectWriter,
  commits: Sides<Pick<Commit, 'tree'>>,
): Promise<Extract<MergeResult, { tree: string }> | undefined> {
  const trees = { base: commits.base.tree, ours: commits.ours.tree, theirs: commits.theirs.tree }
  const { base, ours, theirs } = trees
  if (ours === base) return { tree: theirs }
  if (theirs === base) return { tree: ours }
  const items = await mergeItems(writer, trees)
  // Git has no empty folders, except for the root.
  return items && { tree: writer.writeTree(items) }
}

async function mergeItems(writer: ObjectWriter, trees: Sides<string>): Promise<TreeItem[] | undefined> {
  const [base, ours, theirs] = await Promise.all(
    [trees.base, trees.ours, trees.theirs].map(async (tree) => {
      const items = await writer.findTreeItems(tree)
      return items && new Map(items.map((item) => [item.name, item]))
    }),
  )
  if (!base || !ours || !theirs) return undefined
  const merged = new Map(ours)
  for (const name of new Set([...base.keys(), ...theirs.keys()])) {
    const sides = { base: base.get(name), ours: ours.get(name), theirs: theirs.get(name) }
    const item = await mergeItem(writer, sides)
    if (item === 'changed twice') return undefined
    if (item) merged.set(name, item)
    else merged.delete(name)
  }
  return [...merged.values()]
}

/** Undefined means that there is no such entry. */
async function mergeItem(
  writer: ObjectWriter,
  { base, ours, theirs }: Sides<TreeItem | undefined>,
): Promise<TreeItem | undefined | 'changed twice'> {
  if (isSame(theirs, base)) return ours
  if (isSame(ours, base)) return theirs
  if (!ours || !theirs) return 'changed twice'
  const folders = [base, ours, theirs].filter((item) => item?.mode === '040000')
  if (folders.length === 0 && isSame(ours, theirs)) return ours
  // If both sides replaced a folder by the same file, they may have moved its files to different places.
  if (folders.length < 3 || !base) return 'changed twice'
  const items = await mergeItems(writer, { base: base.oid, ours: ours.oid, theirs: theirs.oid })
  if (!items) return 'changed twice'
  if (items.length === 0) return undefined
  return { ...ours, oid: writer.writeTree(items) }
}

function isSame(one: TreeItem | undefined, other: TreeItem | undefined): boolean {
  return one?.oid === other?.oid && one?.mode === other?.mode
}
