import type { Transaction } from 'kysely'
import { findBranchRedirect } from '../code/commits/store/branch-redirects.ts'
import type { PushFollower, PushSource } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { RefChange } from '../git/git.ts'
import { joinChange } from '../issues/issue-change.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { PullClosing } from './closing-jobs.ts'
import type { HeadUpdate, HeadUpdates } from './head-updates.ts'
import { recordMerge } from './record-merge.ts'
import {
  hasPullsOfBase,
  listFollowedBranches,
  listHeadsOfBase,
  listPullIdsOfDeletedBranch,
  listPullsOfHead,
  moveBase,
  renameBase,
} from './store/followed-pulls.ts'
import { findPullById } from './store/pulls.ts'
import type { PullSynchronizer } from './synchronize-pulls.ts'

/** Following one pull request starts several git processes, so others of the same head branch follow in a job. */
const maxFollowed = 5
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
  /** Commits that are new on this branch. Empty if no pull request is open into it. */
  arrived: ReadonlySet<string>
}

interface Dependencies {
  headUpdates: HeadUpdates
  closing: PullClosing
  synchronizer: PullSynchronizer
}

/** Updates the open pull requests of branches that a push moves or deletes. */
export function createBranchFollower(
  context: Context,
  { headUpdates, closing, synchronizer }: Dependencies,
): PushFollower {
  const { db, git, log } = context

  /** Heads that cannot be prepared are left to jobs, so that they do not fail the push. */
  async function prepareHeads(repositoryId: number, { name, to }: Branch): Promise<HeadUpdate[]> {
    if (to === null) return []
    const updates: HeadUpdate[] = []
    for (const pull of await listPullsOfHead(db.read, repositoryId, name, { limit: maxFollowed })) {
      try {
        const update = await headUpdates.prepare(pull, to)
        if (update) updates.push(update)
      } catch (error) {
        log.error({ err: error, repository: pull.repository_id }, 'a pull request could not follow its head')
      }
    }
    return updates
  }

  async function listArrived(repositoryId: number, { name, from, to }: Branch): Promise<ReadonlySet<string>> {
    if (to === null || from === null) return new Set()
    if (!(await hasPullsOfBase(db.read, repositoryId, name))) return new Set()
    const oids = await git
      .repository(repositoryId)
      .listOidsBetween(from, to)
      .catch((error: unknown) => {
        log.error({ err: error, repository: repositoryId }, 'merged pull requests could not be found')
        return []
      })
    return new Set(oids)
  }

  async function followHead(
    tx: Transaction<Tables>,
    repositoryId: number,
    { branch, updates }: Followed,
    actor: PushSource['actor'],
  ): Promise<void> {
    const prepared = new Map(updates.map((update) => [update.issueId, update]))
    const openPulls = await listPullsOfHead(tx, repositoryId, branch.name, { limit: maxFollowed + 1 })
    if (openPulls.length > maxFollowed) await synchronizer.enqueueBranch(tx, repositoryId, branch.name)
    for (const pull of openPulls.slice(0, maxFollowed)) {
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
    { branch, arrived }: Followed,
    { repository, actor, token }: PushSource,
  ): Promise<void> {
    const { name, from, to } = branch
    if (to === null) return
    if (arrived.size) {
      for (const { issue_id, head_oid: headOid } of await listHeadsOfBase(tx, repository.id, name)) {
        const current = arrived.has(headOid) ? await findPullById(tx, issue_id) : undefined
        if (!current) continue
        const merge = { baseOid: from ?? current.pull.base_oid, headOid, mergeOid: to, token }
        await joinChange(context, tx, { repository, actor }, (change) =>
          recordMerge(context, change, current, merge),
        )
      }
    }
    // Merge tests of the others start when a client reads their state: there may be thousands.
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
        arrived: await listArrived(repositoryId, branch),
      })
    return async (tx, push) => {
      const created = new Set(branches.filter(({ from }) => from === null).map(({ name }) => name))
      for (const branch of await select(tx, repositoryId, branches)) {
        const one: Followed = { updates: [], arrived: new Set(), ...prepared.get(branch.name), branch }
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
    { repository, actor }: PushSource,
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
