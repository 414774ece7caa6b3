import { usersAs } from '@octavo/platform/auth/user-table.ts'
import type { Kysely } from 'kysely'
import { accountColumns } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { findTeams, type TeamRow } from '../../organizations/store/teams.ts'

export interface RequestedReviewers {
  /** By the id of the pull request's issue. */
  users: ReadonlyMap<number, readonly AccountRow[]>
  teams: ReadonlyMap<number, readonly TeamRow[]>
  /** The parents of the teams, by id. */
  parents: ReadonlyMap<number, TeamRow>
}

/** Teams that have become secret, or whose organization no longer owns the repository, are left out. */
export async function loadRequestedReviewers(
  db: Kysely<Tables>,
  issueIds: readonly number[],
): Promise<RequestedReviewers> {
  if (issueIds.length === 0) return { users: new Map(), teams: new Map(), parents: new Map() }
  const users = await db
    .selectFrom('review_request')
    .innerJoin(usersAs('account'), 'account.id', 'review_request.user_id')
    .where('review_request.issue_id', 'in', issueIds)
    .orderBy('review_request.id')
    .select(['review_request.issue_id as issueId', ...accountColumns])
    .execute()
  const teams = await db
    .selectFrom('review_request')
    .innerJoin('team', 'team.id', 'review_request.team_id')
    .innerJoin('issue', 'issue.id', 'review_request.issue_id')
    .innerJoin('repository', 'repository.id', 'issue.repository_id')
    .where('review_request.issue_id', 'in', issueIds)
    .where('team.privacy', '=', 'closed')
    .whereRef('team.organization_id', '=', 'repository.owner_id')
    .orderBy('review_request.id')
    .selectAll('team')
    .select('review_request.issue_id as issueId')
    .execute()
  const parentIds = teams.flatMap(({ parent_id }) => parent_id ?? [])
  return {
    users: Map.groupBy(users, ({ issueId }) => issueId),
    teams: Map.groupBy(teams, ({ issueId }) => issueId),
    parents: await findTeams(db, parentIds),
  }
}
