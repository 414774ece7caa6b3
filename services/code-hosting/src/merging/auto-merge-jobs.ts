import { Problem } from '@octavo/platform/errors.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { joinChange } from '../issues/issue-change.ts'
import { readAutoMerge } from '../pulls/store/pulls.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { autoMergeKind } from './auto-merge-triggers.ts'
import { canWrite, disableAutoMerge } from './auto-merges.ts'
import type { Merges } from './merges.ts'
import { listAutoMerges } from './store/auto-merges.ts'
import { findMergePullById, type MergePull } from './store/merge-pulls.ts'

const Payload = Type.Object({ repositoryId: Type.Integer() })
const batchSize = 100

/** Merges the pull requests of a repository that wait for their rules to be met. */
export function autoMergeJobs(context: Context, merges: Pick<Merges, 'merge'>): JobHandlers {
  const { db, git } = context

  async function attempt(issueId: number): Promise<void> {
    const target = await findMergePullById(db.read, issueId)
    const autoMerge = target && readAutoMerge(target.pull)
    const repository = autoMerge && (await findRepositoryById(db.read, target.issue.repository_id))
    // The next event after the repository is unarchived starts this job again.
    if (!repository || repository.is_archived) return
    const actor = (await findAccounts(db.read, [autoMerge.enabledById])).get(autoMerge.enabledById)
    if (!actor || !(await canWrite(db.read, actor, repository)))
      return disable(repository, target, actor ?? target.author)
    const { method, commitTitle, commitMessage, mayChangeWorkflows = true, token } = autoMerge
    try {
      await merges.merge(writerOf(repository, actor), target.issue.number, {
        method,
        headOid: autoMerge.headOid,
        isAutomatic: true,
        mayChangeWorkflows,
        token,
        title: commitTitle ?? undefined,
        message: commitMessage ?? undefined,
      })
    } catch (error) {
      // Rules are not met yet, or the head moved. A later event starts this job again.
      if (!(error instanceof Problem) || error.status >= 500) throw error
      if (error.code === 'forbidden') await disable(repository, target, actor)
    }
  }

  function disable(repository: RepositoryRow, { issue }: MergePull, actor: AccountRow): Promise<void> {
    return writeTo(context, repository.id, (tx) =>
      joinChange(context, tx, { repository, actor }, async (change) => {
        const current = await findMergePullById(tx, issue.id)
        if (current?.pull.is_open && current.pull.auto_merge !== null) await disableAutoMerge(change, current)
      }),
    )
  }

  return git.isAvailable
    ? {
        [autoMergeKind]: {
          async run(payload, { signal }) {
            const { repositoryId } = Value.Parse(Payload, payload)
            const errors: unknown[] = []
            let batch: number[] = []
            do {
              batch = await listAutoMerges(db.read, repositoryId, {
                afterId: batch.at(-1) ?? 0,
                limit: batchSize,
              })
              for (const issueId of batch) {
                signal.throwIfAborted()
                await attempt(issueId).catch((error: unknown) => errors.push(error))
              }
            } while (batch.length === batchSize)
            if (errors.length > 0) throw new AggregateError(errors, 'Some automatic merges failed')
          },
        },
      }
    : {}
}

function writerOf(repository: RepositoryRow, actor: AccountRow): Writer {
  return {
    repository,
    actor,
    role: 'write',
    async requireRole(tx) {
      const current = await findRepositoryById(tx, repository.id)
      if (!current || current.is_archived) throw problem('archived')
      if (!(await canWrite(tx, actor, current))) throw problem('forbidden')
    },
  }
}
