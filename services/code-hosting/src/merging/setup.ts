import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import { createHeadFollower } from '../reviews/head-follower.ts'
import { createReviewDiffs } from '../reviews/review-diffs.ts'
import { autoMergeJobs } from './auto-merge-jobs.ts'
import { createAutoMergeTrigger } from './auto-merge-triggers.ts'
import { createBranchUpdates } from './branch-updates.ts'
import { createMergeCompletion, mergeKind } from './complete-merge.ts'
import { branchDeletionJobs } from './delete-merged-branch.ts'
import { createMergeGate } from './merge-gate.ts'
import { createMergeability } from './mergeability.ts'
import { createStateReader } from './mergeable-state.ts'
import { createMerges } from './merges.ts'
import { mergeRoutes } from './routes/merges.ts'

export function setUpMerging(context: Context): Subject {
  const people = createCommitPeople(context.db)
  const mergeability = createMergeability(context, people)
  const follower = createHeadFollower(context, createReviewDiffs(context))
  const gate = createMergeGate(context, follower)
  const merges = createMerges(context, people, gate)
  context.pulls.followWith((tx, pull) => mergeability.request(tx, pull))
  context.pulls.readMergeableStateWith(createStateReader(context, gate, mergeability))
  context.activity.observeLast(createAutoMergeTrigger(context))
  context.pushes.completeWith(mergeKind, createMergeCompletion(context))
  return {
    jobs: { ...mergeability.jobs, ...branchDeletionJobs(context), ...autoMergeJobs(context, merges) },
    routes: [mergeRoutes(merges, createBranchUpdates(context, people))],
  }
}
