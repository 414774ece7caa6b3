import type { AccountRow } from '../database/account-rows.ts'
import type { GistRow } from '../gists/store/gists.ts'
import type { ObjectType } from '../git/git.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import type { OpenRepository } from '../repositories/repository-scope.ts'

/** The objects that resolvers get. `__typename` chooses the type of interfaces and unions. */
export interface RepositorySource extends OpenRepository {
  __typename: 'Repository'
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

export interface ObjectSource {
  __typename: 'Commit' | 'Tree' | 'Blob' | 'Tag'
  oid: string
  repository: RepositorySource
}

export interface CommitSource extends ObjectSource {
  __typename: 'Commit'
}

export interface GistSource {
  __typename: 'Gist'
  row: GistRow
}

export function gistSource(row: GistRow): GistSource {
  return { __typename: 'Gist', row }
}

export function accountSource(row: AccountRow): AccountSource {
  if (row.role === 'organization') return { __typename: 'Organization', row }
  return { __typename: row.role === 'bot' ? 'Bot' : 'User', row }
}

export function issueSource(row: IssueRow, repository: RepositorySource): IssueSource {
  return { __typename: row.is_pull ? 'PullRequest' : 'Issue', row, repository }
}

const typeNames = { commit: 'Commit', tree: 'Tree', blob: 'Blob', tag: 'Tag' } as const

export function objectSource(type: ObjectType, oid: string, repository: RepositorySource): ObjectSource {
  return { __typename: typeNames[type], oid, repository }
}

export function commitSource(oid: string, repository: RepositorySource): CommitSource {
  return { __typename: 'Commit', oid, repository }
}

export function ownerOf({ row }: RepositorySource): AccountSource {
  return accountSource({ id: row.owner_id, login: row.owner_login, role: row.owner_role })
}
