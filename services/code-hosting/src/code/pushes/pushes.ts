import { checkWriterIn, currentViewer } from '../../access/write-guard.ts'
import { tokenRightsOf } from '../../accounts/viewer-account.ts'
import { createKeyedMutex } from '../../context/keyed-mutex.ts'
import { publishStep } from '../../context/push-steps.ts'
import type {
  CommitReader,
  CompleteChange,
  FolderOwner,
  GitPush,
  Pushes,
  PushFollower,
  RefChanges,
} from '../../context/pushes.ts'
import type { RefGuard } from '../../context/ref-guard.ts'
import type { BaseContext, Context } from '../../context.ts'
import { unprocessable } from '../../errors.ts'
import type { GitRepository } from '../../git/git.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'
import { createPushRecorder } from './push-recording.ts'
import { deleteIntents, insertIntent } from './store/pushes.ts'
import { mayChangeWorkflows, refuseWorkflowChanges } from './workflow-files.ts'

export function createPushes(
  options: BaseContext & Pick<Context, 'git' | 'activity'> & { refGuard: RefGuard },
): Pushes {
  const { db, clock, git, log, refGuard } = options
  const locks = createKeyedMutex()
  const readers: CommitReader[] = []
  const followers: PushFollower[] = []
  const completions = new Map<string, CompleteChange>()
  const folderOwners: FolderOwner[] = []
  const recorder = createPushRecorder(options, { readers, followers, completions })

  async function storeIntent(change: RefChanges, objects: GitRepository): Promise<number> {
    const { repository, actor, token, changes, head, completion, authorize } = change
    const intent = { repositoryId: repository.id, actorId: actor.id, token, changes, head, completion }
    const intentId = await refGuard.guard(change, objects, (check) =>
      db.write(async (tx) => {
        await checkWriterIn(tx)
        await authorize?.(tx)
        await check(tx)
        return insertIntent(tx, intent, clock.now())
      }),
    )
    publishStep('intent stored')
    return intentId
  }

  /** Callers check the default branch before they wait for the lock. Meanwhile another request may change or delete it. */
  async function requireDefaultBranch({ repository: { id }, changes, head }: RefChanges): Promise<void> {
    const changeOf = (branch: string) => changes.find(({ ref }) => ref === `refs/heads/${branch}`)
    if (head !== undefined) {
      const isCreated = changeOf(head) !== undefined
      if (!isCreated && !(await git.repository(id).findRef(`refs/heads/${head}`)))
        throw unprocessable(`The branch ${head} was deleted.`)
    } else if (changes.some(({ to }) => to === null)) {
      const row = await findRepositoryById(db.read, id)
      if (row && changeOf(row.default_branch)?.to === null)
        throw unprocessable('Cannot delete the default branch')
    }
  }

  async function forget(intentId: number): Promise<void> {
    await db.write((tx) => deleteIntents(tx, [intentId]))
  }

  async function record(intentId: number, { repository: { id }, inTransaction, ...change }: RefChanges) {
    if (change.head !== undefined) await git.repository(id).setHead(change.head)
    publishStep('refs moved')
    const changes = await recorder.describe(id, change.changes)
    const followUps = await recorder.prepare(id, change.changes)
    await writeTo(options, id, async (tx) => {
      if (!(await deleteIntents(tx, [intentId]))) return
      await inTransaction?.(tx)
      await recorder.record(tx, { ...change, repositoryId: id, changes, followUps })
    })
    publishStep('push recorded')
  }

  return {
    ...recorder,
    locks,
    folderOwners,
    shareFolders: (owner) => void folderOwners.push(owner),
    readCommitsWith: (reader) => void readers.push(reader),
    followWith: (follower) => void followers.push(follower),
    completeWith: (kind, complete) => void completions.set(kind, complete),
    recordRefChanges: (requested) =>
      locks.run(requested.repository.id, async () => {
        const repository = git.repository(requested.repository.id)
        const viewer = currentViewer()
        const mayChange = requested.mayChangeWorkflows ?? (!viewer || mayChangeWorkflows(viewer))
        if (!mayChange) await refuseWorkflowChanges(repository, requested.changes)
        const token = requested.token ?? (viewer && tokenRightsOf(viewer))
        const change = await withHead({ ...requested, token })
        await requireDefaultBranch(change)
        const intentId = await storeIntent(change, repository)
        const result = await repository.updateRefs(change.changes)
        if (result === 'done') await record(intentId, change)
        else await forget(intentId)
        return result
      }),
    async open({ objects, ...requested }: GitPush) {
      const release = await locks.acquire(requested.repository.id)
      let isOpen = true
      try {
        const change = await withHead(requested)
        await requireDefaultBranch(change)
        const intentId = await storeIntent(change, objects)
        return {
          async moved(changes) {
            if (!isOpen) return
            isOpen = false
            try {
              await record(intentId, { ...change, changes })
            } finally {
              release()
            }
          },
          async end() {
            if (!isOpen) return
            isOpen = false
            try {
              await forget(intentId)
            } catch (error) {
              log.error({ err: error }, 'the intent of a failed push could not be deleted')
            } finally {
              release()
            }
          },
        }
      } catch (error) {
        release()
        throw error
      }
    },
  }

  /** The first branch of an empty repository becomes the default branch, unless the planned default is pushed too. */
  async function withHead(change: RefChanges): Promise<RefChanges> {
    const created = change.changes.flatMap(({ ref, from, to }) =>
      from === null && to !== null && ref.startsWith('refs/heads/') ? [ref.slice('refs/heads/'.length)] : [],
    )
    const { id } = change.repository
    if (change.head !== undefined || created.length === 0) return change
    if (await hasBranches(git.repository(id))) return change
    const row = await findRepositoryById(db.read, id)
    if (!row || created.includes(row.default_branch)) return change
    return { ...change, head: ['main', 'master'].find((name) => created.includes(name)) ?? created[0] }
  }
}

async function hasBranches(repository: GitRepository): Promise<boolean> {
  return (await repository.listRefs('refs/heads/')).length > 0
}
