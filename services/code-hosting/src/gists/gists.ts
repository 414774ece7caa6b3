import { encodeJson } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { mapGitErrors } from '../code/commits/map-git-errors.ts'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import type { GitRepository } from '../git/git.ts'
import { type FileEdits, type PlannedFile, planEdits, plannedSize } from './file-edits.ts'
import { type GistChanges, requireGistQuota, writeAccountGists } from './gist-changes.ts'
import { filesOf, readFiles, sizeOf } from './gist-files.ts'
import { folderIdOf, gistBranch, gistRef } from './gist-folder-ids.ts'
import { maxDescriptionLength } from './gist-limits.ts'
import {
  allocateGistId,
  deleteGist,
  findForkOf,
  findGist,
  findGistById,
  type GistRow,
  insertGist,
  type NewGist,
  updateGist,
} from './store/gists.ts'

export interface GistInput {
  description?: string | null | undefined
  files?: FileEdits | undefined
}

export type Gists = ReturnType<typeof createGists>

export function createGists(context: Context, changes: GistChanges) {
  const { db, git, clock, ids, pushes } = context
  const people = createCommitPeople(db)

  /** Secret gists are open to every caller who knows their id. */
  async function get(name: string): Promise<GistRow> {
    const gist = await findGist(db.read, name)
    if (!gist) throw problem('not_found')
    return gist
  }

  /** Gists of others look like missing ones to writers, as on GitHub. */
  async function getOwn(name: string, actor: AccountRow): Promise<GistRow> {
    const gist = await get(name)
    if (gist.owner_id !== actor.id) throw problem('not_found')
    return gist
  }

  async function getById(id: number): Promise<GistRow> {
    const gist = await findGistById(db.read, id)
    if (!gist) throw problem('not_found')
    return gist
  }

  /** Creates the git folder first and the row last. After a crash, the next start removes a folder without a row. */
  async function provision(
    actor: AccountRow,
    row: Pick<GistRow, 'description' | 'is_public'> & { parent?: GistRow },
    createFolder: (folderId: number) => Promise<string>,
  ): Promise<GistRow> {
    const { parent, description, is_public } = row
    const nowMs = clock.now()
    const empty: NewGist = {
      name: ids.bytes(16).toString('hex'),
      owner_id: actor.id,
      description,
      is_public,
      parent_id: parent?.id ?? null,
      head_oid: '',
      files: '[]',
      size_bytes: 0,
      stored_bytes: 0,
      pending: null,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    }
    const id = await writeAccountGists(context, actor.id, async (tx) => {
      await requireGistQuota(tx, actor.id, { gists: 1, bytes: 0 })
      return allocateGistId(tx, empty)
    })
    const folderId = folderIdOf({ id })
    // Takes the lock that the orphan sweep needs, so it cannot remove this folder.
    return pushes.locks.run(folderId, async () => {
      try {
        const head = await createFolder(folderId)
        publishStep('folder created')
        const files = await readFiles(git.repository(folderId), head)
        const bytes = sizeOf(files)
        const made = { head_oid: head, files: encodeJson(files), size_bytes: bytes, stored_bytes: bytes }
        await writeAccountGists(context, actor.id, async (tx) => {
          await requireGistQuota(tx, actor.id, { gists: 1, bytes })
          if (parent) {
            await refuseBlocked(tx, parent, actor)
            if (!(await findGistById(tx, parent.id))) throw problem('not_found')
          }
          await insertGist(tx, id, { ...empty, ...made })
        })
        return await getById(id)
      } catch (error) {
        await git.remove(folderId)
        throw error
      }
    })
  }

  /** Writes the files as a commit. The branch does not move. */
  async function writeCommit(
    store: GitRepository,
    files: readonly PlannedFile[],
    { actor, parents }: { actor: AccountRow; parents: readonly string[] },
  ): Promise<string> {
    const entries = await Promise.all(
      files.map(async (file) => ({
        path: file.path,
        mode: file.isExecutable ? ('100755' as const) : ('100644' as const),
        oid: 'bytes' in file ? await store.writeBlob(file.bytes) : file.oid,
      })),
    )
    const invalid = () => validationFailed({ resource: 'Gist', code: 'invalid', field: 'files' })
    const tree = await mapGitErrors(store.writeTree({ entries }), { invalid })
    const signature = { ...(await people.signerOf(actor)), atMs: clock.now(), offsetMinutes: 0 }
    return store.writeCommit({ tree, parents, author: signature, committer: signature, message: '' })
  }

  return {
    get,
    getOwn,

    create(
      actor: AccountRow,
      { description = null, files = {}, isPublic }: GistInput & { isPublic: boolean },
    ): Promise<GistRow> {
      refuseDescription(description)
      const planned = planEdits([], files)
      return provision(actor, { description, is_public: isPublic ? 1 : 0 }, async (folderId) => {
        await git.create(folderId, { defaultBranch: gistBranch })
        const store = git.repository(folderId)
        const to = await writeCommit(store, planned, { actor, parents: [] })
        await store.updateRefs([{ ref: gistRef, from: null, to }])
        return to
      })
    },

    async change(actor: AccountRow, name: string, { description, files = {} }: GistInput): Promise<GistRow> {
      refuseDescription(description)
      const { id } = await getOwn(name, actor)
      return pushes.locks.run(folderIdOf({ id }), async () => {
        await changes.settle(id)
        const gist = await getOwn(name, actor)
        if (Object.keys(files).length === 0) return describeOnly(gist, actor, description)
        const planned = planEdits(filesOf(gist), files)
        const store = changes.storeOf(gist)
        const from = gist.head_oid
        const to = await writeCommit(store, planned, { actor, parents: [from] })
        const [before, after] = await store.listCommits([from, to])
        if (before?.tree === after?.tree) return describeOnly(gist, actor, description)
        const added = planned.filter((file) => 'bytes' in file)
        const addedBytes = added.reduce((sum, file) => sum + plannedSize(file), 0)
        await changes.begin({ gist, actor, to, description, addedBytes })
        if ((await store.updateRefs([{ ref: gistRef, from, to }])) !== 'done') {
          await changes.abandon(gist)
          throw problem('conflict', { message: 'The gist was changed concurrently. Try again.' })
        }
        await changes.finish(gist, to)
        return getById(id)
      })
    },

    async remove(actor: AccountRow, name: string): Promise<void> {
      const { id } = await getOwn(name, actor)
      const folderId = folderIdOf({ id })
      await pushes.locks.run(folderId, async () => {
        const isDeleted = await db.write((tx) => deleteGist(tx, id))
        publishStep('row deleted')
        if (!isDeleted) throw problem('not_found')
        await git.remove(folderId)
      })
    },

    /** Returns the existing fork if the user has one. */
    async fork(actor: AccountRow, name: string): Promise<GistRow> {
      const parent = await get(name)
      if (parent.owner_id === actor.id)
        throw validationFailed({
          resource: 'Gist',
          code: 'custom',
          field: 'forks',
          message: 'You cannot fork your own gist.',
        })
      const existing = await findForkOf(db.read, parent.id, actor.id)
      if (existing) return existing
      const { description, is_public } = parent
      try {
        return await provision(actor, { description, is_public, parent }, async (folderId) => {
          await git.fork(folderIdOf(parent), folderId)
          const ref = await git.repository(folderId).findRef(gistRef)
          if (!ref) throw problem('not_found')
          return ref.oid
        })
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        // Concurrent requests all get the fork of the winner, which loses its parent when that is deleted.
        const winner = await findForkOf(db.read, parent.id, actor.id)
        if (!winner) throw problem('not_found')
        return winner
      }
    },
  }

  async function describeOnly(
    { id }: GistRow,
    actor: AccountRow,
    description: string | null | undefined,
  ): Promise<GistRow> {
    if (description !== undefined)
      await db.write(async (tx) => {
        const gist = await findGistById(tx, id)
        if (gist?.owner_id !== actor.id) throw problem('not_found')
        await updateGist(tx, id, { description, updated_at_ms: clock.now() })
      })
    return getById(id)
  }
}

function refuseDescription(description: string | null | undefined): void {
  if (!description || [...description].length <= maxDescriptionLength) return
  const message = `description is too long (maximum is ${maxDescriptionLength} characters)`
  throw validationFailed({ resource: 'Gist', code: 'custom', field: 'description', message })
}
