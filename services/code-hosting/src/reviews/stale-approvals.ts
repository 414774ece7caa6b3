import type { Transaction } from 'kysely'
import { ghost } from '../accounts/present/accounts.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { findHeadPush } from '../code/pushes/store/head-pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange } from '../issues/issue-change.ts'
import type { PullRow } from '../pulls/store/pulls.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { findBranchRules } from '../rules/branch-rules.ts'
import { dismissReview } from './dismiss-review.ts'
import { listApprovals } from './store/reviews.ts'

/**
 * Dismisses all approvals if the rules of the base branch require new ones when the diff changes. Runs in the
 * transaction that moves the head or selects another base branch.
 */
export async function dismissStaleApprovals(
  context: Pick<Context, 'activity' | 'clock' | 'pulls'>,
  tx: Transaction<Tables>,
  pull: PullRow,
): Promise<void> {
  const approvals = await listApprovals(tx, pull.issue_id)
  const [first] = approvals
  const repository = first && (await findRepositoryById(tx, pull.repository_id))
  if (!repository) return
  const { requiredReviews } = await findBranchRules(tx, repository, pull.base_ref)
  if (!requiredReviews?.dismissesStale) return
  const actorId = (await findHeadPush(tx, pull))?.actorId ?? first.author_id
  const actor = (await findAccounts(tx, [actorId])).get(actorId) ?? ghost
  await joinChange(context, tx, { repository, actor }, async (change) => {
    for (const approval of approvals)
      await dismissReview(change, approval, { message: null, commitOid: pull.head_oid })
  })
}
