import type { FastifyRequest } from 'fastify'
import type { Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'

/** The repository, actor and role of a change to issues. */
export interface IssueContext {
  repository: RepositoryRow
  role: Role
  viewer: Viewer
  actor: AccountRow
  /** The origin of this service's pages, for URLs in texts. */
  origin: string
}

/** For routes that require a user. */
export function issueContextOf(request: FastifyRequest): IssueContext {
  const { row, role } = request.repository
  refuseWithoutIssues(row)
  return {
    repository: row,
    role,
    viewer: request.viewer,
    actor: accountOf(request.viewer),
    origin: request.addresses.html,
  }
}

export function refuseWithoutIssues({ has_issues }: RepositoryRow): void {
  if (!has_issues) throw problem('issues_disabled')
}
