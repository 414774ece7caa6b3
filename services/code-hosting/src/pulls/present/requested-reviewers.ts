import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { presentTeam } from '../../organizations/present/teams.ts'
import type { Addresses } from '../../wire/addresses.ts'
import type { RequestedReviewers } from '../store/requested-reviewers.ts'

/** Teams belong to the owner of the repository. */
export function presentRequestedReviewers(
  issueId: number,
  { users, teams, parents }: RequestedReviewers,
  { owner_login }: { owner_login: string },
  addresses: Addresses,
) {
  return {
    users: (users.get(issueId) ?? []).map((user) => presentAccount(user, addresses)),
    teams: (teams.get(issueId) ?? []).map((team) =>
      presentTeam(team, parents.get(team.parent_id ?? 0), owner_login, addresses),
    ),
  } satisfies components['schemas']['pull-request-review-request']
}
