import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../access/viewer.ts'
import { type Writer, writerOf } from '../repositories/authorized-writes.ts'

/** A user who changes issues. */
export interface IssueContext extends Writer {
  viewer: Viewer
  /** The origin of this service's pages, for URLs in texts. */
  origin: string
}

/** For routes that require a user. */
export function issueContextOf(request: FastifyRequest): IssueContext {
  return { ...writerOf(request), viewer: request.viewer, origin: request.addresses.html }
}
