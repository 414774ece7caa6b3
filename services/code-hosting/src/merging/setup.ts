import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { HeadFollower } from '../reviews/head-follower.ts'
import { autoMergeJobs } from './auto-merge-jobs.ts'
import { createAutoMergeTrigger } from './auto-merge-triggers.ts'
import { type BranchUpdates, createBranchUpdates } from './branch-updates.ts'
import { createMergeCompletion, mergeKind } from './complete-merge.ts'
import { branchDeletionJobs } from './delete-merged-branch.ts'
import { createMergeGate, type MergeGate } from './merge-gate.ts'
import { createMergeability } from './mergeability.ts'
import { createStateReader } from './mergeable-state.ts'
import { createMerges, type Merges } from './merges.ts'
import { mergeRoutes } from './routes/merges.ts'

export interface MergingSubject extends Subject {
  gate: MergeGate
  /** It contains a lock, so all callers use this one. */
  merges: Merges
  branchUpdates: BranchUpdates
}

export function setUpMerging(context: Context, follower: HeadFollower): MergingSubject {
  const people = createCommitPeople(context.db)
  const mergeability = createMergeability(context, people)
  const gate = createMergeGate(context, follower)
  const merges = createMerges(context, people, gate)
  const branchUpdates = createBranchUpdates(context, people)
  context.pulls.followWith((tx, pull) => mergeability.request(tx, pull))
  context.pulls.readMergeableStateWith(createStateReader(context, gate, mergeability))
  context.activity.observeLast(createAutoMergeTrigger(context))
  context.pushes.completeWith(mergeKind, createMergeCompletion(context))
  return {
    gate,
    merges,
    branchUpdates,
    jobs: { ...mergeability.jobs, ...branchDeletionJobs(context), ...autoMergeJobs(context, merges) },
    routes: [mergeRoutes(merges, branchUpdates)],
  }
}
