import type { Transaction } from 'kysely'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { Tables } from '../database/tables.ts'
import { validationFailed } from '../errors.ts'
import { findPullById, findTwin } from './store/pulls.ts'

/** Throws unless both branches exist and no other pull request is open for them. */
export async function refuseReopening(tx: Transaction<Tables>, issueId: number): Promise<void> {
  const current = await findPullById(tx, issueId)
  if (!current) return
  const { pull } = current
  if (pull.merged_at_ms !== null) throw reopenError('The pull request cannot be reopened.')
  const { head_repository_id: headId, head_ref, base_ref } = pull
  if (headId === null) throw reopenError('The repository that submitted this pull request has been deleted.')
  for (const [repositoryId, branch] of [
    [headId, head_ref],
    [pull.repository_id, base_ref],
  ] as const)
    if (!(await findRefOid(tx, repositoryId, `refs/heads/${branch}`)))
      throw reopenError(`The ${branch} branch has been deleted.`)
  if (await findTwin(tx, pull, issueId))
    throw reopenError(`There is already an open pull request from ${head_ref} to ${base_ref}.`)
}

function reopenError(reason: string) {
  return validationFailed({
    resource: 'PullRequest',
    field: 'state',
    code: 'custom',
    message: `state cannot be changed. ${reason}`,
  })
}
