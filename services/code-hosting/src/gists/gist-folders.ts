import type { FolderOwner } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import type { GistChanges } from './gist-changes.ts'
import { folderIdOf, gistIdOf } from './gist-folder-ids.ts'
import { listGistIds, listIdsChangedSince, listPendingIds } from './store/gist-lists.ts'
import { findGistById } from './store/gists.ts'

/** The git folders of gists, for repairs and maintenance. */
export function createGistFolders(
  { db, pushes }: Pick<Context, 'db' | 'pushes'>,
  changes: Pick<GistChanges, 'settle' | 'rewind'>,
): FolderOwner {
  const folderIdsOf = (ids: readonly number[]) => ids.map((id) => folderIdOf({ id }))
  const withLock = (id: number, work: (id: number) => Promise<void>) =>
    pushes.locks.run(folderIdOf({ id }), () => work(id))

  return {
    listIds: async () => folderIdsOf(await listGistIds(db.read)),
    listPushedSince: async (sinceMs) => folderIdsOf(await listIdsChangedSince(db.read, sinceMs)),
    async has(folderId) {
      const id = gistIdOf(folderId)
      return id !== undefined && (await findGistById(db.read, id)) !== undefined
    },
    async settle() {
      for (const id of await listPendingIds(db.read)) await withLock(id, changes.settle)
    },
    async rewind() {
      for (const id of await listGistIds(db.read)) await withLock(id, changes.rewind)
    },
  }
}
