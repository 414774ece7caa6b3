import { presentAccount } from '../accounts/present/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Change } from '../issues/issue-change.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import { presentTeam } from '../organizations/present/teams.ts'
import { findTeamById, type TeamRow } from '../organizations/store/teams.ts'
import { presentCurrentPull } from './present-current-pull.ts'

export function emitRequestEvent(
  { emit, repository }: Change,
  { id, number }: Pick<IssueRow, 'id' | 'number'>,
  action: 'review_requested' | 'review_request_removed',
  reviewer: { user: AccountRow } | { team: TeamRow },
): void {
  emit({
    event: 'pull_request',
    action,
    payload: async (tx, addresses) => {
      const parentId = 'team' in reviewer ? reviewer.team.parent_id : null
      const parent = parentId === null ? undefined : await findTeamById(tx, parentId)
      return {
        number,
        ...('user' in reviewer
          ? { requested_reviewer: presentAccount(reviewer.user, addresses) }
          : { requested_team: presentTeam(reviewer.team, parent, repository.owner_login, addresses) }),
        pull_request: await presentCurrentPull(tx, repository, id, addresses),
      }
    },
  })
}
