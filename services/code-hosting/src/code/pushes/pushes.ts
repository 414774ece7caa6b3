import type { Context, Hosting } from '../../context/hosting.ts'
import { reached } from '../../context/push-steps.ts'
import type { CommitReader, Pushes, RefChanges } from '../../context/pushes.ts'
import { createTurns } from '../../context/turns.ts'
import type { GitRepository } from '../../git/git.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'
import { createPushRecorder } from './push-recording.ts'
import { deleteIntents, insertIntent } from './store/pushes.ts'

export function createPushes(given: Context & Pick<Hosting, 'git' | 'activity' | 'writeTurns'>): Pushes {
  const { db, clock, git, log } = given
  const turns = createTurns()
  const readers: CommitReader[] = []
  const recorder = createPushRecorder(given, readers)

  async function keepIntent({ repository: { id }, actor, changes, head }: RefChanges): Promise<number> {
    const intent = { repositoryId: id, actorId: actor.id, changes, head }
    const kept = await db.write((tx) => insertIntent(tx, intent, clock.now()))
    reached('intent kept')
    return kept
  }

  async function forget(intentId: number): Promise<void> {
    await db.write((tx) => deleteIntents(tx, [intentId]))
  }

  async function record(intentId: number, { repository: { id }, alongside, ...change }: RefChanges) {
    if (change.head !== undefined) await git.repository(id).setHead(change.head)
    reached('refs moved')
    const changes = await recorder.describe(id, change.changes)
    await writeTo(given, id, async (tx) => {
      if (!(await deleteIntents(tx, [intentId]))) return
      await alongside?.(tx)
      await recorder.record(tx, { ...change, repositoryId: id, changes })
    })
    reached('push recorded')
  }

  return {
    ...recorder,
    turns,
    readCommitsWith: (reader) => void readers.push(reader),
    recordRefChanges: (asked) =>
      turns.run(asked.repository.id, async () => {
        const change = await withHead(asked)
        const intentId = await keepIntent(change)
        const result = await git.repository(asked.repository.id).updateRefs(change.changes)
        if (result === 'done') await record(intentId, change)
        else await forget(intentId)
        return result
      }),
    async open(asked) {
      const endTurn = await turns.take(asked.repository.id)
      let isOpen = true
      try {
        const change = await withHead(asked)
        const intentId = await keepIntent(change)
        return {
          async moved(changes) {
            if (!isOpen) return
            isOpen = false
            try {
              await record(intentId, { ...change, changes })
            } finally {
              endTurn()
            }
          },
          async end() {
            if (!isOpen) return
            isOpen = false
            try {
              await forget(intentId)
            } catch (error) {
              log.error({ err: error }, 'the intent of a push that did not happen could not be forgotten')
            } finally {
              endTurn()
            }
          },
        }
      } catch (error) {
        endTurn()
        throw error
      }
    },
  }

  /** The first branch of an empty repository becomes its default, when it is not the one that was foreseen. */
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
