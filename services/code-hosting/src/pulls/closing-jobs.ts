import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { ActivityObserver } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type Change, joinChange, recordEvents } from '../issues/issue-change.ts'
import { closeIssue } from '../issues/issue-state.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import {
  dropExposedHeads,
  listPullIdsOfDeletedBranch,
  listPullIdsOfHeadRepository,
} from './store/followed-pulls.ts'
import { findPullById, type PullRequest } from './store/pulls.ts'

const branchKind = 'close-pulls-of-branch'
const BranchPayload = Type.Object({
  repositoryId: Type.Integer(),
  branch: Type.String(),
  actorId: Type.Integer(),
})
const repositoryKind = 'close-pulls-of-repository'
const RepositoryPayload = Type.Object({ issueIds: Type.Array(Type.Integer()), actorId: Type.Integer() })
const batchSize = 50

export interface PullClosing {
  jobs: JobHandlers
  /** Call in the transaction that deletes a branch. */
  followDeletedBranch(
    tx: Transaction<Tables>,
    branch: { repositoryId: number; branch: string; actor: AccountRow },
  ): Promise<void>
  /**
   * Closes the pull requests from a repository that is deleted, and those between a repository and its forks when only
   * one side is public, because they would copy private commits to a public repository.
   */
  observe: ActivityObserver
}

/** Closes pull requests without a base or head branch. Jobs do it, because there may be very many. */
export function createPullClosing(context: Context): PullClosing {
  const { db, jobs } = context

  async function change(
    issueId: number,
    actorId: number,
    work: (change: Change, current: PullRequest) => Promise<void>,
  ): Promise<void> {
    const actor = (await findAccounts(db.read, [actorId])).get(actorId) ?? ghost
    const pullRequest = await findPullById(db.read, issueId)
    if (!pullRequest) return
    await writeTo(context, pullRequest.pull.repository_id, async (tx) => {
      const current = await findPullById(tx, issueId)
      const repository = current && (await findRepositoryById(tx, current.pull.repository_id))
      if (repository) await joinChange(context, tx, { repository, actor }, (joined) => work(joined, current))
    })
  }

  async function followBranch(payload: unknown, signal: AbortSignal): Promise<void> {
    const { repositoryId, branch, actorId } = Value.Parse(BranchPayload, payload)
    let ids: number[] = []
    do {
      signal.throwIfAborted()
      const page = { afterId: ids.at(-1) ?? 0, limit: batchSize }
      ids = await listPullIdsOfDeletedBranch(db.read, repositoryId, branch, page)
      for (const id of ids)
        await change(id, actorId, async (joined, current) => {
          // It may have been created again.
          if (await findRefOid(joined.tx, repositoryId, `refs/heads/${branch}`)) return
          await leaveBranch(joined, current, { repositoryId, branch })
        })
    } while (ids.length === batchSize)
  }

  return {
    followDeletedBranch: (tx, { repositoryId, branch, actor }) =>
      jobs.enqueue(tx, {
        kind: branchKind,
        key: `${repositoryId}:${branch}`,
        payload: { repositoryId, branch, actorId: actor.id },
      }),

    async observe(tx, { event, action, repository, actor }) {
      if (event !== 'repository' || !repository) return
      const issueIds = await listEndedPulls(tx, action, repository.id)
      for (let start = 0; start < issueIds.length; start += batchSize)
        await jobs.enqueue(tx, {
          kind: repositoryKind,
          key: `${repository.id}:${start}`,
          payload: { issueIds: issueIds.slice(start, start + batchSize), actorId: actor.id },
        })
    },

    jobs: {
      [branchKind]: { run: (payload, { signal }) => followBranch(payload, signal) },
      [repositoryKind]: {
        async run(payload, { signal }) {
          const { issueIds, actorId } = Value.Parse(RepositoryPayload, payload)
          for (const id of issueIds) {
            signal.throwIfAborted()
            await change(id, actorId, async (joined, { issue, pull }) => {
              if (issue.is_open && pull.head_repository_id === null)
                await closeIssue(joined, issue, 'completed')
            })
          }
        },
      },
    },
  }
}

async function listEndedPulls(
  tx: Transaction<Tables>,
  action: string | undefined,
  repositoryId: number,
): Promise<number[]> {
  if (action === 'deleted') return listPullIdsOfHeadRepository(tx, repositoryId)
  return action === 'publicized' || action === 'privatized' ? dropExposedHeads(tx, repositoryId) : []
}

async function leaveBranch(
  change: Change,
  { issue, pull }: PullRequest,
  { repositoryId, branch }: { repositoryId: number; branch: string },
): Promise<void> {
  const isHead = pull.head_repository_id === repositoryId && pull.head_ref === branch
  // A closed pull request shows the deletion if the branch was still at its head.
  if (!issue.is_open && pull.merged_at_ms === null) return
  await recordEvents(change, issue, [{ kind: isHead ? 'head_ref_deleted' : 'base_ref_deleted' }])
  if (issue.is_open) await closeIssue(change, issue, 'completed')
}
