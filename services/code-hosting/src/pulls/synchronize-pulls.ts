import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { findHeadPush } from '../code/pushes/store/head-pushes.ts'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange } from '../issues/issue-change.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import type { HeadUpdates } from './head-updates.ts'
import { listPullsOfHead } from './store/followed-pulls.ts'
import { findPullById, type PullRow, updatePull } from './store/pulls.ts'

const kind = 'synchronize-pull'
const Payload = Type.Object({ issueId: Type.Integer() })
const branchKind = 'synchronize-pulls-of-branch'
const BranchPayload = Type.Object({ repositoryId: Type.Integer(), branch: Type.String() })
const batchSize = 50

export interface PullSynchronizer {
  jobs: JobHandlers
  /** Lets a job compare an open pull request with its branches. For branches that moved while it was closed. */
  enqueue(tx: Transaction<Tables>, issueId: number): Promise<void>
  /** Lets a job do that for all open pull requests of a head branch. */
  enqueueBranch(tx: Transaction<Tables>, repositoryId: number, branch: string): Promise<void>
}

export function createPullSynchronizer(context: Context, headUpdates: HeadUpdates): PullSynchronizer {
  const { db, git, jobs, pushes } = context

  async function synchronize(issueId: number): Promise<void> {
    const pullRequest = await findPullById(db.read, issueId)
    const headId = pullRequest?.pull.head_repository_id ?? null
    if (!pullRequest?.pull.is_open || headId === null) return
    // Pushes to the head branch wait, so it does not move meanwhile.
    await pushes.locks.run(headId, async () => {
      const current = await findPullById(db.read, issueId)
      if (!current?.pull.is_open) return
      const { pull, issue } = current
      const head = await findRefOid(db.read, headId, `refs/heads/${pull.head_ref}`)
      const base = await findRefOid(db.read, pull.repository_id, `refs/heads/${pull.base_ref}`)
      const update = head === null ? undefined : await headUpdates.prepare(pull, head)
      // Their rights decide whether an automatic merge continues.
      const push = head === null ? undefined : await findHeadPush(db.read, { ...pull, head_oid: head })
      const actorId = push?.actorId ?? issue.author_id
      const actor = (await findAccounts(db.read, [actorId])).get(actorId) ?? ghost
      await writeTo(context, pull.repository_id, async (tx) => {
        const repository = await findRepositoryById(tx, pull.repository_id)
        if (!repository) return
        await joinChange(context, tx, { repository, actor }, async (change) => {
          if (base !== null && base !== pull.base_oid) await updatePull(tx, issueId, { base_oid: base })
          if (update) await headUpdates.apply(change, update)
        })
      })
    })
  }

  async function synchronizeBranch(payload: unknown, signal: AbortSignal): Promise<void> {
    const { repositoryId, branch } = Value.Parse(BranchPayload, payload)
    let pulls: PullRow[] = []
    do {
      const beforeId = pulls.at(-1)?.issue_id
      const page = { limit: batchSize, ...(beforeId === undefined ? {} : { beforeId }) }
      pulls = await listPullsOfHead(db.read, repositoryId, branch, page)
      for (const { issue_id } of pulls) {
        signal.throwIfAborted()
        await synchronize(issue_id)
      }
    } while (pulls.length === batchSize)
  }

  return {
    enqueue: (tx, issueId) => jobs.enqueue(tx, { kind, key: String(issueId), payload: { issueId } }),
    enqueueBranch: (tx, repositoryId, branch) =>
      jobs.enqueue(tx, {
        kind: branchKind,
        key: `${repositoryId}:${branch}`,
        payload: { repositoryId, branch },
      }),
    jobs: git.isAvailable
      ? {
          [kind]: { run: (payload) => synchronize(Value.Parse(Payload, payload).issueId) },
          [branchKind]: { run: (payload, { signal }) => synchronizeBranch(payload, signal) },
        }
      : {},
  }
}
