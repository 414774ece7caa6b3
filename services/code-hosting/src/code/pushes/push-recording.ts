import type { Transaction } from 'kysely'
import type {
  CommitReader,
  CompleteChange,
  DescribedChange,
  FollowPush,
  PushFollower,
  PushRecorder,
  PushSource,
} from '../../context/pushes.ts'
import type { BaseContext, Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { PushKind } from '../../database/push-tables.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { RefChange } from '../../git/git.ts'
import { getRepositoryById } from '../../repositories/store/repositories.ts'
import { type CommitPeople, createCommitPeople } from '../commits/commit-people.ts'
import { presentPush, presentPushInFeed, presentRefEvent } from './present.ts'
import { describeChange, maxCommitsOfPush, undescribed } from './pushed-commits.ts'
import { insertPush, insertPushes, markPushed, setRefs } from './store/pushes.ts'

/** GitHub emits no events for pushes of more tags, so a mirror does not flood receivers. */
const maxTagEvents = 3
/** Describing a ref starts git processes, so pushes of more refs describe only some. */
const maxDescribed = 50

/** Functions of other subjects that run in the transaction of a push. */
interface Followers {
  readers: readonly CommitReader[]
  followers: readonly PushFollower[]
  completions: ReadonlyMap<string, CompleteChange>
}

export function createPushRecorder(
  { db, clock, jobs, git, activity }: BaseContext & Pick<Context, 'git' | 'activity'>,
  { readers, followers, completions }: Followers,
): PushRecorder {
  const people: CommitPeople = createCommitPeople(db)

  return {
    async describe(repositoryId, changes) {
      const repository = git.repository(repositoryId)
      const selected =
        changes.length > maxDescribed ? selectDescribed(changes, await repository.head()) : changes
      const described = new Map<string, DescribedChange>()
      // A commit that arrives with several refs is new with the first of them.
      const later = new Set(changes.map(({ ref }) => ref))
      let commitsLeft = maxCommitsOfPush
      for (const change of selected) {
        later.delete(change.ref)
        const one = await describeChange(repository, people, change, {
          isOfThisPush: (ref) => later.has(ref),
          maxCommits: Math.max(1, commitsLeft),
        })
        commitsLeft -= one.commits.length
        described.set(change.ref, one)
      }
      return changes.map((change) => described.get(change.ref) ?? undescribed(change))
    },
    async prepare(repositoryId, changes) {
      const followUps: FollowPush[] = []
      for (const follower of followers) {
        const followUp = await follower(repositoryId, changes)
        if (followUp) followUps.push(followUp)
      }
      return followUps
    },
    async record(tx, { repositoryId, actor, token, changes, head, completion, followUps = [] }) {
      if (changes.length === 0 && head === undefined) return
      if (completion)
        await completions.get(completion.kind)?.(tx, { repositoryId, actor, token, data: completion.data })
      const nowMs = clock.now()
      await setRefs(tx, repositoryId, changes)
      await markPushed(tx, repositoryId, { pushedAtMs: changes.length ? nowMs : undefined, head })
      const repository = await getRepositoryById(tx, repositoryId)
      const emitsTagEvents = changes.filter(({ ref }) => isTag(ref)).length <= maxTagEvents
      const withoutEvents = changes.filter(({ hasEvents }) => !hasEvents)
      await insertPushes(
        tx,
        withoutEvents.map((change) => ({
          repositoryId,
          actorId: actor.id,
          change,
          kind: kindOf(change),
          nowMs,
        })),
      )
      for (const change of changes.filter(({ hasEvents }) => hasEvents)) {
        const kind = kindOf(change)
        const pushId = await insertPush(tx, { repositoryId, actorId: actor.id, change, kind, nowMs })
        if (isBranch(change.ref) || (isTag(change.ref) && emitsTagEvents))
          await emit(tx, { repository, actor, change, pushId })
        if (change.ref === `refs/heads/${repository.default_branch}`)
          await readCommits(tx, { repository, actor, token }, change)
      }
      for (const followUp of followUps) await followUp(tx, { repository, actor, token })
      await jobs.enqueue(tx, {
        kind: 'measure-repository',
        payload: { repositoryId },
        key: String(repositoryId),
      })
    },
  }

  async function readCommits(
    tx: Transaction<Tables>,
    source: PushSource,
    { commits }: DescribedChange,
  ): Promise<void> {
    const arrived = commits.map(({ commit: { oid, message } }) => ({ oid, message }))
    if (arrived.length === 0) return
    for (const reader of readers) await reader.closeByCommits(tx, { ...source, commits: arrived })
  }

  async function emit(
    tx: Transaction<Tables>,
    { repository, actor, change, pushId }: EventSource & { change: DescribedChange; pushId: number },
  ): Promise<void> {
    await activity.emit(tx, {
      event: 'push',
      actor,
      repository,
      payload: (_tx, addresses) => presentPush(change, repository, actor, addresses),
      ...(isBranch(change.ref) && change.to !== null && change.from !== null
        ? {
            feed: {
              type: 'PushEvent',
              payload: (_tx, addresses) => presentPushInFeed(pushId, change, repository, addresses),
            },
          }
        : {}),
    })
    if (change.from === null) await emitRefEvent(tx, { repository, actor }, 'create', change.ref)
    if (change.to === null) await emitRefEvent(tx, { repository, actor }, 'delete', change.ref)
  }

  async function emitRefEvent(
    tx: Transaction<Tables>,
    { repository, actor }: EventSource,
    event: 'create' | 'delete',
    ref: string,
  ): Promise<void> {
    const { default_branch: master_branch, description } = repository
    const more = event === 'create' ? { master_branch, description } : {}
    await activity.emit(tx, {
      event,
      actor,
      repository,
      payload: () => ({ ...presentRefEvent(ref), ...more }),
      feed: {
        type: event === 'create' ? 'CreateEvent' : 'DeleteEvent',
        payload: () => ({ ...presentRefEvent(ref), full_ref: ref, ...more }),
      },
    })
  }
}

/** The default branch first. */
function selectDescribed(changes: readonly RefChange[], head: string): RefChange[] {
  const isDefault = ({ ref }: RefChange) => ref === `refs/heads/${head}`
  const others = changes.filter((change) => isBranch(change.ref) && !isDefault(change))
  return [...changes.filter(isDefault), ...others].slice(0, maxDescribed)
}

interface EventSource {
  repository: RepositoryRow
  actor: AccountRow
}

const isTag = (ref: string) => ref.startsWith('refs/tags/')
const isBranch = (ref: string) => ref.startsWith('refs/heads/')

function kindOf({ ref, from, to, isForced }: DescribedChange): PushKind {
  if (!isBranch(ref)) return 'other_ref'
  if (from === null) return 'branch_creation'
  if (to === null) return 'branch_deletion'
  return isForced ? 'force_push' : 'push'
}
