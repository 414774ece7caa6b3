import type { FastifyRequest } from 'fastify'
import type { Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { type Writer, writerOf } from '../repositories/role-check.ts'

/** The repository, actor and role of a change to issues. */
export interface IssueContext extends Writer {
  role: Role
  viewer: Viewer
  /** The origin of this service's pages, for URLs in texts. */
  origin: string
}

/** For routes that require a user. */
export function issueContextOf(request: FastifyRequest): IssueContext {
  const { row, role } = request.repository
  refuseWithoutIssues(row)
  return { ...writerOf(request), role, viewer: request.viewer, origin: request.addresses.html }
}

export function refuseWithoutIssues({ has_issues }: RepositoryRow): void {
  if (!has_issues) throw problem('issues_disabled')
}
