import type { FastifyRequest } from 'fastify'
import type { Need } from '../access/needs.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { writerOf } from '../repositories/authorized-writes.ts'

/** Read access is enough to review and to comment. Further checks are made where needed. */
export const reviewing: Need = { permission: 'pull_requests', level: 'write', role: 'read' }

/** For requests of reviews. */
export const triage: Need = { permission: 'pull_requests', level: 'write', role: 'triage' }

/** For dismissals. */
export const dismissing: Need = { permission: 'pull_requests', level: 'write', role: 'write' }

export const reading: Need = { permission: 'pull_requests' }

/** For routes that require a user. Pull requests exist also where issues are disabled. */
export function reviewContextOf(request: FastifyRequest): IssueContext {
  return { ...writerOf(request), viewer: request.viewer, origin: request.addresses.html }
}
