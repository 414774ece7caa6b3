import type { Context } from '../context.ts'
import { createMergeGate } from '../merging/merge-gate.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { createHeadFollower } from '../reviews/head-follower.ts'
import { createReviewDiffs } from '../reviews/review-diffs.ts'
import type { RepositoryPageRequest } from './page-request.ts'

/** Says why pull requests cannot be merged, by the rules that merges are checked against. */
export function createMergeVerdicts(context: Context) {
  const gate = createMergeGate(context, createHeadFollower(context, createReviewDiffs(context)))
  return {
    gate,
    async findRefusal(
      { row: repository }: Pick<RepositoryPageRequest, 'row'>,
      { pull }: PullRequest,
    ): Promise<string | undefined> {
      if (!pull.is_open) return undefined
      const target = { repository, pull }
      const facts = await gate.read(target, pull.base_oid)
      return (await gate.evaluate(context.db.read, target, facts)).refusal
    },
  }
}
