import { ghost } from '../../accounts/present/accounts.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'
import { findCompletedChanges, type RefState } from './completed-intents.ts'
import { deleteIntents, findRefOid, listIntents, type StoredIntent, setRefs } from './store/pushes.ts'
import { listRefRows, listRepositoryIds } from './store/ref-rows.ts'

/** Repairs differences between the database and git after a crash or a restored backup. */
export interface Reconciler {
  /** Completes or discards interrupted pushes, and emits their events. */
  settle(): Promise<void>
  /** Creates missing git folders, and removes folders without a repository. */
  matchFolders(): Promise<void>
  /** Resets the git refs to the database, after both were restored from copies made one after the other. */
  rewind(): Promise<void>
}

export function createReconciler({ db, git, pushes, log }: Context): Reconciler {
  async function settleRepository(repositoryId: number, intents: readonly StoredIntent[]): Promise<void> {
    const repository = git.repository(repositoryId)
    if (!(await repository.exists())) return
    const states = new Map<string, RefState>()
    for (const ref of new Set(intents.flatMap(({ changes }) => changes.map((change) => change.ref))))
      states.set(ref, {
        stored: await findRefOid(db.read, repositoryId, ref),
        actual: (await repository.findRef(ref))?.oid ?? null,
      })
    const completedChanges = findCompletedChanges(intents, states)
    const actors = await findAccounts(
      db.read,
      intents.map(({ actorId }) => actorId),
    )
    for (const { id, actorId, token, changes: intended, head: intendedHead, completion } of intents) {
      const completed = completedChanges.get(id) ?? []
      const isDone = intended.length ? completed.length > 0 : (await repository.head()) === intendedHead
      const head = isDone ? intendedHead : undefined
      if (head !== undefined) await repository.setHead(head)
      const changes = await pushes.describe(repositoryId, completed)
      const followUps = await pushes.prepare(repositoryId, completed)
      await db.write(async (tx) => {
        if (!(await deleteIntents(tx, [id]))) return
        await pushes.record(tx, {
          repositoryId,
          actor: actors.get(actorId) ?? ghost,
          token,
          changes,
          head,
          followUps,
          // Git updates all refs of an intent or none.
          completion: completed.length === intended.length ? completion : undefined,
        })
      })
      log.info(
        { repository: repositoryId, refs: completed.length },
        'a change of refs was finished belatedly',
      )
    }
  }

  async function rewindRepository(repositoryId: number): Promise<void> {
    const repository = git.repository(repositoryId)
    const stored = await listRefRows(db.read, repositoryId)
    const refs = (await repository.listRefs()).filter(({ name }) => !name.startsWith('refs/pull/'))
    const actual = new Map(refs.map(({ name, oid }) => [name, oid]))
    for (const ref of new Set([...stored.keys(), ...actual.keys()])) {
      const from = actual.get(ref) ?? null
      const to = stored.get(ref) ?? null
      if (from === to) continue
      const pathExists = to === null || (await repository.findType(to)) !== undefined
      const result = pathExists ? await repository.updateRefs([{ ref, from, to }]) : 'stale'
      if (result === 'done') continue
      log.warn(
        { repository: repositoryId, ref },
        'a ref of a copy could not be put back, and stays as git has it',
      )
      await db.write((tx) => setRefs(tx, repositoryId, [{ ref, to: from }]))
    }
    const row = await findRepositoryById(db.read, repositoryId)
    if (row && (await repository.head()) !== row.default_branch) await repository.setHead(row.default_branch)
  }

  return {
    async settle() {
      const ids = new Set((await listIntents(db.read)).map(({ repositoryId }) => repositoryId))
      for (const id of ids)
        await pushes.locks.run(id, async () => {
          // Under the lock no push is in progress, so all intents are left from a crash.
          const intents = (await listIntents(db.read)).filter(({ repositoryId }) => repositoryId === id)
          if (intents.length) await settleRepository(id, intents)
        })
      for (const owner of pushes.folderOwners) await owner.settle()
    },
    async matchFolders() {
      const folders = new Set(await git.listIds())
      const rows = new Set(await listRepositoryIds(db.read))
      const shared = new Set((await Promise.all(pushes.folderOwners.map((owner) => owner.listIds()))).flat())
      for (const id of shared)
        if (!folders.has(id)) log.error({ repository: id }, 'the git folder of a gist is missing')
      for (const id of folders)
        if (!rows.has(id) && !shared.has(id)) await pushes.locks.run(id, () => removeOrphan(id))
      for (const id of rows) {
        const row = folders.has(id) ? undefined : await findRepositoryById(db.read, id)
        if (!row) continue
        log.error({ repository: id }, 'the git folder of a repository was missing and was created empty')
        await git.create(id, { defaultBranch: row.default_branch })
        const lost = [...(await listRefRows(db.read, id)).keys()]
        await db.write((tx) =>
          setRefs(
            tx,
            id,
            lost.map((ref) => ({ ref, to: null })),
          ),
        )
      }
    },
    async rewind() {
      await git.forget()
      for (const id of await listRepositoryIds(db.read))
        await pushes.locks.run(id, async () => {
          if (await git.repository(id).exists()) await rewindRepository(id)
        })
      for (const owner of pushes.folderOwners) await owner.rewind()
    },
  }

  async function removeOrphan(id: number): Promise<void> {
    // The row may have been inserted while waiting for the lock.
    if (await findRepositoryById(db.read, id)) return
    for (const owner of pushes.folderOwners) if (await owner.has(id)) return
    log.info({ repository: id }, 'a git folder without a repository was removed')
    await git.remove(id)
  }
}
