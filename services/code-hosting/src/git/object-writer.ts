import type { ObjectType } from './git.ts'
import { hashObject } from './loose-objects.ts'
import { type NewObject, writeObjects } from './object-batch.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { formatTree, type TreeItem } from './tree-object.ts'

/** Collects objects and writes them together. Their ids are known before they are on disk. */
export interface ObjectWriter {
  write(type: ObjectType, content: Uint8Array): string
  writeTree(items: readonly TreeItem[]): string
  /** Also finds trees that are not written yet. */
  findTreeItems(oid: string): Promise<readonly TreeItem[] | undefined>
  /** Writes the objects that were added since the last call. */
  finish(): Promise<void>
}

export function createObjectWriter(store: Store, objects: Objects): ObjectWriter {
  const waiting = new Map<string, NewObject>()
  const trees = new Map<string, readonly TreeItem[]>()

  function write(type: ObjectType, content: Uint8Array): string {
    const oid = hashObject(type, content)
    waiting.set(oid, { oid, type, content })
    return oid
  }

  return {
    write,
    writeTree(items) {
      const oid = write('tree', formatTree(items))
      trees.set(oid, items)
      return oid
    },
    findTreeItems: async (oid) => trees.get(oid) ?? objects.findTreeItems(oid),
    async finish() {
      const objects = [...waiting.values()]
      waiting.clear()
      await writeObjects(store, objects)
    },
  }
}
