import { archive } from './archive.ts'
import { copyObjects } from './copying.ts'
import { createDiffs } from './diff.ts'
import type { GitRepository } from './git.ts'
import { readHead, writeHead } from './head-file.ts'
import { createHistory } from './history.ts'
import { findLastCommits } from './last-commits.ts'
import { listTree } from './listing.ts'
import { writeLooseObject } from './loose-objects.ts'
import { createMaintenance } from './maintenance.ts'
import { createMerging } from './merging.ts'
import { formatCommit, formatTag } from './object-text.ts'
import { createObjects } from './objects.ts'
import { internalRefs } from './processes/settings.ts'
import { createRefs } from './refs.ts'
import { pathExists } from './repository-folder.ts'
import { resolveRevision } from './revisions.ts'
import { createStore, type Store } from './store.ts'
import { editTree } from './tree-editing.ts'

/** Combines the operations of a repository. `storeOf` returns the store of another one. */
export function createRepository(store: Store, storeOf: (id: number) => Store): GitRepository {
  const refs = createRefs(store)
  const objects = createObjects(store)
  const head = () => readHead(store)

  return {
    id: store.id,
    exists: () => pathExists(store.gitDir),
    async isEmpty() {
      const all = await refs.list()
      return !all.some(({ name }) => name.startsWith('refs/heads/') || name.startsWith('refs/tags/'))
    },
    head,
    setHead: (branch) => writeHead(store, branch),
    async listRefs(prefix = '') {
      const all = await refs.list()
      if (prefix.startsWith(internalRefs)) return all.filter(({ name }) => name.startsWith(prefix))
      return all.filter(({ name }) => name.startsWith(prefix) && !name.startsWith(internalRefs))
    },
    findRef: refs.find,
    updateRefs: refs.update,
    resolve: (revision) => resolveRevision(store, refs, head, revision),
    ...objects,
    listTree: (oid, options) => listTree(store, objects, oid, options),
    writeBlob: (bytes) => writeLooseObject(store, 'blob', bytes),
    writeTree: (tree) => editTree(store, objects, tree),
    writeCommit: async (commit) => writeLooseObject(store, 'commit', formatCommit(commit)),
    writeTag: async (tag) => writeLooseObject(store, 'tag', formatTag(tag)),
    ...createHistory(store, objects, refs),
    ...createDiffs(store, objects),
    ...createMerging(store, objects),
    archive: (oid, format, prefix) => archive(store, oid, format, prefix),
    lastCommits: (from, folder) => findLastCommits(store, objects, from, folder),
    withObjectsOf(other) {
      const { engine, id, gitDir } = store
      return createRepository(
        createStore(engine, { id, gitDir, alternates: storeOf(other.id).objects }),
        storeOf,
      )
    },
    fetchFrom: (other, oids) => copyObjects(storeOf(other.id), store, refs, oids),
    ...createMaintenance(store),
  }
}
