import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { RejectedRefChanges } from '../context/rejected-ref-changes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { findMergePullById, type MergePull } from './store/merge-pulls.ts'

const kind = 'delete-merged-branch'
const Payload = Type.Object({ issueId: Type.Integer(), actorId: Type.Integer() })

/** Call in the transaction of a merge, for repositories that delete merged branches. */
export function enqueueBranchDeletion(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction<Tables>,
  issueId: number,
  actorId: number,
): Promise<void> {
  return jobs.enqueue(tx, { kind, key: String(issueId), payload: { issueId, actorId } })
}

/** A job of its own, so that a crash after the merge does not leave the branch behind. */
export function branchDeletionJobs({ db, pushes }: Pick<Context, 'db' | 'pushes'>): JobHandlers {
  return {
    [kind]: {
      async run(payload) {
        const { issueId, actorId } = Value.Parse(Payload, payload)
        const target = await findMergePullById(db.read, issueId)
        if (!target || !isDeletable(target)) return
        const { pull } = target
        const actor = (await findAccounts(db.read, [actorId])).get(actorId) ?? ghost
        // A branch that has moved since the merge stays, and so does one that rules protect.
        await pushes
          .recordRefChanges({
            repository: { id: pull.repository_id },
            actor,
            changes: [{ ref: `refs/heads/${pull.head_ref}`, from: pull.head_oid, to: null }],
          })
          .catch((error: unknown) => {
            if (!(error instanceof RejectedRefChanges)) throw error
          })
      },
    },
  }
}

/** Branches of forks belong to their owners. */
function isDeletable({ pull, headRepository }: MergePull): boolean {
  return (
    pull.merged_at_ms !== null &&
    headRepository?.id === pull.repository_id &&
    !headRepository.is_archived &&
    headRepository.default_branch !== pull.head_ref
  )
}
