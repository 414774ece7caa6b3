import type { Role } from '../access/roles.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { IssueRow } from '../issues/store/issues.ts'

/** The objects that resolvers get. `__typename` chooses the type of interfaces and unions. */
export interface RepositorySource {
  __typename: 'Repository'
  row: RepositoryRow
  role: Role
}

export interface IssueSource {
  __typename: 'Issue' | 'PullRequest'
  row: IssueRow
  repository: RepositorySource
}

export interface AccountSource {
  __typename: 'User' | 'Organization' | 'Bot'
  row: AccountRow
}

export interface CommitSource {
  __typename: 'Commit'
  oid: string
  repository: RepositorySource
}

export function accountSource(row: AccountRow): AccountSource {
  if (row.role === 'organization') return { __typename: 'Organization', row }
  return { __typename: row.role === 'bot' ? 'Bot' : 'User', row }
}

export function issueSource(row: IssueRow, repository: RepositorySource): IssueSource {
  return { __typename: row.is_pull ? 'PullRequest' : 'Issue', row, repository }
}

export function ownerOf({ row }: RepositorySource): AccountSource {
  return accountSource({ id: row.owner_id, login: row.owner_login, role: row.owner_role })
}
