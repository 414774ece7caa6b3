import type { FastifyRequest } from 'fastify'
import type { Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'

/** Where something of an issue is about to change, and by whom. */
export interface IssuePlace {
  repository: RepositoryRow
  role: Role
  viewer: Viewer
  actor: AccountRow
  /** Where this service's pages are: texts may point there. */
  origin: string
}

/** On a route that turns anonymous callers away. */
export function issuePlaceOf(request: FastifyRequest): IssuePlace {
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
