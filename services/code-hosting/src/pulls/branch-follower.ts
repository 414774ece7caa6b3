import type { Transaction } from 'kysely'
import { findBranchRedirect } from '../code/commits/store/branch-redirects.ts'
import type { FollowPush, PushFollower } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { RefChange } from '../git/git.ts'
import { joinChange } from '../issues/issue-change.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { PullClosing } from './closing-jobs.ts'
import type { HeadUpdate, HeadUpdates } from './head-updates.ts'
import { recordMerge } from './record-merge.ts'
import {
  hasPullInto,
  listFollowedBranches,
  listPullIdsOfDeletedBranch,
  listPullsOfHead,
  moveBase,
  renameBase,
} from './store/followed-pulls.ts'
import { findPull } from './store/pulls.ts'
import type { PullSynchronizer } from './synchronize-pulls.ts'

/** More pull requests of one branch follow in jobs. */
const maxFollowed = 100
/** Larger pushes read the branches of all open pull requests at once. */
const maxQueried = 20
const heads = 'refs/heads/'

interface Branch {
  name: string
  from: string | null
  to: string | null
}

interface Followed {
  branch: Branch
  updates: readonly HeadUpdate[]
  /** Pull requests whose head was already in the base branch when git was read. */
  merged: readonly { number: number; headOid: string }[]
}

interface Parts {
  headUpdates: HeadUpdates
  closing: PullClosing
  synchronizer: PullSynchronizer
}

/** Updates the open pull requests of branches that a push moves or deletes. */
export function createBranchFollower(
  context: Context,
  { headUpdates, closing, synchronizer }: Parts,
): PushFollower {
  const { db, git, log } = context

  /** Heads that cannot be prepared are left to jobs, so that they do not fail the push. */
  async function prepareHeads(repositoryId: number, { name, to }: Branch): Promise<HeadUpdate[]> {
    if (to === null) return []
    const updates: HeadUpdate[] = []
    for (const pull of await listPullsOfHead(db.read, repositoryId, name, maxFollowed)) {
      try {
        const update = await headUpdates.prepare(pull, to)
        if (update) updates.push(update)
      } catch (error) {
        log.error({ err: error, repository: pull.repository_id }, 'a pull request could not follow its head')
      }
    }
    return updates
  }

  async function findMerged(repositoryId: number, { name, from, to }: Branch): Promise<Followed['merged']> {
    if (to === null || from === null) return []
    if (!(await hasPullInto(db.read, repositoryId, name))) return []
    const store = git.repository(repositoryId)
    const refs = await store.listMergedRefs('refs/pull/', to, from).catch((error: unknown) => {
      log.error({ err: error, repository: repositoryId }, 'merged pull requests could not be found')
      return []
    })
    return refs.flatMap(({ name: ref, oid }) => {
      const number = /^refs\/pull\/(\d+)\/head$/.exec(ref)?.[1]
      return number === undefined ? [] : [{ number: Number(number), headOid: oid }]
    })
  }

  async function followHead(
    tx: Transaction<Tables>,
    repositoryId: number,
    { branch, updates }: Followed,
    actor: Parameters<FollowPush>[1]['actor'],
  ): Promise<void> {
    const prepared = new Map(updates.map((update) => [update.issueId, update]))
    const open = await listPullsOfHead(tx, repositoryId, branch.name, maxFollowed * 2)
    for (const pull of open) {
      const update = prepared.get(pull.issue_id)
      const repository = await findRepositoryById(tx, pull.repository_id)
      if (!repository) continue
      const isApplied =
        update !== undefined &&
        (await joinChange(context, tx, { repository, actor }, (change) => headUpdates.apply(change, update)))
      if (!isApplied && pull.head_oid !== branch.to) await synchronizer.enqueue(tx, pull.issue_id)
    }
  }

  async function followBase(
    tx: Transaction<Tables>,
    { branch, merged }: Followed,
    { repository, actor }: Parameters<FollowPush>[1],
  ): Promise<void> {
    const { name, from, to } = branch
    if (to === null) return
    for (const { number, headOid } of merged) {
      const current = await findPull(tx, repository.id, number)
      const isMerged =
        current?.pull.is_open && current.pull.base_ref === name && current.pull.head_oid === headOid
      if (!isMerged) continue
      const merge = { baseOid: from ?? current.pull.base_oid, headOid, mergeOid: to }
      await joinChange(context, tx, { repository, actor }, (change) =>
        recordMerge(context, change, current, merge),
      )
    }
    // Merges of the others are tested when somebody looks at them: there may be thousands.
    await moveBase(tx, repository.id, name, to)
  }

  /** A mirror pushes thousands of branches, of which few have pull requests. */
  async function select(read: typeof db.read, repositoryId: number, branches: Branch[]): Promise<Branch[]> {
    if (branches.length <= maxQueried) return branches
    const names = await listFollowedBranches(read, repositoryId)
    return branches.filter(({ name }) => names.has(name))
  }

  return async (repositoryId, changes) => {
    const branches = changes.flatMap(branchOf)
    if (branches.length === 0) return undefined
    const prepared = new Map<string, Omit<Followed, 'branch'>>()
    for (const branch of await select(db.read, repositoryId, branches))
      prepared.set(branch.name, {
        updates: await prepareHeads(repositoryId, branch),
        merged: await findMerged(repositoryId, branch),
      })
    return async (tx, push) => {
      const created = new Set(branches.filter(({ from }) => from === null).map(({ name }) => name))
      for (const branch of await select(tx, repositoryId, branches)) {
        const one: Followed = { updates: [], merged: [], ...prepared.get(branch.name), branch }
        if (one.branch.to === null) await followDeleted(tx, one.branch, created, push)
        // The base first: a push may move both branches of a merged pull request.
        await followBase(tx, one, push)
        if (one.branch.to !== null) await followHead(tx, repositoryId, one, push.actor)
      }
    }
  }

  async function followDeleted(
    tx: Transaction<Tables>,
    { name }: Branch,
    created: ReadonlySet<string>,
    { repository, actor }: Parameters<FollowPush>[1],
  ): Promise<void> {
    const redirect = await findBranchRedirect(tx, repository.id, name)
    const isRenamed = redirect?.name === name && created.has(redirect.new_name)
    if (isRenamed) await renameBase(tx, repository.id, { from: name, to: redirect.new_name })
    if (await hasPulls(tx, repository.id, name))
      await closing.followDeletedBranch(tx, { repositoryId: repository.id, branch: name, actor })
  }

  async function hasPulls(tx: Transaction<Tables>, repositoryId: number, branch: string): Promise<boolean> {
    const page = { afterId: 0, limit: 1 }
    return (await listPullIdsOfDeletedBranch(tx, repositoryId, branch, page)).length > 0
  }
}

function branchOf({ ref, from, to }: RefChange): Branch[] {
  return ref.startsWith(heads) && from !== to ? [{ name: ref.slice(heads.length), from, to }] : []
}
