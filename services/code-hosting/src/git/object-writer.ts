import type { ObjectType } from './git.ts'
import { hashObject, writeLooseObject } from './loose-objects.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'
import { formatTree, type TreeItem } from './tree-object.ts'

/** Writes many objects at once. Their ids are known before they are on disk. */
export interface ObjectWriter {
  write(type: ObjectType, content: Uint8Array): string
  writeTree(items: readonly TreeItem[]): string
  /** Also finds trees that are still being written. */
  findTreeItems(oid: string): Promise<readonly TreeItem[] | undefined>
  /** Waits until all objects are on disk. */
  finish(): Promise<void>
}

export function createObjectWriter(store: Store, objects: Objects): ObjectWriter {
  const writing: Promise<string>[] = []
  const trees = new Map<string, readonly TreeItem[]>()

  function write(type: ObjectType, content: Uint8Array): string {
    const written = writeLooseObject(store, type, content)
    // Errors are reported by `finish`.
    written.catch(() => {})
    writing.push(written)
    return hashObject(type, content)
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
      await Promise.all(writing.splice(0))
    },
  }
}
