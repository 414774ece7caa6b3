import type { FastifyRequest } from 'fastify'
import type { Need } from '../access/needs.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { writerOf } from '../repositories/authorized-writes.ts'

export const reading: Need = { permission: 'pull_requests' }

/** Read access is enough to open a pull request. Further checks are made where needed. */
export const participating: Need = { permission: 'pull_requests', level: 'write', role: 'read' }

/** For routes that require a user. Pull requests exist also where issues are disabled. */
export function pullContextOf(request: FastifyRequest): IssueContext {
  return { ...writerOf(request), viewer: request.viewer, origin: request.addresses.html }
}
