import type { Kysely } from 'kysely'
import { findHeadPush } from '../code/pushes/store/head-pushes.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { findPermissionsOfBots } from '../repositories/store/installed-repositories.ts'
import type { OwnerGroup } from './code-owners.ts'
import { filterWriters } from './reviewers.ts'
import { findOwnerGroups } from './store/review-ownership.ts'
import { listTeamMembers } from './store/review-teams.ts'
import { countUnresolvedThreads } from './store/review-threads.ts'
import { listLatestOpinions } from './store/reviews.ts'

/** The result of all reviews of a pull request, for the rules of its base branch. */
export interface ReviewDecision {
  /** Users with write access, and apps with write access to pull requests, whose latest opinion is an approval. */
  approvedBy: readonly number[]
  /** The same whose latest opinion requests changes. */
  changesRequestedBy: readonly number[]
  /**
   * The approval by each group of code owners of the changed files. `unknown` until the owners were read for the
   * current commits: call `refreshCodeOwners` before the transaction. Stays so if too many files changed.
   */
  codeOwners: 'approved' | 'missing' | 'unknown'
  /** True if the latest push was approved by a user other than its pusher, who is unknown without the head repository. */
  isLastPushApproved: boolean
  unresolvedConversations: number
}

type DecidedPull = Pick<
  PullRequest['pull'],
  'issue_id' | 'base_oid' | 'head_oid' | 'head_repository_id' | 'head_ref'
>

/** Reads with the given transaction only, so a merge can depend on it. */
export async function findReviewDecision(
  tx: Kysely<Tables>,
  repository: RepositoryRow,
  pull: DecidedPull,
): Promise<ReviewDecision> {
  const { issue_id } = pull
  const opinions = await listLatestOpinions(tx, issue_id)
  const authorIds = opinions.map(({ author_id }) => author_id)
  const writers = await filterWriters(tx, repository, authorIds)
  const permissions = await findPermissionsOfBots(tx, repository, authorIds)
  const counted = opinions.filter(
    ({ author_id }) => writers.has(author_id) || permissions.get(author_id)?.pull_requests === 'write',
  )
  const approvals = counted.filter(({ state }) => state === 'approved')
  const approvedBy = approvals.map(({ author_id }) => author_id)
  const push = await findHeadPush(tx, pull)
  const groups = await findOwnerGroups(tx, issue_id, pull)
  return {
    approvedBy,
    changesRequestedBy: counted
      .filter(({ state }) => state === 'changes_requested')
      .map(({ author_id }) => author_id),
    codeOwners: groups ? await findOwnerApproval(tx, groups, approvedBy) : 'unknown',
    isLastPushApproved:
      pull.head_repository_id !== null &&
      approvals.some(
        ({ author_id, submitted_at_ms, commit_oid }) =>
          !push ||
          (author_id !== push.actorId && (submitted_at_ms ?? 0) >= push.atMs && commit_oid === pull.head_oid),
      ),
    unresolvedConversations: await countUnresolvedThreads(tx, issue_id),
  }
}

async function findOwnerApproval(
  tx: Kysely<Tables>,
  groups: readonly OwnerGroup[],
  approvedBy: readonly number[],
): Promise<'approved' | 'missing'> {
  const teamIds = [...new Set(groups.flatMap(({ teams }) => teams))]
  const members = await listTeamMembers(tx, teamIds, approvedBy)
  const approvingTeams = new Set(members.map(({ teamId }) => teamId))
  const isApproved = groups.every(
    ({ users, teams }) =>
      users.some((id) => approvedBy.includes(id)) || teams.some((id) => approvingTeams.has(id)),
  )
  return isApproved ? 'approved' : 'missing'
}
