import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { type Writer, writerOf } from '../repositories/authorized-writes.ts'

/** A user who changes issues. */
export interface IssueContext extends Writer {
  viewer: Viewer
  /** The origin of this service's pages, for URLs in texts. */
  origin: string
}

/** For routes that require a user. */
export function issueContextOf(request: FastifyRequest): IssueContext {
  refuseWithoutIssues(request.repository.row)
  return { ...writerOf(request), viewer: request.viewer, origin: request.addresses.html }
}

export function refuseWithoutIssues({ has_issues }: RepositoryRow): void {
  if (!has_issues) throw problem('issues_disabled')
}
